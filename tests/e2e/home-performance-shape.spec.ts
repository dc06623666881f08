import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, expectToast, openHome, openPopup, settled, stopClock, test } from './home-page.ts'

const KB = 1000
const JS_LIMIT_KB = 120
const HERO_LIMIT_KB = 45
const FONTS_LIMIT_KB = 60

/** Everything that the page asks for, as it comes. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return responses
}

const isScript = (response: Response) => response.url().endsWith('.js')
const namesOf = (responses: Response[]) => responses.map((response) => new URL(response.url()).pathname)

/** The heading and the text are drawn with what the site brings, the brand's name included. */
async function expectOwnTypefaces(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['h1', 'main p', 'header a'].every((selector) => {
          const shown = document.querySelector(selector)
          const [first = ''] = shown ? getComputedStyle(shown).fontFamily.split(',') : []
          return /Fraunces|Figtree/.test(first) && document.fonts.check(`16px ${first}`, 'aā')
        }),
      ),
    )
    .toBe(true)
}

async function gzipKbOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map(async (response) => gzipSync(await response.body()).length))
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

test.describe('what the home view loads', () => {
  test('first nothing but its page, fonts, pictures in sight and the small script; nobody else is asked', async ({
    page,
    baseURL,
  }) => {
    const responses = watchResponses(page)
    await stopClock(page)
    await page.goto('/', { waitUntil: 'load' })
    for (const response of responses) expect(response.url()).toContain(baseURL ?? '')
    expect(namesOf(responses).filter((name) => name.endsWith('.css'))).toEqual([])
    expect(responses.filter((response) => new URL(response.url()).pathname.startsWith('/api/'))).toEqual([])
    // React and the view's code wait until the page is painted and the device is idle.
    expect(namesOf(responses).filter((name) => /hydrate-app|\/Home-|client-/.test(name))).toEqual([])
  })

  test('all in all no more than 120 kB of JavaScript, gzipped; confetti, toasts and dialog only when first needed', async ({
    page,
  }) => {
    const responses = watchResponses(page)
    const asked = (part: RegExp) => namesOf(responses).filter((name) => part.test(name)).length
    await openHome(page)
    await settled(page)
    expect(asked(/launch-popup/)).toBe(0)
    expect(asked(/toaster/)).toBe(0)
    await openPopup(page)
    expect(asked(/launch-popup/)).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expectToast(page, 'Please enter your email address')
    expect(asked(/toaster/)).toBe(1)
    const scripts = responses.filter(isScript)
    expect(scripts.length).toBeGreaterThan(5)
    expect(new Set(namesOf(scripts)).size).toBe(scripts.length)
    expect(await gzipKbOf(scripts)).toBeLessThanOrEqual(JS_LIMIT_KB)
  })

  test('scripts and typefaces only once it is painted; typefaces together under 60 kB', async ({ page }) => {
    await page.goto('/')
    await expectOwnTypefaces(page)
    const { painted, begun } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      begun: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(js|woff2)$/.test(name))
        .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize })),
    }))
    expect(begun.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(0)
    for (const { name, startTime } of begun) expect(startTime, name).toBeGreaterThan(painted)
    const fonts = begun.filter(({ name }) => name.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    const size = fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    expect(size).toBeLessThan(FONTS_LIMIT_KB * KB)
  })

  test('the sections that stand still bring no script, and other views none of theirs', async ({ page }) => {
    const responses = watchResponses(page)
    await openHome(page)
    await settled(page)
    expect(namesOf(responses).filter((name) => /still-sections|Blog|Admin|Policy|prose/.test(name))).toEqual(
      [],
    )
  })

  test('the hero’s picture is asked for early, never lazily, and is small enough for a phone', async ({
    page,
    isMobile,
  }) => {
    const responses = watchResponses(page)
    await stopClock(page)
    await page.goto('/', { waitUntil: 'load' })
    const picture = page.locator('#hero').getByRole('img').last()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(await picture.getAttribute('loading')).toBeNull()
    const [shown] = await picture.evaluateAll((images) =>
      images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
    )
    expect(shown).toMatch(/\.avif$/)
    const asked = responses.filter((response) => new URL(response.url()).pathname === shown)
    expect(asked).toHaveLength(1)
    const size = ((await asked[0]?.body())?.length ?? Number.POSITIVE_INFINITY) / KB
    if (isMobile) expect(size).toBeLessThanOrEqual(HERO_LIMIT_KB)
  })

  test('pictures out of sight wait until a visitor comes near, and have their room kept', async ({
    home: page,
  }) => {
    const lazy = page.locator('main section:not(#hero) img')
    expect(await lazy.count()).toBeGreaterThan(5)
    for (const picture of await lazy.all()) {
      await expect(picture).toHaveAttribute('loading', 'lazy')
      await expect(picture).toHaveAttribute('width', /^\d+$/)
      await expect(picture).toHaveAttribute('height', /^\d+$/)
    }
  })
})

test.describe('what the home view loads where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the confetti comes with the popup, and all in all stays within 120 kB of JavaScript', async ({
    page,
  }) => {
    const responses = watchResponses(page)
    await openHome(page)
    await settled(page)
    expect(namesOf(responses).filter((name) => /confetti/.test(name))).toEqual([])
    const confetti = page.waitForResponse(/\/assets\/confetti.*\.js$/)
    await openPopup(page)
    await confetti
    expect(await gzipKbOf(responses.filter(isScript))).toBeLessThanOrEqual(JS_LIMIT_KB)
  })
})
