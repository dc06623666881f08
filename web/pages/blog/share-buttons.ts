import { closest } from '#web/browser/closest.ts'
import { whenIdle } from '#web/browser/schedule.ts'

/**
 * Shares an article at a press on its button; where its code fails to load, the press falls back. The code is loaded before
 * the press, because WebKit lets nothing be copied once the press has waited for the network.
 */
export function shareOnPress(page: Document): void {
  if (page.querySelector('[data-share]')) whenIdle(page, () => void import('./share.ts').catch(() => {}))
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-share]')
    if (!button) return
    import('./share.ts').then(
      ({ share }) => share(button),
      () => void window.eventReplay.fallBack(event),
    )
  })
}
