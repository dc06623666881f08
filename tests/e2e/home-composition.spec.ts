import { LANGUAGES } from '#contract/languages.ts'
import { inLanguage } from '#web/views.ts'
import { expect, openHome, test } from './home-page.ts'

/** The most that home may be high, by the width of the screen, in CSS pixels. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 13_000, 1440: 11_000 }

/** Runs in the page, whose pictures are there: its height, and what breaks a rule of composition. */
function measure() {
  /** Rounding, and the optical margin of large letters. */
  const TOLERANCE = 6
  const shownParts = (grid: Element): Element[] =>
    [...grid.children].flatMap((part) =>
      getComputedStyle(part).display === 'contents' ? shownParts(part) : part.checkVisibility() ? [part] : [],
    )
  /** Parts that start on no axis of the twelve columns, but for columns that divide a part evenly. */
  const offAxes = [...document.querySelectorAll('main .page-grid, footer .page-grid')].flatMap((grid) => {
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(grid)
    const { left, right } = grid.getBoundingClientRect()
    const start = left + Number.parseFloat(paddingLeft)
    const gap = Number.parseFloat(columnGap)
    const step = (right - Number.parseFloat(paddingRight) - start + gap) / 12
    const axes = [0, start, start + 4 * step, start + 6 * step, start + 8 * step]
    const isOnAxis = (box: DOMRect) => axes.some((axis) => Math.abs(axis - box.left) < TOLERANCE)
    const boxes = shownParts(grid).map((part) => ({ part, box: part.getBoundingClientRect() }))
    return boxes
      .filter(({ box }, index) => {
        const before = boxes[index - 1]?.box
        const divides = before?.top === box.top && isOnAxis(before) && before.width === box.width
        return box.width > 0 && !isOnAxis(box) && !divides
      })
      .map(({ part }) => `${part.closest('section, footer')?.id}: ${part.textContent.slice(0, 24)}`)
  })
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .map((image) => ({
      image,
      name: image.src.replace(/^.*\/|-[^-]*$/g, ''),
      box: image.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.height > 0)
  /** Pictures that are shown twice within two screens, but for those of the packs, which are in one row. */
  const repeated = pictures
    .filter(({ image, name, box }, index) =>
      pictures
        .slice(0, index)
        .some(
          (other) =>
            other.name === name &&
            box.top - other.box.bottom < 2 * innerHeight &&
            !image.closest('[data-pack-selector]'),
        ),
    )
    .map(({ name }) => name)
  return { height: document.documentElement.scrollHeight, offAxes, repeated }
}

/** Rendered text has other white space than the source, and capitals where the styles set them. */
const lettersOf = (text: string) => text.replace(/\s+/g, '').toLowerCase()

test('home is within its height and 2,300 words, and on the grid’s axes, without repeated pictures', {
  tag: '@both',
}, async ({ page, viewport, isMobile }) => {
  await openHome(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  // None is deferred, which would keep it from the browser's search.
  const [shown = ''] = (await page.locator('body').allInnerTexts()).map(lettersOf)
  const headings = await page.locator('main h2').allTextContents()
  expect(headings.filter((heading) => !shown.includes(lettersOf(heading)))).toEqual([])
  const { height, offAxes, repeated } = await page.evaluate(measure)
  expect(height).toBeLessThanOrEqual(HEIGHTS[viewport?.width ?? 0] ?? 0)
  expect(repeated).toEqual([])
  if (!isMobile) expect(offAxes).toEqual([])
  else {
    // How to consume is in sight, and for whom on a press.
    const guide = page.locator('details').filter({ has: page.locator('#ages') })
    await expect(guide.locator('summary')).toContainText('1-2 teaspoons daily')
    await expect(guide.locator('#ages')).toBeHidden()
    await guide.locator('summary').click()
    await expect(guide.locator('#ages')).toBeVisible()
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const answer of document.querySelectorAll('[hidden="until-found"]')) answer.removeAttribute('hidden')
  })
  const [text = ''] = await page.locator('body').allInnerTexts()
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(2_300)
})

test('the figures above the jar stay within the arch on a small tablet, in every language', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { id } of LANGUAGES) {
    await openHome(page, inLanguage('/', id))
    for (const width of [768, 800, 830, 1000]) {
      await page.setViewportSize({ width, height: 1024 })
      const outside = await page.locator('#hero').evaluate((hero) => {
        const arch = hero.querySelector<SVGPathElement>('.hero-visual > svg path')
        const toArch = arch?.getScreenCTM()?.inverse()
        return Array.from(
          hero.querySelectorAll(':is(.hero-card-1, .hero-card-2) :is(span, small)'),
          (part) => {
            const letters = document.createRange()
            letters.selectNodeContents(part)
            return Array.from(letters.getClientRects())
              .flatMap(({ left, right, top, bottom }) =>
                [left, right].map((x) => new DOMPoint(x, (top + bottom) / 2).matrixTransform(toArch)),
              )
              .every((point) => arch?.isPointInFill(point))
              ? ''
              : part.textContent
          },
        ).filter(Boolean)
      })
      expect(outside, `${id}, ${width}`).toEqual([])
    }
  }
})
