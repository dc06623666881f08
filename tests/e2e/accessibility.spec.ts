import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './test.ts'

/** Home has tests of its own, with what opens on it. */
const PAGES = [
  '/blog',
  '/blog/best-chyawanprash-guide',
  '/blog/seasonal-ayurveda-guide',
  '/refund-policy',
  '/disclaimer',
  '/privacy-policy',
  '/404',
]

for (const path of PAGES) {
  test(`${path}: axe finds nothing`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test(`${path}: nothing scrolls sideways at 320 px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}
