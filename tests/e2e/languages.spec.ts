import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#web/model/load.ts'
import { displayFonts } from '#web/site-build/fonts/scripts.ts'
import { inLanguage } from '#web/views.ts'
import { content } from '../content.ts'
import { openHome, waitForTasks } from './home-page.ts'
import { expect, expectNoSidewaysScrolling, test } from './test.ts'

const PAGES = ['/', `/batch/${content.batches[0]?.lot}`, '/refund-policy']

const english = content.words
const marathi = loadContent('mr').words
const hindi = loadContent('hi').words

const switchIn = (page: Page, { languages }: typeof english) =>
  page.getByRole('banner').getByRole('list', { name: languages.label })
/** Follows a link of the header. Playwright's own click scrolls first, because the header lies within the scroll padding. */
const follow = (list: Locator, name: string) =>
  list.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click())
const offer = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: english.languages.offer.text })

for (const [language, font] of Object.entries(displayFonts)) {
  if (!font) continue
  const { family } = font
  test(`headings in ${language} have their traced font, and text has room @phone`, async ({ page }) => {
    test.slow()
    for (const path of PAGES) {
      await test.step(path, async () => {
        await openHome(page, inLanguage(path, language as keyof typeof displayFonts))
        await page.evaluate(() => document.fonts.ready)
        const fonts = await fontsOfHeadings(page, family)
        expect(fonts).toContain(family)
        // Spaces, signs and digits are those of the site's own headings.
        expect(fonts.filter((font) => font !== family && font !== 'Fraunces')).toEqual([])
        expect(await findTightText(page, family)).toEqual([])
        // The headline has two lines on a phone and at a desk.
        const lines = await page.evaluate(() => {
          const heading = document.querySelector('#hero-heading')
          return heading && heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
        })
        if (lines) expect(Math.round(lines)).toBe(2)
        await expectNoSidewaysScrolling(page)
      })
    }
  })
}

for (const fonts of ['none', 'noto'] as const) {
  test.describe(`on a device with ${fonts === 'noto' ? 'a' : 'no'} face for Devanagari`, () => {
    test.use({ fonts })

    test('Devanagari is drawn by it, or else by a web font, and never as boxes', async ({ page }) => {
      const hasFace = fonts === 'noto'
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
      const hasLoaded = (font: string) =>
        loaded.some((path) => path.startsWith(`/assets/${font}-`) && path.endsWith('.woff2'))
      const open = async (address: string) => {
        await openHome(page, address)
        await page.evaluate(() => document.fonts.ready)
        const drawnBy = await fontsOf(page, 'a[data-language]')
        expect(drawnBy).toContain(hasFace ? 'Noto Sans Devanagari of the device' : 'Noto Sans Devanagari')
        expect(drawnBy.filter((font) => !/^(Noto Sans Devanagari|Figtree)/.test(font))).toEqual([])
      }
      // An English page shows no Devanagari but the names of the languages.
      await open('/')
      expect([hasLoaded('names'), hasLoaded('text')]).toEqual([!hasFace, false])
      await open('/mr')
      expect(hasLoaded('text')).toBe(!hasFace)
      const family = displayFonts.mr?.family ?? ''
      expect(await fontsOfHeadings(page, family)).toContain(family)
    })
  })
}

test('the header leads to the same section in the other languages, and back', async ({ page }) => {
  await openHome(page)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('#faq h2').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  for (const [from, name, id, to] of [
    [english, 'मराठी', 'mr', marathi],
    [marathi, 'हिन्दी', 'hi', hindi],
  ] as const) {
    await follow(switchIn(page, from), name)
    await expect(page).toHaveURL(`/${id}#faq`)
    await expect(page.locator('html')).toHaveAttribute('lang', `${id}-IN`)
    await expect(page.getByRole('heading', { name: to.faq.heading })).toBeInViewport()
    await expect(switchIn(page, to).getByRole('link', { name })).toHaveCount(0)
  }
  // The language that was chosen is kept, and no other is offered.
  await waitForTasks(page)
  await expect(offer(page)).toBeHidden()
  await follow(switchIn(page, hindi), 'English')
  await expect(page).toHaveURL(/\/(#.*)?$/)
})

test('a browser that prefers English is offered it at once', async ({ page, mayLog }) => {
  mayLog(/ERR_FAILED/)
  // Without the entry script, which would come after it.
  await page.route('**/assets/entry-client-*.js', (route) => route.abort())
  await page.goto('/mr')
  await expect(offer(page)).toBeVisible()
  await page.unroute('**/assets/entry-client-*.js')
  await openHome(page, '/mr')
  await expect(page.locator('div:has([data-language-offer]) + main')).toHaveCount(1)
  await offer(page).getByRole('button').click()
  await expect(offer(page)).toBeHidden()
  await page.goto('/mr/disclaimer')
  await waitForTasks(page)
  await expect(offer(page)).toBeHidden()
})

/** What Chromium draws the headings with: those that have no Latin letters, which keep their font. */
async function fontsOfHeadings(page: Page, family: string): Promise<string[]> {
  await page.evaluate((family) => {
    const isInDisplayFont = (element: Element) => getComputedStyle(element).fontFamily.includes(family)
    for (const element of document.querySelectorAll('main *, footer *')) {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const words = text
        .map((node) => node.nodeValue)
        .join('')
        .trim()
      if (words && !/\p{Script=Latin}/u.test(words) && isInDisplayFont(element))
        element.setAttribute('data-heading', '')
    }
  }, family)
  return fontsOf(page, '[data-heading]:not(:has(*))')
}

/** What Chromium draws the text of elements with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  })
  expect(nodeIds.length).toBeGreaterThan(0)
  const used = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts)
      used.add(isCustomFont ? familyName : `${familyName} of the device`)
  }
  await session.detach()
  return [...used]
}

/** Text in Devanagari of the page's language whose lines are too close, or whose letters are spaced. */
function findTightText(page: Page, family: string): Promise<string[]> {
  return page.evaluate((family) => {
    const tight: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue } = texts.currentNode
      if (!element?.checkVisibility() || !/\p{Script=Devanagari}/u.test(nodeValue ?? '')) continue
      if (element.closest('[lang]') !== document.documentElement) continue
      const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element)
      const least = fontFamily.includes(family) || /^H\d$/.test(element.tagName) ? 1.25 : 1.5
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      if (leading < least - 0.01 || letterSpacing !== 'normal')
        tight.push(`${nodeValue}: ${leading}, ${letterSpacing}`)
    }
    return tight
  }, family)
}
