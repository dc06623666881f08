import type { Locator, Page } from '@playwright/test'
import { content } from '../content.ts'
import { expect, openHome, section, test } from './home-page.ts'

const { heading, people, labels, vision } = content.founders

const testimonials = (page: Page) => page.locator('#testimonials')

test.describe('testimonials', () => {
  test('are in columns, and are no stop of the Tab key', async ({ home: page }) => {
    const row = testimonials(page).getByRole('list')
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    expect(await row.evaluate((list: HTMLElement) => list.tabIndex)).toBe(-1)
  })
})

const shownFounders = (page: Page) => section(page, heading)
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

test.describe('on a phone', { tag: '@phone' }, () => {
  const more = (page: Page, index: number) => card(page, index).getByRole('button', { name: labels.more })
  const less = (page: Page, index: number) => card(page, index).getByRole('button', { name: labels.less })
  const close = (page: Page, index: number) => card(page, index).getByRole('button', { name: labels.close })

  async function expectOpen(page: Page, open: number | undefined) {
    for (const index of people.keys()) {
      await expect(less(page, index)).toHaveCount(index === open ? 1 : 0)
      await expect(close(page, index)).toHaveCount(index === open ? 1 : 0)
      await expect(more(page, index)).toHaveCount(index === open ? 0 : 1)
      await expect(card(page, index).getByRole('term').first()).toBeVisible({ visible: index === open })
      expect((await linesOf(story(page, index))).cut).toBe(index !== open)
    }
  }

  test('testimonials are a row to swipe, and one founder’s card opens at a time', async ({ page }) => {
    await openHome(page)
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

    await expectOpen(page, undefined)
    for (const index of people.keys()) {
      expect(await linesOf(story(page, index))).toEqual({ seen: 3, cut: true })
    }
    await expect(more(page, 0)).toHaveAttribute('aria-expanded', 'false')
    await more(page, 0).click()
    await expectOpen(page, 0)
    await expect(less(page, 0)).toHaveAttribute('aria-expanded', 'true')
    await expect(close(page, 0)).toHaveAccessibleName(`${labels.close} ${people[0]?.name}`)
    await more(page, 2).click()
    await expectOpen(page, 2)
    await less(page, 2).click()
    await expectOpen(page, undefined)
    await more(page, 1).click()
    await close(page, 1).click()
    await expectOpen(page, undefined)
    await expect(more(page, 1)).toBeFocused()
    // A click on the card itself, beside its buttons.
    await card(page, 1).click({ position: { x: 24, y: 24 } })
    await expectOpen(page, 1)
    await card(page, 1).click({ position: { x: 24, y: 24 } })
    await expectOpen(page, undefined)
  })
})

test('on large screens founders’ stories are clamped to 4 lines until hover or focus, and nothing beside moves', async ({
  page,
}) => {
  await openHome(page)
  const details = card(page, 1).getByRole('term').first()
  await test.step('by keyboard', async () => {
    await card(page, 0).getByRole('button').focus()
    await page.keyboard.press('Tab')
    const toggle = card(page, 1).getByRole('button')
    await expect(toggle).toBeFocused()
    await expect(details).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect((await linesOf(story(page, 1))).cut).toBe(false)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
  // As for a longer description, whatever the owner writes.
  for (const index of [0, 1]) {
    await story(page, index).evaluate((text) => text.style.setProperty('font-size', '200%'))
  }
  await expect.poll(() => linesOf(story(page, 1))).toEqual({ seen: 4, cut: true })
  await expect(details).toBeHidden()
  await card(page, 1).scrollIntoViewIfNeeded()
  const below = shownFounders(page).getByRole('heading', { name: vision?.heading ?? '' })
  const before = await below.boundingBox()
  await card(page, 1).hover()
  await expect(details).toBeVisible()
  await expect(card(page, 1).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(card(page, 1).getByRole('button')).toHaveAccessibleName(new RegExp(people[1]?.name ?? ''))
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
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
