/**
 * Opens one founder card at a time: the toggle covers its card, and the close button closes it. The toggles'
 * `aria-expanded` is all the state there is; founders.css follows it.
 */
export function openFounderCards(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('.founder-toggle, .founder-close') : null
    const toggle = pressed?.closest('.founder')?.querySelector<HTMLElement>('.founder-toggle')
    if (!toggle) return
    const opens = toggle.ariaExpanded === 'false'
    for (const each of page.querySelectorAll('.founder-toggle')) {
      each.setAttribute('aria-expanded', String(opens && each === toggle))
    }
    if (pressed !== toggle) toggle.focus()
  })
}
