"""How scores are written."""

from bezique_desktop.ui.figures import figure, plain, signed


def test_thousands_stand_apart() -> None:
    assert [figure(score) for score in (0, 640, 1940, -1400, 12000)] == [
        "0",
        "640",
        "1\u2009940",
        "\u22121\u2009400",
        "12\u2009000",
    ]


def test_a_sign_stands_before_them() -> None:
    assert [signed(score) for score in (0, 1940, -30)] == ["+0", "+1\u2009940", "\u221230"]


def test_gaps_are_not_read_aloud() -> None:
    assert plain(f"{figure(1940)}, {figure(12000)}") == "1940, 12000"
