import { LANGUAGES } from '#contract/languages.ts'
import { closest } from '../lib/closest.ts'
import { readStorage, writeStorage } from '../lib/storage.ts'

const KEY = 'language'

/**
 * Offers the page in the language that the visitor has chosen before, or else that the browser asks for first, and
 * remembers what is chosen by a press: a language, or, where the offer is closed, that of this page. Links of the switch
 * lead to the section that is in sight.
 */
export function offerLanguages(page: Document): void {
  const offers = [...page.querySelectorAll<HTMLElement>('[data-language-offer]')]
  const wanted = readStorage('localStorage', KEY) ?? firstOf(navigator.languages)
  for (const offer of offers) offer.hidden = offer.dataset.languageOffer !== wanted
  page.addEventListener('click', (event) => {
    const chosen = closest(event, '[data-language]')
    if (!chosen) return
    writeStorage('localStorage', KEY, chosen.dataset.language ?? '')
    if (chosen instanceof HTMLAnchorElement) chosen.hash = scrollY > 0 ? (sectionInSight(page) ?? '') : ''
    else for (const offer of offers) offer.hidden = true
  })
}

/** The first of the browser's languages that the site has. */
function firstOf(browser: readonly string[]): string | undefined {
  return browser
    .map((tag) => LANGUAGES.find(({ id }) => id === tag.split('-')[0])?.id)
    .find((id) => id !== undefined)
}

/** The id of the last section, or the footer's, that has begun above the middle of the screen. */
function sectionInSight(page: Document): string | undefined {
  return [...page.querySelectorAll('main section[id], footer[id]')].findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  )?.id
}
