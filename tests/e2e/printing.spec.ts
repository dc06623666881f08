import { labelsPath } from '#web/shop/batch.ts'
import { GUIDE } from '../articles.ts'
import { content } from '../content.ts'
import { HOUR_MS, orderAt } from '../owner-rows.ts'
import { emptyDatabase, openDashboard, sell } from './owner-dashboard.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, printedSizes, test } from './test.ts'

// Address labels are in owner-messages.spec.ts, what visitors print in every-page.spec.ts.

const batch = content.batches.find(({ retired, packs }) => !retired && packs.length > 1)
if (!batch) throw new Error('There is no lot with several packs')
const PX_PER_MM = 96 / 25.4
const A4_WIDTH = 210
const A4 = [A4_WIDTH, 297]
const A5 = [148, 210]

test('a lot’s labels are printed on A4, a sheet for each pack', async ({ page }) => {
  await page.goto('/batch/labels')
  await page.getByRole('link', { name: batch.lot }).click()
  await expect(page).toHaveURL(labelsPath(batch))
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  const sheets = page.getByRole('img', { name: 'Sheet of 44 labels' })
  await expect(sheets).toHaveCount(batch.packs.length)
  await page.emulateMedia({ media: 'print' })
  const { width = 0, height = 0 } = (await sheets.first().boundingBox()) ?? {}
  expect([width, height].map((px) => Math.round(px / PX_PER_MM))).toEqual(A4)
  expect(await printedSizes(page)).toEqual(batch.packs.map(() => A4))
})

test('a bill is made on a phone, and printed alone on one page of A5', async ({ page, site }) => {
  await emptyDatabase(site.db)
  const reference = await orderAt(site.db, Date.now() - HOUR_MS, { amount: 673 })
  await sell(site.db, reference, { amount: 673, charge: 40, sent: true })
  await page.setViewportSize({ width: 390, height: 844 })
  // The browser's dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await openDashboard(page)
  await page.goto('/admin#orders/sold')
  await page.getByRole('button', { name: new RegExp(`^${reference}`) }).click()
  await page.getByText('Bill', { exact: true }).click()
  await page.getByLabel('Buyer’s name and address').fill('Lakshmi Kulkarni\n12 Tilak Road\nPune 411030')
  await page.getByRole('button', { name: 'Make a bill' }).click()
  const print = page.getByRole('button', { name: /^Print or share/ })
  await expect(print).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'details:has(textarea)')
  await print.click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: /^Bill B/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden()
  await expect(page.getByText('Signature', { exact: true })).toBeVisible()
  expect(await printedSizes(page)).toEqual([A5])
})

test('the dashboard is printed as wide as the paper, and ends no page after a heading', async ({
  page,
  site,
}) => {
  await emptyDatabase(site.db)
  await sell(site.db, await orderAt(site.db, Date.now() - HOUR_MS))
  await openDashboard(page)
  await page.setViewportSize({ width: Math.floor(A4_WIDTH * PX_PER_MM), height: 900 })
  await page.emulateMedia({ media: 'print' })
  for (const part of ['overview', 'orders/sold', 'more']) {
    await page.goto(`/admin#${part}`)
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    await expectNoSidewaysScrolling(page)
    // A heading beside something is kept with what follows by the box around both.
    const breaks = await page
      .locator('main section :is(h2, div:has(> h2), fieldset):visible')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter))
    expect(new Set(breaks), part).toEqual(new Set(['avoid']))
  }
})

test('a printed page ends neither inside a part nor after a heading, and home has no ground', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of [GUIDE, `/batch/${batch.lot}`, '/']) {
    await page.goto(path)
    const breaks = await page.evaluate(() => {
      const valuesOf = (selector: string, property: string) =>
        Array.from(document.querySelectorAll(selector), (part) =>
          getComputedStyle(part).getPropertyValue(property),
        )
      return [
        ...valuesOf('main :is(tr, li, figure, fieldset, :has(> picture))', 'break-inside'),
        ...valuesOf('main :is(h2, h3)', 'break-after'),
      ]
    })
    expect(new Set(breaks), path).toEqual(new Set(['avoid']))
  }
  // Chromium prints a ground in white, also over what is before it.
  const grounds = await page
    .locator('main *')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        [null, '::before', '::after']
          .filter((part) => getComputedStyle(element, part).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((part) => `${element.className}${part ?? ''}`),
      ),
    )
  expect(grounds).toEqual([])
})

test('on paper a row to swipe is complete, and drawings for dark grounds are dark', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1046 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const cut = await page
    .locator('[data-swiped-row]')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          [...row.children].filter((part) => part.getBoundingClientRect().right > innerWidth + 1).length,
      ),
    )
  expect(cut).toEqual([0, 0])
  const filters = await page
    .locator('main img[src*="-light-"]')
    .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).filter))
  expect(new Set(filters)).toEqual(new Set(['brightness(0)']))
})
