import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { ARTICLES, GUIDE } from '../articles.ts'
import { expect, test } from './test.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Categories' })
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const list = (page: Page) => page.getByRole('navigation', { name: 'Articles', exact: true })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Article by article' })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lead = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()
/** Of an article's own text. */
const firstParagraph = (page: Page) =>
  page.getByRole('article').locator('h2[id]').first().locator('xpath=preceding-sibling::p')

function firstQuestion(page: Page) {
  const details = page.getByRole('article').locator('details').first()
  return { question: details.locator('summary'), answer: details.locator('p').first() }
}

test.describe('left panel', () => {
  test('goes from article to article with Previous and Next and says "n of total"', async ({ page }) => {
    await page.goto('/blog')
    await expect(pager(page)).toContainText('1 of 6')
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    for (const [place, path] of ARTICLES.entries()) {
      if (place === 0) continue
      await pager(page).getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(path)
      await expect(pager(page)).toContainText(`${place + 1} of 6`)
    }
    await expect(pager(page).getByRole('button', { name: 'Next' })).toBeDisabled()
    await pager(page).getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(ARTICLES.at(-2) ?? '')
  })

  test('leads from an entry of the contents to its section', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(GUIDE)
    if (isMobile) await page.getByRole('button', { name: 'Contents' }).click()
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    await links.last().click()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
  })

  test('marks in the contents the section that is being read', async ({ page }) => {
    await page.goto(GUIDE)
    const here = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=location]')
    await expect(here).toHaveCount(0)
    const headings = page.getByRole('article').locator('h2[id]')
    for (const heading of [headings.nth(2), headings.nth(5)]) {
      await heading.evaluate((element) => element.scrollIntoView())
      await expect(here).toHaveText(await heading.innerText())
    }
  })
})

test.describe('Categories toggle', () => {
  test('opens the categories and articles on small screens, and closes them again', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/blog')
    await expect(categories(page)).toBeHidden()
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
    await toggle(page).click()
    await expect(categories(page)).toBeHidden()
  })

  test('is not there on large screens, which show what it would', async ({ page }) => {
    await page.goto('/blog')
    await expect(toggle(page)).toBeHidden()
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read to its last source', async ({ page }) => {
    await page.goto(GUIDE)
    for (const text of await page.getByRole('article').locator('p, li').all())
      await expect(text).toBeVisible()
  })

  test('what buttons disclose on small screens is open', { tag: '@both' }, async ({ page }) => {
    await page.goto(GUIDE)
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeVisible()
  })
})

test.describe('article view', () => {
  test('shows its picture', async ({ page }) => {
    await page.goto(GUIDE)
    const picture = page.getByRole('article').getByRole('img').first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('opens from the blog, which begins with it', async ({ page }) => {
    await page.goto('/blog')
    const first = await lead(page).innerText()
    await lead(page).getByRole('link').click()
    await expect(page).toHaveURL(GUIDE)
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveText(first)
    await expect(page).toHaveTitle(`${first} | ${brand.name}`)
  })

  test('opens an answer on a press', async ({ page }) => {
    await page.goto(GUIDE)
    const { question, answer } = firstQuestion(page)
    await expect(answer).toBeHidden()
    await question.click()
    await expect(answer).toBeVisible()
  })

  test('leads to the brand’s own section on home', async ({ page }) => {
    await page.goto(GUIDE)
    await page.getByRole('link', { name: `Learn More About ${brand.name}` }).click()
    await expect(page).toHaveURL('/#about')
    await expect(page.locator('#about')).toBeInViewport()
  })

  test('leads back home', async ({ page }) => {
    await page.goto(GUIDE)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#hero')).toBeInViewport()
  })

  test('is set in a measure that is comfortable to read', { tag: '@both' }, async ({ page }) => {
    await page.goto(GUIDE)
    const { fontSize, width, window } = await firstParagraph(page).evaluate((paragraph) => ({
      fontSize: Number.parseFloat(getComputedStyle(paragraph).fontSize),
      width: paragraph.getBoundingClientRect().width,
      window: innerWidth,
    }))
    expect(fontSize).toBeGreaterThanOrEqual(16)
    expect(width).toBeLessThanOrEqual(680)
    expect(width).toBeGreaterThan(Math.min(680, window) * 0.85)
  })

  test('comes back as it was left', async ({ page }) => {
    await page.goto(GUIDE)
    await firstQuestion(page).question.click()
    await page.getByRole('article').getByRole('link', { name: 'Order Now' }).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click()
    await expect(title(page)).toBeFocused()
    await expect(page).not.toHaveURL(GUIDE)
    await page.goBack()
    await expect(page).toHaveURL(GUIDE)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2)
  })
})
