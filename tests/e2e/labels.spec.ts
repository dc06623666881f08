import type { Page } from '@playwright/test'
import { labelsPath } from '#web/domain/batch.ts'
import { content } from '../content.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const batch = content.batches.find(({ retired, packs }) => !retired && packs.length > 1)
if (!batch) throw new Error('There is no lot with several packs')
const PATH = labelsPath(batch)
const MM_PER_PX = 25.4 / 96

/** The published formats, in mm: labels on the sheet, columns, rows, a label's size, the gap between columns. */
const SHEETS = [
  { count: 24, columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.54 },
  { count: 40, columns: 4, rows: 10, width: 45.7, height: 25.4, gap: 2.54 },
  { count: 44, columns: 4, rows: 11, width: 48.5, height: 25.4, gap: 0 },
]

/** The first sheet shown, with its places and what is printed in them, in mm from the sheet's corner. */
function places(page: Page) {
  return page.evaluate((mmPerPx) => {
    const sheet = [...document.querySelectorAll('.label-sheet svg')].find((each) => each.checkVisibility())
    const paper = sheet?.getBoundingClientRect() ?? new DOMRect()
    const boxes = (selector: string) =>
      Array.from(sheet?.querySelectorAll(selector) ?? [], (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x - paper.x, y - paper.y, width, height].map((px) => px * mmPerPx)
      })
    return {
      paper: [paper.width * mmPerPx, paper.height * mmPerPx],
      labels: boxes('input'),
      printed: boxes('use').map(([, , width]) => width !== 0),
    }
  }, MM_PER_PX)
}

/** Prints the page. */
async function print(page: Page): Promise<{ pages: number; sizes: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = Array.from(pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g), ([, box = '']) =>
    box
      .trim()
      .split(' ')
      .map((points) => Math.round((Number(points) / 72) * 25.4))
      .join(' '),
  )
  return { pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, sizes: [...new Set(sizes)] }
}

test('prints each format on A4 in its published measures, a sheet for each pack', async ({ page }) => {
  await page.goto(PATH)
  for (const { count, columns, rows, width, height, gap } of SHEETS) {
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('radio', { name: `${count} labels of ${width} × ${height} mm`, exact: true }).check()
    await page.emulateMedia({ media: 'print' })
    const { paper, labels } = await places(page)
    expect(paper.map(Math.round)).toEqual([210, 297])
    const left = (210 - columns * width - (columns - 1) * gap) / 2
    const top = (297 - rows * height) / 2
    const expected = Array.from({ length: count }, (_, index) => [
      left + (index % columns) * (width + gap),
      top + Math.floor(index / columns) * height,
      width,
      height,
    ])
    expect(labels).toEqual(expected.map((box) => box.map((mm) => expect.closeTo(mm, 1))))
    expect(await print(page)).toEqual({ pages: batch.packs.length, sizes: ['0 0 210 297'] })
  }
})

test('leaves the places of a partly used sheet empty', { tag: '@both' }, async ({ page }) => {
  await page.goto(PATH)
  const sheet = page.locator('.label-sheet').filter({ visible: true }).first()
  await sheet.getByRole('radio', { name: 'Place 15', exact: true }).click()
  const { printed } = await places(page)
  expect(printed).toEqual(printed.map((_, index) => index >= 14))
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
})

test('marks the labels of a sample as proofs, which a real batch’s are only on request', async ({ page }) => {
  await page.goto(PATH)
  const proof = page.locator('#proof')
  await expect(proof).toBeDisabled()
  await page.emulateMedia({ media: 'print' })
  for (const isProof of [true, false]) {
    await proof.evaluate((box: HTMLInputElement, checked) => {
      box.checked = checked
    }, isProof)
    const mark = page.locator('.label-proof').first()
    await expect(mark).toHaveCSS('visibility', isProof ? 'visible' : 'hidden')
    const edge = page.locator('.label-sheet').filter({ visible: true }).locator('rect').first()
    await expect(edge).toBeVisible({ visible: isProof })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet can be chosen, and the list leads to it', async ({ page }) => {
    await page.goto('/batch/labels')
    await page.getByRole('link', { name: batch.lot }).click()
    await expect(page).toHaveURL(PATH)
    await page.getByRole('radio', { name: /^24 labels/ }).check()
    await expect(page.getByRole('radio', { name: 'Place 24', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Place 25', exact: true })).toHaveCount(0)
  })
})
