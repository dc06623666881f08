/** Where a card opens under a pointer and with the keyboard's focus, as in founder-arches.css. */
const LARGE_SCREEN = '(width >= 48rem) and (hover: hover)'
const ARCH = '.in-row > .founder'

/**
 * Opens one founder card at a time: by its toggle, which covers the card; where the screen is large also under the mouse
 * and with the keyboard's focus. The close button, the toggle and Escape close it. The toggles' `aria-expanded` is all
 * the state there is; the stylesheet follows it.
 */
export function openFounderCards(page: Document): void {
  const screen = matchMedia(LARGE_SCREEN)
  const show = (open: Element | null | undefined) => {
    for (const toggle of page.querySelectorAll('.founder-toggle'))
      toggle.setAttribute('aria-expanded', String(toggle.closest('.founder') === open))
  }
  const archOf = ({ target }: Event) =>
    screen.matches && target instanceof Element ? target.closest(ARCH) : null
  /** Shows the card that has the focus of the keyboard, which may be none. */
  const showFocused = () => show(page.querySelector(`${ARCH}:has(:focus-visible)`))

  page.addEventListener('click', (event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest('.founder-toggle, .founder-close') : null
    const card = pressed?.closest('.founder')
    const toggle = card?.querySelector<HTMLElement>('.founder-toggle')
    // A mouse has opened it by pointing at it.
    const isByMouse = event.detail > 0 && (event as PointerEvent).pointerType !== 'touch'
    if (!toggle || (isByMouse && archOf(event))) return
    show(toggle.ariaExpanded === 'false' ? card : undefined)
    if (pressed !== toggle) toggle.focus()
  })
  page.addEventListener('pointerover', (event) => {
    const card = archOf(event)
    if (card && event.pointerType !== 'touch' && !card.contains(event.relatedTarget as Node | null))
      show(card)
  })
  page.addEventListener('pointerout', (event) => {
    const card = archOf(event)
    if (card && event.pointerType !== 'touch' && !card.contains(event.relatedTarget as Node | null))
      showFocused()
  })
  page.addEventListener('focusin', (event) => {
    if (archOf(event)?.matches(':has(:focus-visible)')) showFocused()
  })
  page.addEventListener('focusout', (event) => {
    const card = archOf(event)
    // The mouse may have opened another one meanwhile.
    if (!card?.matches(':hover'))
      card?.querySelector('.founder-toggle')?.setAttribute('aria-expanded', 'false')
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(undefined)
  })
}
