import { siteWords } from './site-words.ts'

/** A data URL, so that it shows without a network. */
const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-78 -78 244 244'%3E%3Cg fill='none' stroke='%234c6b3c' stroke-width='1.5'%3E%3Cpath d='M20 68V38c0-16 24-24 24-24s24 8 24 24v30Z'/%3E%3Cpath d='M30 58l9-11 7 8 5-6 8 9'/%3E%3Ccircle cx='54' cy='38' r='4'/%3E%3C/g%3E%3C/svg%3E"

/** Replaces every image that fails to load, or has failed before, by a placeholder whose alt text explains it. */
export function replaceBrokenImages(page: Document): void {
  page.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target)
    },
    true,
  )
  for (const image of page.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image)
  }
}

function replace(image: HTMLImageElement): void {
  if (image.src === PLACEHOLDER) return
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
  image.alt = siteWords().brokenImage
  image.dataset.broken = ''
}
