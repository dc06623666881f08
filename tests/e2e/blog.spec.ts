import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { settled } from './home-page.ts'
import { expect, test } from './test.ts'

const GUIDE = '/blog/best-chyawanprash-guide'
const SEASONS = '/blog/seasonal-ayurveda-guide'

/** In the order of the specification. */
const ids = [
  'best-chyawanprash-guide',
  `${brand.slug}-immunity-booster`,
  'ayurveda-modern-life',
  'chyawanprash-vs-supplements',
  'boost-immunity-naturally',
  'seasonal-ayurveda-guide',
]

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Categories' })
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const list = (page: Page) => page.getByRole('navigation', { name: 'Articles', exact: true })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Article by article' })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lead = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()

test.describe('panel', () => {
  test('Previous and Next lead from article to article, with the position "n of total"', async ({ page }) => {
    await page.goto('/blog')
    await expect(pager(page)).toContainText('1 of 6')
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    for (const [index, id] of ids.entries()) {
      if (index === 0) continue
      await pager(page).getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(`/blog/${id}`)
      await expect(pager(page)).toContainText(`${index + 1} of 6`)
    }
    await expect(pager(page).getByRole('button', { name: 'Next' })).toBeDisabled()
    await pager(page).getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(`/blog/${ids.at(-2)}`)
  })

  test('its contents lead to the sections, and mark the one that is read', async ({ page }) => {
    await page.goto(GUIDE)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const current = contents.locator('[aria-current=location]')
    await expect(current).toHaveCount(0)
    for (const name of ['Preservatives, in plain words', 'Keeping the jar well']) {
      await contents.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { name })).toBeInViewport()
      await expect(current).toHaveText(name)
    }
  })

  test.describe('on small screens', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('Categories opens the categories and the articles, and closes them', async ({ page }) => {
      await page.goto('/blog')
      await expect(categories(page)).toBeHidden()
      await toggle(page).click()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(categories(page)).toBeVisible()
      await expect(list(page)).toBeVisible()
      await toggle(page).click()
      await expect(categories(page)).toBeHidden()
    })

    test('another category closes them again', async ({ page }) => {
      await page.goto('/blog')
      await toggle(page).click()
      await categories(page).getByRole('link', { name: 'Seasonal Wellness' }).click()
      await expect(lead(page)).toHaveText(/^Ritucharya/)
      await expect(categories(page)).toBeHidden()
    })

    test('a search on an article’s page shows its results', async ({ page }) => {
      await page.goto(GUIDE)
      await box(page).fill('season')
      await expect(list(page).getByRole('link')).toHaveCount(1)
      await expect(list(page)).toBeVisible()
    })
  })

  test('large screens show categories and articles without a toggle', async ({ page }) => {
    await page.goto('/blog')
    await expect(toggle(page)).toBeHidden()
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
  })
})

test.describe('article', () => {
  test('opens from the blog’s first page, and leads to the brand and back home', async ({ page }) => {
    await page.goto('/blog')
    await expect(lead(page)).toHaveText(/^How to Choose the Best Chyawanprash/)
    await page.getByRole('link', { name: 'Read the article' }).click()
    await expect(page).toHaveURL(GUIDE)
    await expect(page).toHaveTitle(/^How to Choose the Best Chyawanprash/)
    await page.getByRole('link', { name: `Learn More About ${brand.name}` }).click()
    await expect(page).toHaveURL('/#about')
    await expect(page.locator('#about')).toBeInViewport()
    await page.goBack()
    await expect(title(page)).toHaveText(/^How to Choose/)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('Share', () => {
  test('uses the device’s share sheet, and shows no message when the visitor closes it', async ({ page }) => {
    let alerts = 0
    page.on('dialog', (dialog) => {
      alerts += 1
      return dialog.dismiss()
    })
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
        throw new DOMException('closed', 'AbortError')
      }
    })
    await page.goto(`${GUIDE}?category=product-guide`)
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = page.locator('html[data-shared]')
    await expect(shared).toBeAttached()
    const data = JSON.parse((await shared.getAttribute('data-shared')) ?? '{}')
    expect(data.url).toBe(new URL(GUIDE, page.url()).href)
    expect(data.title).toMatch(/^How to Choose/)
    await settled(page)
    expect(alerts).toBe(0)
  })

  test('copies the link and alerts "Link copied to clipboard!" where there is no sheet', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(GUIDE)
    const alerted = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'Share' }).click()
    const dialog = await alerted
    expect(dialog.message()).toBe('Link copied to clipboard!')
    await dialog.accept()
    await click
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(GUIDE, page.url()).href)
  })

  test('copies by a selection where the clipboard is blocked, and says so where nothing can be copied', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto(GUIDE)
    const alerted = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'Share' }).click()
    const dialog = await alerted
    expect(dialog.message()).toBe('Link copied to clipboard!')
    await dialog.accept()
    await click
    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Failed to copy')).toBeVisible()
    await expect(page.getByText('Please select and copy the text manually')).toBeVisible()
  })
})

test.describe('search', () => {
  test('finds in titles, subtitles and tags, in any case, but not in excerpts', async ({ page }) => {
    await page.goto('/blog')
    for (const [typed, found] of [
      ['RITUCHARYA: EATING', /^Ritucharya/],
      ['local TRAIN', /^Ayurveda for a Working Day/],
      ['label reading', /^How to Choose the Best/],
      ["reader's", /^How to Choose the Best/],
    ] as const) {
      await box(page).fill(typed)
      await expect(lead(page)).toHaveText(found)
      await expect(pager(page)).toContainText('1 of 1')
    }
    await box(page).fill('Deccan')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })

  test('narrows the list with every letter, writes itself into the address, and reports the number of matches', async ({
    page,
  }) => {
    await page.goto('/blog')
    await box(page).focus()
    await page.keyboard.type('season')
    await expect(page).toHaveURL('/blog?q=season')
    await expect(list(page).getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 articles match')
    await expect(box(page)).toBeFocused()
    await page.reload()
    await expect(box(page)).toHaveValue('season')
    await expect(lead(page)).toHaveText(/^Ritucharya/)
  })

  test('combines with the category, and keeps it when it is sent', async ({ page }) => {
    await page.goto('/blog')
    await box(page).fill('amla')
    await expect(page).toHaveURL('/blog?q=amla')
    expect(await list(page).getByRole('link').count()).toBeGreaterThan(1)
    await categories(page).getByRole('link', { name: 'Seasonal Wellness' }).click()
    await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=amla')
    await expect(box(page)).toHaveValue('amla')
    await expect(pager(page)).toContainText('1 of 1')
    await expect(lead(page)).toHaveText(/^Ritucharya/)
    await box(page).press('Enter')
    await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=amla')
    await expect(pager(page)).toContainText('1 of 1')
  })

  test('shows "No articles found", and "View All Articles" resets search and category', async ({ page }) => {
    await page.goto('/blog?category=seasonal-wellness')
    await box(page).fill('sodium')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(pager(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'View All Articles' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(box(page)).toHaveValue('')
    await expect(pager(page)).toContainText('1 of 6')
  })

  test('on an article’s page narrows the list beside the article, and Enter leads to the results', async ({
    page,
  }) => {
    await page.goto(GUIDE)
    await box(page).focus()
    await page.keyboard.type('season')
    await expect(list(page).getByRole('link')).toHaveCount(1)
    await expect(page).toHaveURL(`${GUIDE}?q=season`)
    await expect(title(page)).toHaveText(/^How to Choose/)
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog?q=season')
    await expect(box(page)).toHaveValue('season')
    await expect(lead(page)).toHaveText(/^Ritucharya/)
    await page.goBack()
    await expect(page).toHaveURL(`${GUIDE}?q=season`)
    await expect(title(page)).toHaveText(/^How to Choose/)
    await expect(list(page).getByRole('link')).toHaveCount(1)
  })

  test('on an article’s page shows "No articles found" with the way to all articles', async ({ page }) => {
    await page.goto(GUIDE)
    await box(page).fill('Deccan')
    await expect(list(page)).toContainText('No articles found')
    await list(page).getByRole('link', { name: 'View All Articles' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(pager(page)).toContainText('1 of 6')
  })

  test('follows Back while the box has the focus', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'amla' }).click()
    await expect(box(page)).toHaveValue('amla')
    await box(page).focus()
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect(box(page)).toHaveValue('')
  })
})

test.describe('category', () => {
  test('starts at its first article', async ({ page }) => {
    await page.goto(SEASONS)
    await expect(pager(page)).toContainText('6 of 6')
    await categories(page).getByRole('link', { name: 'Ayurvedic Wellness' }).click()
    await expect(page).toHaveURL('/blog?category=ayurvedic-wellness')
    await expect(pager(page)).toContainText('1 of 2')
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Ayurvedic Wellness/)
    await expect(list(page).getByRole('link')).toHaveCount(2)
  })

  test('is kept with the search through an article and Back', async ({ page }) => {
    await page.goto('/blog?category=product-guide&q=chyawanprash')
    await expect(pager(page)).toContainText('1 of 2')
    await pager(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blog/chyawanprash-vs-supplements?category=product-guide&q=chyawanprash')
    await expect(pager(page)).toContainText('2 of 2')
    await page.goBack()
    await expect(box(page)).toHaveValue('chyawanprash')
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Product Guide/)
  })

  test('that does not exist is ignored, and an article outside it is counted among all', async ({ page }) => {
    await page.goto('/blog?category=astrology&q=')
    await expect(pager(page)).toContainText('1 of 6')
    await page.goto(`${SEASONS}?category=product-guide`)
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Product Guide/)
    await expect(pager(page)).toContainText('6 of 6')
  })
})
