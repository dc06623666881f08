import type { PageHtml } from '../../ui/raw-html.ts'

/** Selects the possible targets of events, and the parts whose HTML is in the page alone. */
const PARTS = 'a, button, details, form, input, select, summary, textarea, [data-part-of-page]'

/** Finds the element that is in the place of another one, which may be the same. */
export type Counterpart = <E extends HTMLElement>(element: E) => E

/** @returns the HTML of the parts that an island has in the page and in no script */
export function readPageHtml(island: HTMLElement): PageHtml {
  return Object.fromEntries(
    Array.from(island.querySelectorAll<HTMLElement>('[data-part-of-page]'), ({ dataset, innerHTML }) => [
      dataset.partOfPage,
      innerHTML,
    ]),
  )
}

/**
 * Remembers the parts of an island before its hydration. React renders an island again whose HTML a translator or a
 * password manager has changed; what was typed, chosen, opened or focused there is lost with the old elements.
 *
 * @returns carries it over to the new elements, and returns what finds them; with `notify` off, no event is dispatched
 */
export function rememberParts(island: HTMLElement): (options?: { notify: boolean }) => Counterpart {
  const before = nameParts(island)
  let focused = document.activeElement
  island.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  return ({ notify } = { notify: true }) => {
    const after = nameParts(island)
    const counterparts = new Map<Element, HTMLElement>()
    for (const [name, old] of before) {
      const current = after.get(name)
      if (!current || current === old) continue
      counterparts.set(old, current)
      if (old.dataset.partOfPage !== undefined && !old.hidden) current.removeAttribute('hidden')
      carryOver(old, current, notify)
      if (old === focused && document.activeElement === document.body) current.focus({ preventScroll: true })
    }
    return <E extends HTMLElement>(element: E) => (counterparts.get(element) as E | undefined) ?? element
  }
}

/**
 * Indexes parts by their tag, their name, and their number among the same: a translator or a password manager adds
 * others.
 */
function nameParts(island: HTMLElement): Map<string, HTMLElement> {
  const byName = new Map<string, HTMLElement>()
  for (const part of island.querySelectorAll<HTMLElement>(PARTS)) {
    const name = `${part.localName} ${part.getAttribute('name') ?? ''}`
    let number = 0
    while (byName.has(`${name} ${number}`)) number += 1
    byName.set(`${name} ${number}`, part)
  }
  return byName
}

/** Writes what a field held into another one, as the visitor would, and opens what was open. */
function carryOver(from: HTMLElement, to: HTMLElement, notify: boolean): void {
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open)
  if (!isField(from) || !isField(to)) return
  const changed = (['value', 'checked'] as const).filter((property) => from[property] !== to[property])
  if (changed.length === 0) return
  // Bypasses React's own setter, which hides a change from its listeners.
  for (const property of changed)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), property)?.set?.call(to, from[property])
  if (!notify) return
  to.dispatchEvent(new Event('input', { bubbles: true }))
  to.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether a visitor fills in an element. Selects and text areas have no `checked`. */
function isField(element: HTMLElement): element is HTMLInputElement {
  return element.matches('input:not([type="hidden"]), select, textarea')
}
