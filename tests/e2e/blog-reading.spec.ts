import { GUIDE } from '../articles.ts'
import { expect, test } from './test.ts'

test('an article shows its picture, and its text in a measure that is comfortable to read', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(GUIDE)
  const article = page.getByRole('article')
  const picture = article.getByRole('img').first()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const paragraph = article.locator('h2[id]').first().locator('xpath=preceding-sibling::p').first()
  const { fontSize, width, window } = await paragraph.evaluate((element) => ({
    fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    width: element.getBoundingClientRect().width,
    window: innerWidth,
  }))
  expect(fontSize).toBeGreaterThanOrEqual(16)
  expect(width).toBeLessThanOrEqual(680)
  expect(width).toBeGreaterThan(Math.min(680, window) * 0.85)
})

test('an answer of an article opens on a press', async ({ page }) => {
  await page.goto(GUIDE)
  const question = page.getByRole('article').locator('details').first()
  await expect(question.getByRole('paragraph').first()).toBeHidden()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read to its last source', async ({ page }) => {
    await page.goto(GUIDE)
    const sources = page.getByRole('article').locator('li[id^="source-"]')
    for (const text of [page.getByRole('article').locator('p').first(), sources.first(), sources.last()]) {
      await expect(text).toBeVisible()
    }
  })

  test('what buttons disclose on small screens is open', { tag: '@both' }, async ({ page }) => {
    await page.goto(GUIDE)
    for (const name of ['Categories', 'Articles', 'Contents']) {
      const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
      await expect(links.first()).toBeVisible()
    }
  })
})
