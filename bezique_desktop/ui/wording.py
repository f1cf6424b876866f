"""All wording in one place: what the rest of the window imports. Each topic has a module of its own."""

from bezique_desktop.ui.wording_cards import (
    card_sign,
    card_signs,
    card_words,
    cards_words,
    points_text,
    set_index_language,
    suit_word,
    talon_text,
    tricks_text,
    trump_text,
    trumps_made,
)
from bezique_desktop.ui.wording_games import game_title, match_title, opponent
from bezique_desktop.ui.wording_hints import action_text, hint_text, hint_title
from bezique_desktop.ui.wording_kinds import kind_name, kind_title, kind_within, kind_words
from bezique_desktop.ui.wording_log import log_lines, spoken_text
from bezique_desktop.ui.wording_reasons import no_meld_text, reason_text

__all__ = [
    "action_text",
    "card_sign",
    "card_signs",
    "card_words",
    "cards_words",
    "game_title",
    "hint_text",
    "hint_title",
    "kind_name",
    "kind_title",
    "kind_within",
    "kind_words",
    "log_lines",
    "match_title",
    "no_meld_text",
    "opponent",
    "points_text",
    "reason_text",
    "set_index_language",
    "spoken_text",
    "suit_word",
    "talon_text",
    "tricks_text",
    "trump_text",
    "trumps_made",
]
