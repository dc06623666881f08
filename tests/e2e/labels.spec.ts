import { labelsPath } from '#web/shop/batch.ts'
import { content } from '../content.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const batch = content.batches.find(({ retired, packs }) => !retired && packs.length > 1)
if (!batch) throw new Error('There is no lot with several packs')
const PX_PER_MM = 96 / 25.4

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
  expect([width, height].map((px) => Math.round(px / PX_PER_MM))).toEqual([210, 297])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\s*\]/g), ([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)),
  )
  expect(sizes).toEqual(batch.packs.map(() => [210, 297]))
})
