import { viewAt } from '../views.ts'
import { loadView } from './load-view.ts'
import { whenIdle } from './when-idle.ts'

let alive: Promise<void> | undefined

/**
 * Brings the page alive: fetches React and the view's code, and hydrates. Safe to call often.
 *
 * @returns settles once the view answers to a visitor
 * @throws where its code can't be fetched
 */
export function hydrate(): Promise<void> {
  alive ??= Promise.all([import('../hydrate-app.tsx'), loadView(viewAt(location.pathname).name)]).then(
    ([{ hydrateApp }]) => hydrateApp(),
  )
  // A network that fails now may work at the next touch.
  alive.catch(() => {
    alive = undefined
  })
  return alive
}

/**
 * Brings the page alive once it is painted and the device has nothing better to do, or at the first touch. The page is
 * complete without it, so its code does not compete with what a visitor sees first. What a visitor does meanwhile is
 * kept and done when the page is alive: a button's click, and a form's sending.
 *
 * @param page the document to bring alive
 */
export function hydrateLate(page: Document): void {
  const early = ['pointerdown', 'keydown', 'focusin', 'click', 'submit'] as const
  const start = (then?: () => void) =>
    hydrate().then(
      () => {
        for (const kind of early) page.removeEventListener(kind, keep, { capture: true })
        then?.()
      },
      () => {},
    )
  const keep = (event: Event) => {
    const meant = whatIsMeant(event)
    if (meant) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    start(meant)
  }
  for (const kind of early) page.addEventListener(kind, keep, { capture: true })

  whenIdle(page, start)
}

/** What an event that came too early would have done, where only a living page can do it. */
function whatIsMeant({ type, target }: Event): (() => void) | undefined {
  if (type === 'submit' && target instanceof HTMLFormElement) return () => target.requestSubmit()
  const button = type === 'click' && target instanceof Element && target.closest('button')
  if (button && button.type !== 'submit') return () => button.click()
  return undefined
}
