"""Playing with the keyboard alone."""

from __future__ import annotations

from browser.conftest import Visit
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

FOCUS = """() => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nowhere'
  const box = focused.getBoundingClientRect()
  const style = getComputedStyle(focused)
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const marked = style.outlineStyle !== 'none' || parseFloat(style.strokeWidth) >= 6
    || focused.matches('.unseen') // its label is marked
  const name = focused.getAttribute('aria-label') ?? focused.textContent.trim()
  return inside && marked ? 'seen' : `not to be seen: ${focused.tagName} ${name.slice(0, 60)}`
}"""


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    """Press Tab until an element has the focus; the focus must always be visible."""
    for _ in range(200):
        if wanted.count() == 1 and wanted.evaluate("(it) => it === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(FOCUS) == "nowhere":  # after the last element: the browser
            visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate(FOCUS) == "seen"
    raise AssertionError(f"Tab never comes to {wanted}")


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    anna = visit().go("/")
    press = anna.page.keyboard.press
    expect(anna.offer("Play now")).to_be_visible()
    tab_to(anna, anna.offer("Play now"))
    press("Enter")
    anna.wait_for_turn()
    tab_to(anna, anna.district(6))
    press("ArrowRight")
    expect(anna.district(7)).to_be_focused()
    press("ArrowDown")
    expect(anna.district(11)).to_be_focused()
    press("ArrowUp")
    press("3")
    anna.see("How many in district 7?")
    press("+")
    press("-")
    entries = anna.log.count()
    press("Enter")
    placed = anna.log.filter(has_text="You place 3 mafiosi in district 7")
    expect(placed).to_have_count(1)
    expect(anna.log.nth(entries + 1)).to_be_attached()
    anna.wait_for_turn()
    assert anna.page.evaluate(FOCUS) == "seen"

    tab_to(anna, anna.button("Done: turn over a card"))
    entries = anna.log.count()
    press("Space")
    expect(anna.log.nth(entries)).to_be_attached()
    anna.wait_for_turn()
    assert anna.page.evaluate("document.activeElement !== document.body")


def test_the_skip_link_and_a_form_work_by_keyboard(visit: Visit) -> None:
    anna = visit().go("/")
    press = anna.page.keyboard.press
    expect(anna.offer("Play now")).to_be_visible()
    press("Tab")
    expect(anna.link("Skip to the content")).to_be_focused()
    expect(anna.link("Skip to the content")).to_be_in_viewport()
    press("Enter")
    tab_to(anna, anna.offer("New table…"))
    press("Enter")
    form = anna.page.get_by_role("dialog")
    expect(form).to_be_visible()
    press("Escape")
    expect(form).to_have_count(0)
    expect(anna.offer("New table…")).to_be_focused()
