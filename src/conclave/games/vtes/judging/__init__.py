"""What the judgement of V:TES rests on: the view looked up, fights foreseen, effects weighed."""
