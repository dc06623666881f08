import { alertUnreachable } from '#web/lib/site-words.ts'

/** Handles clicks on share buttons, marked `data-share`; the code for it is loaded with the first click. */
export function handleShareButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (!button) return
    import('./share.ts').then(({ share }) => share(button), alertUnreachable)
  })
}
