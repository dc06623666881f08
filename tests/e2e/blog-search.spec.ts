import type { Page } from '@playwright/test'
import { ARTICLE_IDS, ARTICLES, type Frontmatter, frontmatterOf, GUIDE } from '../articles.ts'
import { expect, test } from './test.ts'

const SEASONS = ARTICLES.at(-1) ?? ''
/** Several articles have it. */
const SHARED_TAG = 'amla'

const all = ARTICLE_IDS.map(frontmatterOf)
const [guide, seasons] = [all[0], all.at(-1)] as [Frontmatter, Frontmatter]

/** A tag that no other article has. */
function ownTag(article: Frontmatter): string {
  const others = all.filter((other) => other !== article).flatMap(({ tags }) => tags)
  return article.tags.find((tag) => !others.includes(tag)) ?? ''
}

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const list = (page: Page) => page.getByRole('navigation', { name: 'Articles', exact: true })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Article by article' })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lead = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()

test.describe('search and categories', () => {
  test('finds in titles, subtitles and tags, whatever the case and the apostrophe', async ({ page }) => {
    await page.goto('/blog')
    for (const [typed, found] of [
      [seasons.title.toUpperCase(), seasons],
      [seasons.subtitle.toLowerCase(), seasons],
      [ownTag(guide), guide],
      [guide.title.replaceAll('’', "'"), guide],
    ] as const) {
      await box(page).fill(typed)
      await expect(lead(page)).toHaveText(found.title)
      await expect(pager(page)).toContainText('1 of 1')
    }
  })

  test('does not search excerpts', async ({ page }) => {
    await page.goto('/blog')
    await box(page).fill(seasons.excerpt.split('.')[0] ?? '')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })

  test('combines the search with the category', async ({ page }) => {
    await page.goto('/blog')
    await box(page).fill(SHARED_TAG)
    const everywhere = Number((await pager(page).textContent())?.match(/of (\d)/)?.[1])
    expect(everywhere).toBeGreaterThan(1)
    await categories(page).getByRole('link', { name: 'Seasonal Wellness' }).click()
    await expect(page).toHaveURL(`/blog?category=seasonal-wellness&q=${SHARED_TAG}`)
    await expect(box(page)).toHaveValue(SHARED_TAG)
    await expect(pager(page)).toContainText('1 of 1')
    await expect(lead(page)).toHaveText(seasons.title)
  })

  test('starts at the first article when the category changes', async ({ page }) => {
    await page.goto(SEASONS)
    await expect(pager(page)).toContainText('6 of 6')
    await categories(page).getByRole('link', { name: 'Ayurvedic Wellness' }).click()
    await expect(page).toHaveURL('/blog?category=ayurvedic-wellness')
    await expect(pager(page)).toContainText('1 of 2')
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Ayurvedic Wellness/)
    await expect(list(page).getByRole('link')).toHaveCount(2)
  })

  test('says "No articles found", and "View All Articles" resets the search', async ({ page }) => {
    await page.goto('/blog?category=seasonal-wellness')
    await box(page).fill(guide.title)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(pager(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'View All Articles' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(box(page)).toHaveValue('')
    await expect(pager(page)).toContainText('1 of 6')
  })

  test('reports to screen readers how many articles match', async ({ page }) => {
    await page.goto('/blog')
    await box(page).fill(seasons.title)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 /)
  })

  test('continues a search typed on an article, and Back brings the article back', async ({ page }) => {
    await page.goto(GUIDE)
    await box(page).focus()
    await page.keyboard.type('season')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('season')
    await expect(page).toHaveURL('/blog?q=season')
    await page.goBack()
    await expect(page).toHaveURL(GUIDE)
    await expect(box(page)).toHaveValue('')
    await expect(title(page)).toHaveText(guide.title)
  })

  test('keeps category and search through an article and Back', async ({ page }) => {
    await page.goto('/blog?category=product-guide&q=chyawanprash')
    await expect(pager(page)).toContainText('1 of 2')
    await pager(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blog/chyawanprash-vs-supplements?category=product-guide&q=chyawanprash')
    await expect(pager(page)).toContainText('2 of 2')
    await page.goBack()
    await expect(box(page)).toHaveValue('chyawanprash')
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Product Guide/)
  })

  test('opens filtered where the address says so, and ignores an unknown category', async ({ page }) => {
    await page.goto('/blog?category=immunity-health')
    await expect(pager(page)).toContainText('1 of 1')
    await page.goto('/blog?category=astrology&q=')
    await expect(pager(page)).toContainText('1 of 6')
  })

  test('counts through all articles where the one opened is not among the matches', async ({ page }) => {
    await page.goto(`${SEASONS}?category=product-guide`)
    await expect(pager(page)).toContainText('6 of 6')
  })
})
