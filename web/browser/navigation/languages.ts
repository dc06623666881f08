import { LANGUAGES } from '#contract/languages.ts'
import { closest } from '../closest.ts'
import { readStorage, writeStorage } from '../storage.ts'

const KEY = 'language'

/**
 * Shows the offer of the page in the language that the visitor chose before, or else in the browser's first
 * preference. Part of the inline script: the offer's place is known before the page is parsed.
 */
export function offerLanguages(page: Document): void {
  const tags = [readStorage('localStorage', KEY) ?? '', ...navigator.languages].map(
    (tag) => tag.split('-')[0],
  )
  const wanted = tags.find((tag) => LANGUAGES.some(({ id }) => id === tag))
  // The security policy allows no further style element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media screen { [data-language-offer="${wanted}"] { display: block } }`)
  page.adoptedStyleSheets.push(sheet)
}

/**
 * Remembers what is chosen by a press: a language, or, where its offer is closed, that of this page. Links of the switch
 * lead to the section that is in sight.
 */
export function rememberLanguage(page: Document): void {
  page.addEventListener('click', (event) => {
    const chosen = closest(event, '[data-language]')
    if (!chosen) return
    writeStorage('localStorage', KEY, chosen.dataset.language ?? '')
    if (chosen instanceof HTMLAnchorElement) chosen.hash = scrollY > 0 ? (sectionInSight(page) ?? '') : ''
    else chosen.closest<HTMLElement>('[data-language-offer]')?.remove()
  })
}

/** Returns the id of the last section, or the footer's, that begins above the middle of the screen. */
function sectionInSight(page: Document): string | undefined {
  return [...page.querySelectorAll('main section[id], footer[id]')].findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  )?.id
}
