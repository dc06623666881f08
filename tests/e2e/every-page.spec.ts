import { readdirSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { views } from '#web/views.ts'
import { ARTICLES, GUIDE } from '../articles.ts'
import { settled } from './home-page.ts'
import { expect, test } from './test.ts'

const BATCHES = readdirSync('web/content/batches')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `/batch/${file.replace(/\.ts$/, '')}`)

/** Home and the dashboard have tests of their own, with what opens on them. */
const PAGES = [
  ...Object.values(views)
    .filter(({ name }) => name !== 'home' && name !== 'admin')
    .map(({ path }) => path),
  GUIDE,
  ...BATCHES,
]

/** Their text is what is printed, without menus and buttons. */
const PRINTED: string[] = ['refund-policy', 'disclaimer', 'privacy-policy']
  .map((name) => `/${name}`)
  .concat(BATCHES)

test.use({ viewport: { width: 390, height: 844 } })

for (const path of PAGES) {
  test(`${path}: complete, without a violation of accessibility or of the security policy, at 320 px and printed`, async ({
    page,
  }) => {
    await page.goto(path)
    // What the security policy blocks is an error in the console, which fails every test.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    })
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
      .toBe(true)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)

    if (!PRINTED.includes(path)) return
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const left of ['#site-header', 'footer', 'a[href="#main"]']) {
      await expect(page.locator(left).first()).not.toBeInViewport()
    }
    await expect(page.getByText('Back to Home')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
  })
}

test('every article and the dashboard’s sign-in are read to their end under the security policy', async ({
  page,
}) => {
  for (const path of [...ARTICLES, views.admin.path]) {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await settled(page)
  }
})
test.use({ expectedConsole: [/status of (401|404)/] })
