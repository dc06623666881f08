import type { Page } from '@playwright/test'
import { displayFonts } from '#web/build/fonts/languages.ts'
import { inLanguage } from '#web/views.ts'
import { content } from '../content.ts'
import { openHome } from './open-home.ts'
import { expect, expectNoSidewaysScrolling, test } from './test.ts'

const PAGES = ['/', `/batch/${content.batches[0]?.lot}`, '/refund-policy', '/404']

test.use({ expectedConsole: [/status of 404/] })

for (const [language, font] of Object.entries(displayFonts)) {
  const { family } = font
  test(`headings in ${language} are drawn with the font that was traced for them, its text has room, and nothing is cut @both`, async ({
    page,
  }) => {
    test.slow()
    for (const path of PAGES) {
      await test.step(path, async () => {
        await openHome(page, inLanguage(path, language as keyof typeof displayFonts))
        await page.evaluate(() => document.fonts.ready)
        expect(await fontsOfHeadings(page, family)).toEqual([family])
        expect(await tightText(page, family)).toEqual([])
        await expectNoSidewaysScrolling(page)
      })
    }
  })
}

/** What Chromium draws the headings with: those that have no Latin letters, which keep their font. */
async function fontsOfHeadings(page: Page, family: string): Promise<string[]> {
  await page.evaluate((family) => {
    const inDisplayFont = (element: Element) => getComputedStyle(element).fontFamily.includes(family)
    for (const element of document.querySelectorAll('main *, footer *')) {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const words = text
        .map((node) => node.nodeValue)
        .join('')
        .trim()
      if (words && !/\p{Script=Latin}/u.test(words) && inDisplayFont(element))
        element.setAttribute('data-heading', '')
    }
  }, family)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-heading]:not(:has(*))',
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
function tightText(page: Page, family: string): Promise<string[]> {
  return page.evaluate((family) => {
    const tight: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue } = texts.currentNode
      if (!element?.checkVisibility() || !/\p{Script=Devanagari}/u.test(nodeValue ?? '')) continue
      if (element.closest('[lang]') !== document.documentElement) continue
      const { fontFamily, fontSize, fontVariantCaps, letterSpacing, lineHeight } = getComputedStyle(element)
      const least = fontFamily.includes(family) || /^H\d$/.test(element.tagName) ? 1.25 : 1.5
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      if (leading < least - 0.01 || letterSpacing !== 'normal' || fontVariantCaps !== 'normal')
        tight.push(`${nodeValue}: ${leading}, ${letterSpacing}, ${fontVariantCaps}`)
    }
    return tight
  }, family)
}
