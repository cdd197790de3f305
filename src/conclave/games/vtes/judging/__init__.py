"""Parts of the V:TES judgement: a seat's view, fights, the worth of effects."""
