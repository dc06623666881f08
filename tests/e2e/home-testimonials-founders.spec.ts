import type { Locator, Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { founders, foundersText } from '../../web/content/founders.ts'
import { testimonials } from '../../web/content/testimonials.ts'
import { expect, expectChatLink, openHome, section, test } from './home-page.ts'

test.describe('testimonials', () => {
  const shown = (page: Page) => page.locator('#testimonials')

  test('sums up: 10,000+ Happy Customers, 4.9 Customer Rating, 95% Repurchase Rate', async ({
    home: page,
  }) => {
    await expect(shown(page).getByRole('definition')).toHaveText(['10,000+', '4.9', '95%'])
    await expect(shown(page).getByRole('term')).toHaveText([
      'Happy Customers',
      'Customer Rating',
      'Repurchase Rate',
    ])
  })

  test('shows nine cards: review, name, profession, location, five stars and verified', async ({
    home: page,
  }) => {
    const cards = shown(page).getByRole('listitem')
    await expect(cards).toHaveCount(9)
    for (const [index, { name, title, location, review }] of testimonials.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('blockquote')).toHaveText(review)
      await expect(card).toContainText(name)
      await expect(card).toContainText(`${title}, ${location}`)
      await expect(card.getByRole('img', { name: 'Rated 5 out of 5', exact: true })).toHaveCount(1)
      await expect(card.getByText('Verified buyer', { exact: true })).toHaveCount(1)
    }
  })

  test('names four publications it was Featured in', async ({ home: page }) => {
    const line = shown(page).getByText('Featured in', { exact: true }).locator('xpath=..')
    await expect(line.locator('span').first()).toHaveText('Featured in')
    await expect(line.locator('span')).toHaveCount(1 + 4)
    for (const name of await line.locator('span').all()) await expect(name).toBeVisible()
  })

  test('on a phone the cards are a row to swipe, which the keyboard reaches; else columns', async ({
    page,
    isMobile,
  }) => {
    await openHome(page)
    const row = shown(page).getByRole('list')
    const overflow = await row.evaluate((list) => list.scrollWidth - list.clientWidth)
    if (!isMobile) {
      expect(overflow).toBe(0)
      return
    }
    expect(overflow).toBeGreaterThan(1000)
    await row.focus()
    await expect(row).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    await expect(shown(page).getByRole('listitem').last()).not.toBeInViewport()
    await shown(page).getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(shown(page).getByRole('listitem').last()).toBeInViewport({ ratio: 0.5 })
  })
})

const shownFounders = (page: Page) => section(page, foundersText.heading)
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
  card(page, index).getByText(founders[index]?.description ?? '', { exact: true })

test.describe('founders', () => {
  test('three cards with name, title, experience and specialization, and no anchor of their own', async ({
    home: page,
  }) => {
    await expect(
      shownFounders(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) }),
    ).toHaveCount(3)
    for (const [index, { name, title, experience, specialization }] of founders.entries()) {
      const shown = card(page, index)
      await expect(shown.getByRole('heading', { level: 3 })).toHaveText(name)
      for (const words of [title, experience, specialization]) await expect(shown).toContainText(words)
    }
    await expect(card(page, 0)).toContainText('20+ years of experience')
    await expect(card(page, 1)).toContainText('13+ years of experience')
    await expect(shownFounders(page)).toContainText('15 years of chyawanprash making')
    await expect(shownFounders(page)).toContainText('30+ combined years')
    expect(await shownFounders(page).getAttribute('id')).toBeNull()
  })

  test('a founding vision with three pillars, a collective promise, and the Founder-Crafted button', async ({
    home: page,
  }) => {
    const shown = shownFounders(page)
    await expect(shown.getByRole('heading', { name: 'Our founding vision' })).toBeVisible()
    await expect(shown.getByText(foundersText.vision.text)).toBeVisible()
    await expect(shown.getByRole('heading', { level: 4 })).toHaveText(
      foundersText.vision.pillars.map(({ title }) => title),
    )
    await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(3)
    await expect(shown.getByRole('figure').getByRole('blockquote')).toHaveText(foundersText.promise.text)
    await expectChatLink(
      shown.getByRole('link', { name: `Shop Founder-Crafted ${brand.product}`, exact: true }),
    )
  })
})

test.describe('founders on small screens', () => {
  test.skip(({ isMobile }) => !isMobile, 'large screens show details on hover')

  const more = (page: Page, index: number) => card(page, index).getByRole('button', { name: 'Know More' })
  const less = (page: Page, index: number) => card(page, index).getByRole('button', { name: 'Show Less' })
  const close = (page: Page, index: number) => card(page, index).getByRole('button', { name: 'Close' })

  async function expectOpen(page: Page, open: number | undefined) {
    for (const index of founders.keys()) {
      await expect(less(page, index)).toHaveCount(index === open ? 1 : 0)
      await expect(close(page, index)).toHaveCount(index === open ? 1 : 0)
      await expect(more(page, index)).toHaveCount(index === open ? 0 : 1)
      await expect(card(page, index).getByRole('term').first()).toBeVisible({ visible: index === open })
      expect((await linesOf(story(page, index))).cut).toBe(index !== open)
    }
  }

  test('none is expanded at first, and descriptions are clamped to 3 lines', async ({ home: page }) => {
    await expectOpen(page, undefined)
    for (const index of founders.keys()) {
      expect(await linesOf(story(page, index))).toEqual({ seen: 3, cut: true })
    }
  })

  test('Know More opens a card and closes any other', async ({ page }) => {
    await openHome(page)
    await more(page, 0).click()
    await expectOpen(page, 0)
    await more(page, 2).click()
    await expectOpen(page, 2)
  })

  test('Show Less, the close button and a click on the same card close it again', async ({ page }) => {
    await openHome(page)
    await more(page, 1).click()
    await less(page, 1).click()
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

  test('the buttons say what they do to a screen reader', async ({ page }) => {
    await openHome(page)
    await expect(more(page, 0)).toHaveAttribute('aria-expanded', 'false')
    await more(page, 0).click()
    await expect(less(page, 0)).toHaveAttribute('aria-expanded', 'true')
    await expect(close(page, 0)).toHaveAccessibleDescription(founders[0]?.name ?? '')
  })
})

test.describe('founders on large screens', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'small screens have buttons')

  test('descriptions are clamped to 4 lines until hover, which shows the details', async ({ page }) => {
    await openHome(page)
    const details = card(page, 1).getByRole('term').first()
    expect(await linesOf(story(page, 1))).toEqual({ seen: 4, cut: true })
    await expect(details).toBeHidden()
    await card(page, 1).scrollIntoViewIfNeeded()
    await card(page, 1).hover()
    await expect(details).toBeVisible()
    expect((await linesOf(story(page, 1))).cut).toBe(false)
    expect((await linesOf(story(page, 0))).cut).toBe(true)
    await shownFounders(page).getByRole('heading', { level: 2 }).hover()
    await expect(details).toBeHidden()
    expect(await linesOf(story(page, 1))).toEqual({ seen: 4, cut: true })
  })

  test('the keyboard’s focus shows the details as hover does', async ({ page }) => {
    await openHome(page)
    await card(page, 0).getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(card(page, 1).getByRole('button')).toBeFocused()
    await expect(card(page, 1).getByRole('term').first()).toBeVisible()
    expect((await linesOf(story(page, 1))).cut).toBe(false)
  })

  test('nothing beside a card moves when it opens', async ({ page }) => {
    await openHome(page)
    await card(page, 1).scrollIntoViewIfNeeded()
    const below = shownFounders(page).getByRole('heading', { name: 'Our founding vision' })
    const before = await below.boundingBox()
    await card(page, 1).hover()
    await expect(card(page, 1).getByRole('term').first()).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
  })
})
