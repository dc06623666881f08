import type { Page } from '@playwright/test'
import { labelsPath } from '#web/domain/jar-label.ts'
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

/** Each place of the first sheet shown, in mm from the sheet's corner, with the code's box in it. */
function places(page: Page) {
  return page.evaluate((mmPerPx) => {
    const sheet = [...document.querySelectorAll('.label-sheet')].find((each) => each.checkVisibility())
    const paper = sheet?.getBoundingClientRect() ?? new DOMRect()
    const inMm = ({ x, y, width, height }: DOMRect) => ({
      x: (x - paper.x) * mmPerPx,
      y: (y - paper.y) * mmPerPx,
      width: width * mmPerPx,
      height: height * mmPerPx,
    })
    return {
      paper: inMm(paper),
      labels: [...(sheet?.querySelectorAll('.label-place') ?? [])].map((place) =>
        inMm(place.getBoundingClientRect()),
      ),
      drawn: [...(sheet?.querySelectorAll<SVGUseElement>('use') ?? [])].map((use) =>
        inMm(use.getBoundingClientRect()),
      ),
      printed: [...(sheet?.querySelectorAll('.label-place svg') ?? [])].map((svg) => svg.checkVisibility()),
    }
  }, MM_PER_PX)
}

/** Every text that assistive technology reads, generated ones included. */
async function spoken(page: Page): Promise<unknown[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  return nodes.map(({ name }) => name?.value)
}

/** Prints the page. */
async function printed(page: Page): Promise<{ pages: number; sizes: string[] }> {
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

for (const { count, columns, rows, width, height, gap } of SHEETS) {
  test(`prints ${count} labels of ${width} × ${height} mm on A4, a sheet for each pack`, async ({ page }) => {
    await page.goto(PATH)
    await page
      .getByRole('radio', { name: new RegExp(`^${count} labels of ${width} × ${height} mm$`) })
      .check()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await places(page)).paper.width).toBeCloseTo(210, 1)
    const { paper, labels, drawn } = await places(page)
    expect(paper.height).toBeCloseTo(297, 1)
    expect(labels).toHaveLength(count)
    const left = (210 - columns * width - (columns - 1) * gap) / 2
    const top = (297 - rows * height) / 2
    labels.forEach((label, index) => {
      expect(label.width).toBeCloseTo(width, 1)
      expect(label.height).toBeCloseTo(height, 1)
      expect(label.x).toBeCloseTo(left + (index % columns) * (width + gap), 1)
      expect(label.y).toBeCloseTo(top + Math.floor(index / columns) * height, 1)
    })
    drawn.forEach((label, index) => {
      const place = labels[index] ?? paper
      for (const inside of [
        label.x - place.x,
        label.y - place.y,
        place.x + place.width - label.x - label.width,
        place.y + place.height - label.y - label.height,
      ]) {
        expect(inside).toBeGreaterThan(1)
      }
    })
    expect(await printed(page)).toEqual({ pages: batch.packs.length, sizes: ['0 0 210 297'] })
  })
}

test('prints the packs that are ticked, and leaves the places of a partly used sheet empty', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(PATH)
  const sheet = page.locator('.label-sheet').filter({ visible: true }).first()
  await sheet.getByRole('radio', { name: 'Place 15', exact: true }).click()
  expect(await spoken(page)).toContain('30')
  const { printed: inPlace } = await places(page)
  expect(inPlace).toEqual(inPlace.map((_, index) => index >= 14))
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await page
    .getByRole('checkbox', { name: /^Print / })
    .first()
    .uncheck()
  expect((await printed(page)).pages).toBe(batch.packs.length - 1)
})

test('marks the labels of a sample as proofs, which a real batch’s are only on request', async ({ page }) => {
  await page.goto(PATH)
  const proof = page.locator('#proof')
  await expect(proof).toBeDisabled()
  const mark = page.locator('.label-proof').first()
  await page.emulateMedia({ media: 'print' })
  for (const isProof of [true, false]) {
    await proof.evaluate((box: HTMLInputElement, checked) => {
      box.checked = checked
    }, isProof)
    await expect(mark).toHaveCSS('visibility', isProof ? 'visible' : 'hidden')
    await expect(page.locator('.label-place').first()).toHaveCSS('outline-style', isProof ? 'dashed' : 'none')
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
