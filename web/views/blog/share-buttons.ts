import { closest } from '#web/lib/closest.ts'
import { alertUnreachable } from '#web/lib/site-words.ts'

/** Handles clicks on share buttons, marked `data-share`; the code for it is loaded with the first click. */
export function handleShareButtons(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-share]')
    if (button) import('./share.ts').then(({ share }) => share(button), alertUnreachable)
  })
}
