import type { Locator, Page } from '@playwright/test'
import { content } from '../content.ts'
import { expect, openHome, test } from './home-page.ts'

const { heading, labels } = content.words.founders
const { people, vision } = content.copy.founders

const testimonials = (page: Page) => page.locator('#testimonials')

const shownFounders = (page: Page) => page.getByRole('main').getByRole('region', { name: heading })
const card = (page: Page, index: number) =>
  shownFounders(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(index)

/** Lines of a founder's description that are in sight, and whether there are more. */
function linesOf(story: Locator) {
  return story.evaluate((text) => {
    const line = Number.parseFloat(getComputedStyle(text).lineHeight)
    return { seen: Math.round(text.clientHeight / line), cut: text.scrollHeight > text.clientHeight + 1 }
  })
}

const story = (page: Page, index: number) =>
  card(page, index).getByText(people[index]?.description ?? '', { exact: true })

const toggle = (page: Page, index: number) => card(page, index).locator('summary')

async function expectOpen(page: Page, open: number | undefined) {
  for (const index of people.keys()) {
    const words = toggle(page, index)
    const isOpen = index === open
    const details = card(page, index).getByRole('term').first()
    for (const part of [words.getByText(labels.less), words.getByText('×'), details])
      await expect(part).toBeVisible({ visible: isOpen })
    await expect(words.getByText(labels.more)).toBeVisible({ visible: !isOpen })
    if (isOpen) expect((await linesOf(story(page, index))).cut).toBe(false)
  }
}

test('on a phone testimonials are a row, and one founder’s card is open', { tag: '@phone' }, async ({
  page,
}) => {
  await openHome(page)
  await test.step('the branch is clear of the figures above it, and of the quote below', async () => {
    const parts = ['dl', 'img', 'blockquote'].map((part) => testimonials(page).locator(part).first())
    const [figures, picture, quote] = await Promise.all(
      parts.map((part) => part.evaluate((shown) => shown.getBoundingClientRect())),
    )
    expect(picture?.height).toBeGreaterThan(100)
    expect((picture?.top ?? 0) - (figures?.bottom ?? 0)).toBeGreaterThanOrEqual(20)
    expect((quote?.top ?? 0) - (picture?.bottom ?? 0)).toBeGreaterThanOrEqual(20)
  })
  const row = testimonials(page).getByRole('list')
  const last = testimonials(page).getByRole('listitem').last()
  expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(500)
  await row.focus()
  await expect(row).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.5 })
  await expect(testimonials(page).locator('.swipe-mark')).toBeVisible()

  await expectOpen(page, undefined)
  // Three lines are in sight, also of larger letters.
  await story(page, 0).evaluate((text) => text.style.setProperty('font-size', '200%'))
  await expect.poll(() => linesOf(story(page, 0))).toEqual({ seen: 3, cut: true })
  await toggle(page, 0).click()
  await expectOpen(page, 0)
  const nameInCard = () =>
    card(page, 2).evaluate(
      (shown) =>
        (shown.querySelector('h3')?.getBoundingClientRect().top ?? 0) - shown.getBoundingClientRect().top,
    )
  const whileClosed = await nameInCard()
  await toggle(page, 2).click()
  await expectOpen(page, 2)
  expect(await nameInCard(), 'the name stays where it is').toBe(whileClosed)
  await toggle(page, 2).getByText('×').click()
  await expectOpen(page, undefined)
  // A click on the card itself, beside its words.
  await card(page, 1).click({ position: { x: 24, y: 24 } })
  await expectOpen(page, 1)
})

test('on large screens testimonials are in columns, and founders’ stories have 4 lines until hover or focus', async ({
  page,
}) => {
  await openHome(page)
  const row = testimonials(page).getByRole('list')
  expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  // It is no stop of the Tab key.
  expect(await row.evaluate((list: HTMLElement) => list.tabIndex)).toBe(-1)
  await expect(testimonials(page).locator('.swipe-mark')).toBeHidden()
  const air = await card(page, 0).evaluate((shown) => {
    const band = shown.closest('section')?.getBoundingClientRect().top ?? Number.NaN
    return shown.getBoundingClientRect().top - band
  })
  // The arches are clear of the line above them.
  expect(air).toBeGreaterThanOrEqual(24)
  const details = card(page, 1).getByRole('term').first()
  // By keyboard.
  await card(page, 0).locator('summary').focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 1).locator('summary')).toBeFocused()
  await expect(details).toBeVisible()
  expect((await linesOf(story(page, 1))).cut).toBe(false)
  await page.keyboard.press('Tab')
  await expect(details).toBeHidden()
  // As for a longer description, whatever the owner writes.
  for (const index of [0, 1]) {
    await story(page, index).evaluate((text) => text.style.setProperty('font-size', '200%'))
  }
  await expect.poll(() => linesOf(story(page, 1))).toEqual({ seen: 4, cut: true })
  await expect(details).toBeHidden()
  await card(page, 1).scrollIntoViewIfNeeded()
  const below = shownFounders(page).getByRole('heading', { name: vision?.heading ?? '' })
  const before = await below.boundingBox()
  await card(page, 0).hover()
  await card(page, 1).click()
  await expect(details).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
  expect((await linesOf(story(page, 1))).cut).toBe(false)
  expect((await linesOf(story(page, 0))).cut).toBe(true)
  await shownFounders(page).getByRole('heading', { level: 2 }).hover()
  await expect(details).toBeHidden()
  expect(await linesOf(story(page, 1))).toEqual({ seen: 4, cut: true })
})
