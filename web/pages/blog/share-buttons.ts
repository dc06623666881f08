import { closest } from '#web/browser/closest.ts'

/** Shares an article at a press on its button, whose code is loaded then; where that fails, the press falls back. */
export function shareOnPress(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-share]')
    if (!button) return
    import('./share.ts').then(
      ({ share }) => share(button),
      () => void window.eventReplay.fallBack(event),
    )
  })
}
