"""What the plates say."""

import pytest

from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.plates import plate_text
from bezique_desktop.ui.scene.tips import plate_tip
from tests.ui.scene.deals import steps


@pytest.mark.parametrize("claim", ["auto", "manual"])
@pytest.mark.parametrize("company", [Company(), Company(("", "expert"))])
def test_the_tricks_of_a_race_are_told_once(claim: str, company: Company) -> None:
    for step in steps("sixty-six", 1, s_claim=claim):
        for side in range(2):
            text = plate_text(step, company, side, step.view.scores[side])
            lines = (text.note, text.target_line, text.deal_line)
            missing = "missing" in text.deal_line
            assert sum("trick" in line for line in lines) == (0 if missing and company.note(side) else 1)
            assert "\n\n" not in plate_tip(step, side, step.view.scores[side], company)
            assert plate_tip(step, side, step.view.scores[side], company).count("trick") == 1
