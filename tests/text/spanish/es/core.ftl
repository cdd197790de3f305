### A small part of Spanish: enough for some cards, to show what a language needs.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-nor = { $first } ni { $last }
