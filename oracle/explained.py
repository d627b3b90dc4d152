"""Disagreements that are understood. Each has a row with the same name in `docs/differences.md`: who is right, and why.

A reason tells whether it explains a case. It looks at the case as closely as it can: what is explained here is not reported.
"""

REASONS = {}


def explains(*aspects, variants=None):
    def register(function):
        REASONS[function.__name__.replace("_", "-")] = (aspects, variants, function)
        return function
    return register


def reason(case):
    for name, (aspects, variants, holds) in REASONS.items():
        if case["aspect"] in aspects and (variants is None or case["variant"] in variants) and holds(case):
            return name
    return None


def fields(text):
    return text.split(" ")


@explains("claim", variants=["breakthrough"])
def no_draws_where_none_can_be(case):
    """Every move brings a piece forward, so the game ends by itself."""
    return case["ours"] is None


@explains("fen")
def targets_nobody_can_use(case):
    """We note en-passant targets only when some piece of the other side could move there; they do so for some kinds of pawns only."""
    ours, theirs = fields(case["ours"]), fields(case["theirs"])
    if len(ours) != len(theirs) or ours[3:4] != ["-"]:
        return False
    return ours[:3] + ours[4:] == theirs[:3] + theirs[4:]
