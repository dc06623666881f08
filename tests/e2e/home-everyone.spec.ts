import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { faq } from '#web/content/faq.ts'
import { founders } from '#web/content/founders.ts'
import { promo } from '#web/content/promo.ts'
import {
  doubleText,
  expect,
  expectToast,
  openHome,
  openPopup,
  scrollTo,
  settled,
  stopClock,
  test,
} from './home-page.ts'

/** How much wider the page is than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Texts in main, header and footer that their own box cuts off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, dt, dd, label, a, button, summary')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      .filter((element) => {
        const { clip, clipPath, overflow, webkitLineClamp } = getComputedStyle(element)
        if (webkitLineClamp !== 'none' || clipPath !== 'none' || clip !== 'auto') return false
        const { left, right } = element.getBoundingClientRect()
        const inRow = element.closest('[tabindex="0"]')
        if (!inRow && (left < -1 || right > innerWidth + 1)) return element.textContent !== 'Skip to content'
        return overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent ?? ''),
  )
}

/**
 * Axe uses timers.
 *
 * @param part what is checked instead of the complete page
 */
async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await page.clock.resume()
  const axe = new AxeBuilder({ page })
  if (part) axe.include(part)
  expect((await axe.analyze()).violations).toEqual([])
}

test('axe finds nothing: in the popup, then in the page with a question, a founder and a toast open', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await openHome(page)
  await openPopup(page)
  await expectNoViolations(page, 'dialog')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.keyboard.press('Escape')
  await page.locator('#shop input[type="radio"]:not(:checked)').check({ force: true })
  if (isMobile) await page.getByRole('button', { name: 'Know More' }).first().click()
  await page.locator('#faq').getByRole('button').nth(1).click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  const toast = await expectToast(page, 'Please enter your email address')
  // Under the pointer it stays.
  await toast.hover()
  await expectNoViolations(page)
  await expect(toast).toBeVisible()
})

test.describe('keyboard', () => {
  test('the skip link is the first stop, shows itself, and leads past the header', async ({ page }) => {
    await openHome(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/#main')
    await page.keyboard.press('Tab')
    await expect(page.locator('#hero').getByRole('link').first()).toBeFocused()
  })

  test('every stop of the Tab key shows the focus, in sight and not fully covered', { tag: '@both' }, async ({
    page,
  }) => {
    test.slow()
    await openHome(page)
    const problems: string[] = []
    const seen = new Set<string>()
    for (let stop = 0; stop < 150; stop++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(stopOfTheFocus)
      if (!found || seen.has(found.key)) break
      seen.add(found.key)
      if (!found.outlined) problems.push(`no sign of the focus: ${found.name}`)
      if (!found.inSight) problems.push(`out of sight, or covered: ${found.name}`)
    }
    expect(problems).toEqual([])
    expect(seen.size).toBeGreaterThan(40)
  })
})

/** Runs in the page: what has the focus, and whether a visitor can tell. */
async function stopOfTheFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  await Promise.all(focused.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const { left, top, width, height } = focused.getBoundingClientRect()
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const isPartOf = (element: Element | null) =>
    element !== null && (focused.contains(element) || Boolean(label?.contains(element)))
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  // A radio button is drawn by its whole card.
  const drawnBy = [focused, focused.parentElement?.parentElement].filter(
    (element) => element instanceof Element,
  )
  return {
    key: `${focused.tagName} ${Math.round(left)} ${Math.round(top + scrollY)}`,
    name: focused.getAttribute('aria-label') ?? focused.textContent ?? '',
    outlined: drawnBy.some((element) =>
      [null, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none'),
    ),
    inSight: shares.some((down) =>
      shares.some((across) =>
        isPartOf(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    ),
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('answers, founders’ stories and every way to reach us can be read, and no popup opens', {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto('/')
    for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible()
    for (const { description } of founders) {
      const story = page.getByText(description)
      await expect(story).toBeVisible()
      expect(await story.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
    }
    await expect(page.getByRole('link', { name: /^Chat with us/ })).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('links between views and to sections work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click()
    await expect(page).toHaveURL('/refund-policy')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect(page).toHaveURL('/#faq')
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport()
  })
})

test.describe('narrow and large', () => {
  test('nothing is cut off or scrolls sideways at 320 px, nor at 200 % text', { tag: '@both' }, async ({
    page,
    isMobile,
    viewport,
  }) => {
    await openHome(page)
    if (!isMobile && viewport) {
      await page.setViewportSize({ width: 320, height: 640 })
      await settled(page)
      expect(await overflowOf(page)).toBe(0)
      expect(await cutTexts(page)).toEqual([])
      const strip = page.getByRole('complementary', { name: promo.eyebrow })
      await expect(strip.getByRole('link')).toBeInViewport()
      await page.setViewportSize(viewport)
    }
    await doubleText(page)
    expect(await overflowOf(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
  })

  test('the popup fits a small screen at 200 % text: each of its buttons can be reached', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 })
    await openHome(page)
    await doubleText(page)
    const popup = await openPopup(page)
    for (const button of [
      popup.getByRole('link', { name: 'Shop Now' }),
      popup.getByRole('button', { name: 'Explore Website' }),
      popup.getByRole('button', { name: 'Close' }),
    ]) {
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 0.9 })
    }
    expect(await popup.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('motion', () => {
  test('next to nothing shifts while the page loads, hydrates and is scrolled to its end', {
    tag: '@both',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Element | null }[]
        })[]) {
          const what = entry.sources.map(({ node }) => node?.nodeName ?? '').join(' ')
          if (!entry.hadRecentInput) shifts.push({ value: entry.value, what })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openHome(page)
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let place = 400; place < end; place += 700) await scrollTo(page, place)
    await scrollTo(page, 0)
    await openPopup(page)
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
    )
    // Web fonts may move a line when they arrive.
    expect(shifts.filter(({ value }) => value > 0.02)).toEqual([])
  })

  test('under reduced motion nothing moves: no delays, no floats, no smooth scrolling', async ({
    home: page,
  }) => {
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(({ animationName, animationDuration, animationDelay }) => {
          const instant = animationDuration
            .split(', ')
            .every((duration) => Number.parseFloat(duration) <= 0.001)
          return (
            animationName !== 'none' &&
            !(instant && animationDelay.split(', ').every((delay) => delay === '0s'))
          )
        })
        .map(({ animationName }) => animationName),
    )
    expect(moving).toEqual([])
  })

  test('nothing moves for more than five seconds', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await stopClock(page)
    await page.goto('/')
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration)),
    )
    expect(ends.length).toBeGreaterThanOrEqual(3)
    for (const end of ends) expect(end).toBeLessThanOrEqual(5000)
    await context.close()
  })
})
