import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openHome, test } from './home-page.ts'

/** Runs in the page: the texts that a reader who scrolls comes to, without those of what is closed. */
function textsInSight(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement: element, nodeValue } = texts.currentNode
    const text = nodeValue?.replace(/\s+/g, ' ').trim()
    if (!text || !element || element.closest('[hidden]')) continue
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(text)
  }
  return found
}

// biome-ignore lint/performance/useDomNodeTextContent: what captures and readers take from a page is the rendered text.
const innerText = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))

test('innerText has every word of home that a reader who scrolls sees, and a picture of the whole page every section', {
  tag: '@phone',
}, async ({ page }) => {
  await openHome(page)
  const inner = (await innerText(page)).toLowerCase()
  const texts = await page.evaluate(textsInSight)
  expect(texts.join(' ').split(' ').length).toBeGreaterThan(1000)
  expect(texts.filter((text) => !inner.includes(text.toLowerCase()))).toEqual([])

  const picture = sharp(await page.screenshot({ fullPage: true, scale: 'css' }))
  const sections = await page.locator('main > section').evaluateAll((all) =>
    all.map((section) => {
      const { top, width, height } = section.getBoundingClientRect()
      return { left: 0, top: Math.ceil(top + scrollY), width: Math.floor(width), height: Math.floor(height) }
    }),
  )
  expect(sections.length).toBeGreaterThan(7)
  for (const [index, section] of sections.entries()) {
    const part = await picture.clone().extract(section).toBuffer()
    const { channels } = await sharp(part).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev)), `section ${index}`).toBeGreaterThan(10)
  }
})
