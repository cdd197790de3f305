"""The words of the card language that V:TES adds.

A word gets the table and `act`, the context in which it is used: the Methuselah (`you`), the card
it is on (`source`), the minion who plays it or has it (`here`), the target (`them`) and a number
(`amount`).
"""
