"""The line protocol for players, as ``bezique player --protocol`` prints it."""

from typing import Final

TEXT: Final = """\
The line protocol for computer players, version 1

A player is a program that reads one JSON object a line from standard input and writes exactly one JSON object a line to
standard output, flushed at once. It ends when its input ends. What it writes to standard error is passed on.

Questions and answers

  {"hello": 1}                                  Who is there? 1 is the version of this protocol.
  {"hello": 1, "program": NAME, "version": TEXT}

  {"view": {...}, "seed": N, "number": N}       What do you do?
  {"action": "play QS1", "number": N}           One of the texts in view.legal, and the number of the question.

  {"advice": 1, "view": {...}, "seed": N, "number": N}   What would the strongest level do, and why?
  {"advice": {...}, "number": N}                See below. Only a program whose hello holds "advice": 1 is asked this.

  {"error": SENTENCE, "number": N}              The answer to a line that cannot be understood or answered.

"seed" is the only source of chance that a player should use: equal view and equal seed, equal answer. "seed" and
"number" may be missing. Fields that a player does not know must be passed over; a change that breaks a player raises
the version here or "format" in the view.

A program that gives no answer in time (5 seconds unless --patience says otherwise), ends, or answers what the rules
refuse is replaced for that move by the simplest player, and named; after silence it is started anew, and after three
silences in a row it is given up for the rest of the deal. A program that has ended three times without one answer is
given up for good. A line with another number, or without a JSON object, is no answer: it is passed over.

The view

  format          1
  game, options   the id of the game and every option with its value ("bezique games GAME" explains them)
  seat            the seat that is asked; seats are numbered from 0 in order of play, its side is seat modulo sides
  match_number, deal_number, dealer
  phase           "open" while the talon lasts, then "end", then "over"
  to_act, leader  seats or null
  trump, banned   suits: C, D, H, S in the notation of the cards, or null
  turn_up         the card turned up, or null
  talon           how many cards are still to be drawn, the turn-up among them
  hands           a list a seat: your own cards in full, of the others those that were seen, and "??" for each other
  shown           a list a seat: the cards face up on the table
  trick           the running trick in order of play, from leader on
  played, leaders, takers
                  the cards of all finished tricks, who led each and who took it
  scores, totals  points of this deal and of the finished deals, by side
  melds           what each seat (or side, where partners combine) has scored: "declare marriage KH1 QH1"
  sevens          the trump sevens that have scored
  opportunity, declared, seven_used
                  whether something may be declared now, was declared, and whether the seven was used
  last_drawn      your latest card, or null
  asked, right    the seat whose carte blanche is asked for; whether you may still show one
  closed_by       who closed the talon, or null
  announced       the suit of a marriage whose king or queen must be led, or null
  pending         a list a seat: what could be scored from cards that all lie on its table
  legal           what you may do, as text

Cards are rank, suit and copy: 7 8 9 J Q K T A, C D H S, and 1 for the first pack: "TD2" is the second ten of diamonds.

Actions

  play CARD              exchange CARD          show CARD (a trump seven)
  declare KIND CARD...   draw                   carte-blanche
  waive (no carte blanche)   close (the talon)  claim (the deal)

The advice

  action          what to do, one of view.legal
  reason          a word for the reason; those that are not known must be passed over
  cards, kind     the cards and the declaration that the reason is about, or null
  points          the points that it is about
  chances         how many unseen cards bring the declaration nearer, or of how many hands or tricks the reason tells
  worlds          in how many imagined deals the action was tried, 0 if it was judged without
  runners         what comes next: [{"action": ..., "cost": POINTS}, ...]
"""
