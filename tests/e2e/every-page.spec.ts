import type { Page } from '@playwright/test'
import { inLanguage, POLICIES, views } from '#web/views.ts'
import { GUIDE } from '../articles.ts'
import { content } from '../content.ts'
import { waitForTasks } from './home-page.ts'
import { fakeThirdParties } from './open-home.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const BATCHES = content.batches.map(({ lot }) => `/batch/${lot}`)

/** English home and the dashboard have tests of their own, with what opens on them. */
const PAGES = {
  view: Object.values(views)
    .filter(({ name }) => name !== 'home' && name !== 'admin')
    .map(({ path }) => path),
  'article and batch': [GUIDE, ...BATCHES],
  // With a fragment the popup stays closed.
  'kind of view in Marathi': [
    '/#about',
    '/nothing',
    views['refund-policy'].path,
    views.pay.path,
    views.batch.path,
    ...BATCHES.slice(0, 1),
  ].map((path) => inLanguage(path, 'mr')),
}

/** Their text is what is printed, without menus and buttons. */
const PRINTED_PAGES: string[] = [...POLICIES.map((name) => views[name].path), ...BATCHES]

test.use({ expectedConsole: [/status of (401|404)/], thirdParties: 'absent' })

for (const [name, paths] of Object.entries(PAGES)) {
  test(`every ${name} is complete, accessible, and fits 320 px and paper`, async ({ page, context }) => {
    // Home would load the reel's player from its provider.
    if (paths.some((path) => path.includes('#'))) await fakeThirdParties(context)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.emulateMedia({ media: 'screen' })
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/mr') ? 'mr-IN' : 'en-IN')
        // What the security policy blocks is an error in the console, which fails every test.
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        })
        await expect
          .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
          .toBe(true)
        await waitForTasks(page)
        // A device without a face for the script shows the page once its web font is there.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)

        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScrolling(page)
        expect(await findNarrowNotes(page)).toEqual([])
        // The cases of a refund are labels in a border.
        if (path.endsWith(views['refund-policy'].path))
          await expect(page.locator('.policy-text tr').nth(1)).toHaveCSS('outline-style', 'solid')

        if (!PRINTED_PAGES.includes(path)) return
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const left of ['#promo-strip', '#site-header', 'footer', 'a[href="#main"]']) {
          await expect(page.locator(left).first()).toBeHidden()
        }
        await expect(page.getByText('Back to Home')).toBeHidden()
        // Firefox breaks a grid between its rows alone.
        const text = page.locator('main:has(.prose)')
        if ((await text.count()) > 0) await expect(text).toHaveCSS('display', 'block')
        // Light text on a dark ground, too: grounds are not printed.
        const colors = await page
          .locator('body, main :is(h1, h2, h3, p)')
          .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color))
        expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']))
      })
    }
  })
}

test('the content security policy blocks what is not ours', async ({ page, mayLog }) => {
  // Otherwise what the policy blocks fails a test.
  mayLog(/Content Security Policy/)
  const blocked: string[] = []
  page.on('console', (line) => {
    const [, directive] = /Content Security Policy directive:? ['"]([a-z-]+)/.exec(line.text()) ?? []
    if (directive) blocked.push(directive)
  })
  await page.goto('/404')
  await page.evaluate((picture) => {
    const add = (tag: string, parts: object) =>
      document.body.appendChild(Object.assign(document.createElement(tag), parts))
    add('style', { textContent: 'body { color: red }' })
    add('script', { textContent: 'document.title = "injected"' })
    add('img', { src: picture })
  }, content.facts.brand.chatLink)
  await expect.poll(() => blocked.toSorted()).toEqual(['img-src', 'script-src', 'style-src'])
  await expect(page).not.toHaveTitle('injected')
})

/** The numbers of notes around which less than 24 px can be touched. */
function findNarrowNotes(page: Page): Promise<string[]> {
  return page.locator('sup a').evaluateAll((numbers) =>
    numbers.flatMap((number) => {
      number.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = number.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isTouched = (at: number) => document.elementFromPoint(at, y)?.closest('a') === number
      return isTouched(x - 11.9) && isTouched(x + 11.9) ? [] : [number.id]
    }),
  )
}
