import { expect, openHome, test } from './home-page.ts'

/** Farthest that a section may be from the place below strip and header, in px. */
const TOLERANCE_PX = 2
const DESKTOP_WIDTH = 1280

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('each section that a script scrolls into view, smoothly, ends where it should', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: DESKTOP_WIDTH, height: 900 })
    await openHome(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      'smooth',
    )
    const ids = await page
      .locator('main section[id], footer[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(5)
    for (const id of ids) {
      const off = await page.evaluate(async (anchor) => {
        const section = document.getElementById(anchor)
        const scrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
        const before = scrollY
        section?.scrollIntoView()
        const lowest = document.documentElement.scrollHeight - innerHeight
        const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
        const distance = () => (section?.getBoundingClientRect().top ?? Number.NaN) - padding
        if (Math.abs(Math.min(distance(), lowest - before)) >= 1) await scrolled
        return scrollY >= lowest - 1 ? Math.min(distance(), 0) : distance()
      }, id)
      expect(Math.abs(off), id).toBeLessThanOrEqual(TOLERANCE_PX)
    }
  })
})

test('the text of every section can be read by tools, wherever the page is scrolled to', async ({
  home: page,
}) => {
  const { body, sections } = await page.evaluate(() => ({
    body: document.body.innerText,
    sections: [...document.querySelectorAll('main section, footer')].map(
      (section) => (section as HTMLElement).innerText,
    ),
  }))
  expect(sections.length).toBeGreaterThan(5)
  for (const text of sections) {
    expect(text.trim()).not.toBe('')
    expect(body).toContain(text.trim())
  }
})
