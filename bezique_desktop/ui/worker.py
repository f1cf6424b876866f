"""A program that answers line by line on its standard streams, as seen from the event loop: it is never waited for."""

from PySide6.QtCore import QObject, QProcess, Signal

ENDING_MS = 1000
"""How long a killed program may take to be gone."""


class Worker(QObject):
    """One running program. It starts with the first line that it is asked and is started anew after :meth:`stop`."""

    answered = Signal(str)
    """A line that it wrote."""
    broke = Signal(str)
    """It ended or could not be started; the text says why. Not emitted for :meth:`stop`."""

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None

    def start(self) -> None:
        """Start the program unless it runs."""
        if self._process is None:
            process = QProcess(self)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            process.readyReadStandardOutput.connect(self._read)
            process.errorOccurred.connect(self._failed)
            process.finished.connect(self._finished)
            self._process = process
            process.start(self._command[0], self._command[1:])

    def ask(self, line: str) -> None:
        """Write a line to the program."""
        self.start()
        if self._process is not None:
            self._process.write(line.encode() + b"\n")

    def stop(self) -> None:
        """Kill the program, and wait until it is gone."""
        process, self._process = self._process, None
        if process is not None:
            for signal in (process.readyReadStandardOutput, process.errorOccurred, process.finished):
                signal.disconnect()
            process.kill()
            process.waitForFinished(ENDING_MS)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.answered.emit(bytes(self._process.readLine().data()).decode(errors="replace").strip())

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._break(self._process.errorString())

    def _finished(self, status: int) -> None:
        self._break(f"it ended with status {status}")

    def _break(self, why: str) -> None:
        self.stop()
        self.broke.emit(why)
