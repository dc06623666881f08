import type { Locator } from '@playwright/test'
import { expect, expectScrolledTo, openHome, scrollOf, statCards, test } from './home-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const delayOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).animationDelay.split(', ')[0])

type Animated = { end: number; properties: string[] }

/** Runs in the page: records what it animates, as of when it has been parsed. Once it has loaded the first ones may be over. */
function recordAnimations() {
  addEventListener('DOMContentLoaded', () => {
    const animations = document.getAnimations().flatMap(({ effect, timeline }) => {
      // One that follows scrolling takes no time.
      if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return []
      const moved = new Set(effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
      for (const key of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(key)
      return {
        end: Number(effect.getComputedTiming().activeDuration),
        properties: [...moved].map((property) => `${property} of ${effect.target?.className}`),
      }
    })
    Object.assign(window, { animations })
  })
}

test('home moves in for 5 s at most, and scrolls smoothly', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(recordAnimations)
  await openHome(page)
  const animations = await page.evaluate<Animated[]>('animations')
  expect(animations.length).toBeGreaterThanOrEqual(3)
  for (const { end } of animations) expect(end).toBeLessThanOrEqual(5000)

  // No property of an element has two animations, which would run on the main thread.
  const properties = animations.flatMap((animation) => animation.properties)
  expect(properties.filter((property, index) => properties.indexOf(property) < index)).toEqual([])

  // The visual moves in after 0.3 s, the floating cards after 1 s and 2 s.
  expect(await delayOf(page.locator('.hero-visual'))).toBe('0.3s')
  const cards = statCards(page)
  const delays = ['1s', '2s']
  expect(await Promise.all(cards.map(delayOf))).toEqual(delays.slice(0, cards.length))
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
  for (const card of cards) await expect(card).toHaveCSS('opacity', '1')

  // Links to sections and back-to-top scroll smoothly.
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    addEventListener('scroll', () => places.push(Math.round(scrollY)))
  })
  const expectSmooth = async () => {
    const places = await page.evaluate<number[]>('places.splice(0)')
    const [nearest, farthest] = [Math.min(...places), Math.max(...places)]
    expect(places.filter((place) => place > nearest + 1 && place < farthest - 1).length).toBeGreaterThan(2)
  }
  const navigation = page.getByRole('navigation', { name: 'Sections' })
  await navigation.getByRole('link', { name: 'Benefits' }).click()
  await page.clock.runFor(100)
  await expectScrolledTo(page, 'benefits')
  await expectSmooth()
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expectSmooth()
})

test('signatures are drawn and pictures of steps rise when they come into view; without motion they are complete', async ({
  page,
}) => {
  await openHome(page)
  const signatures = page.locator('.signatures')
  /** How much of the row is written, from 0 to 1; all of it without a clip. */
  const written = () =>
    signatures.evaluate((row) => {
      const [, left] = /^inset\(0px ([\d.]+)% 0px 0px\)/.exec(getComputedStyle(row).clipPath) ?? []
      return left ? 1 - Number(left) / 100 : 1
    })
  /** Scrolls so that the lower edge of the signatures is this far above that of the screen, in px. */
  const scrollAbove = (distance: number) =>
    signatures.evaluate((row, px) => {
      const top = scrollY + row.getBoundingClientRect().bottom + px - innerHeight
      scrollTo({ top, behavior: 'instant' })
    }, distance)
  expect(await written()).toBe(1)
  await scrollAbove(0)
  await expect.poll(written).toBe(0)
  await scrollAbove(140)
  await expect.poll(written).toBeGreaterThan(0.2)
  expect(await written()).toBeLessThan(0.8)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(written).toBe(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await scrollAbove(240)
  await expect.poll(written).toBe(1)

  const row = page.locator('#recipe ol')
  const pictures = row.locator('img')
  const opacities = () =>
    pictures.evaluateAll((images) => images.map((image) => Number(getComputedStyle(image).opacity)))
  /** Puts the upper edge of the row at a share of the screen's height. */
  const scrollRowTo = (share: number) =>
    row.evaluate((list, at) => {
      const top = scrollY + list.getBoundingClientRect().top - at * innerHeight
      scrollTo({ top, behavior: 'instant' })
    }, share)
  const complete = Array.from({ length: await pictures.count() }, () => 1)
  expect(complete).toHaveLength(5)
  expect(await opacities()).toEqual(complete)
  await scrollRowTo(0.99)
  await expect.poll(async () => Math.max(...(await opacities()).slice(1))).toBe(0.5)
  await scrollRowTo(0.5)
  await expect.poll(async () => (await opacities()).slice(0, 2)).toEqual([1, 1])
  expect((await opacities()).at(-1)).toBe(0.5)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(opacities).toEqual(complete)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await scrollRowTo(0.1)
  await expect.poll(opacities).toEqual(complete)
})
