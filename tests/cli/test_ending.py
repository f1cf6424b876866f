"""A signal to end is heeded once, and nothing of it is seen."""

import signal
import subprocess
import sys

import pytest

from bezique_desktop.cli.ending import ended_once, heed_no_more

TRIES = 5


def end_twice(done: list[str]) -> None:
    """The first signal comes in the middle of the work, the second while it is put away."""
    with ended_once():
        try:
            signal.raise_signal(signal.SIGTERM)
            done.append("worked on")
        finally:
            signal.raise_signal(signal.SIGTERM)
            done.append("put away")


def test_the_second_signal_disturbs_nothing() -> None:
    before, done = signal.getsignal(signal.SIGTERM), list[str]()
    with pytest.raises(SystemExit, match=str(128 + signal.SIGTERM)):
        end_twice(done)
    assert done == ["put away"]
    assert signal.getsignal(signal.SIGTERM) is before


def test_what_is_putting_away_already_is_not_disturbed() -> None:
    with ended_once():
        heed_no_more()
        signal.raise_signal(signal.SIGTERM)


@pytest.mark.skipif(sys.platform == "win32", reason="a process is ended there without being asked")
def test_a_helper_ends_quietly_however_often_it_is_told_to() -> None:
    """Its input closes, and signals come before, meanwhile and after."""
    for _try in range(TRIES):
        command = [sys.executable, "-m", "bezique_desktop.cli.main", "work"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as helper:
            assert helper.stdin
            assert helper.stdout
            assert helper.stderr
            helper.stdin.write(b"nothing\n")
            helper.stdin.flush()
            assert b"error" in helper.stdout.readline()
            helper.stdin.close()
            while helper.poll() is None:
                helper.send_signal(signal.SIGTERM)
            assert helper.stderr.read() == b""
