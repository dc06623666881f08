import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { expect, test } from './test.ts'

const GUIDE = '/blog/best-chyawanprash-guide'
const IMMUNITY = `/blog/${brand.slug}-immunity-booster`
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

/** On small screens categories and list wait behind the toggle. */
async function openPanel(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await toggle(page).click()
}

test.describe('left panel', () => {
  test('has a search box with the placeholder "Search articles..."', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByPlaceholder('Search articles...', { exact: true })).toBeVisible()
  })

  test('lists the categories with their counts: all 6, then 2, 2, 1 and 1', async ({ page, isMobile }) => {
    await page.goto('/blog')
    await openPanel(page, isMobile)
    await expect(categories(page).getByRole('link')).toHaveText([
      /All articles\s*\(6\)/,
      /Ayurvedic Wellness\s*\(2\)/,
      /Product Guide\s*\(2\)/,
      /Immunity & Health\s*\(1\)/,
      /Seasonal Wellness\s*\(1\)/,
    ])
    const addresses = await categories(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
      '/blog',
      '/blog?category=ayurvedic-wellness',
      '/blog?category=product-guide',
      '/blog?category=immunity-health',
      '/blog?category=seasonal-wellness',
    ])
  })

  test('lists the six articles with their read time', async ({ page, isMobile }) => {
    await page.goto('/blog')
    await openPanel(page, isMobile)
    const links = list(page).getByRole('link')
    await expect(links).toHaveCount(6)
    for (const link of await links.all()) await expect(link).toHaveText(/\d+ min read$/)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(ids.map((id) => `/blog/${id}`))
  })

  test('goes from article to article with Previous and Next and says "n of total"', async ({ page }) => {
    await page.goto('/blog')
    await expect(pager(page)).toContainText('1 of 6')
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    for (const [place, id] of ids.entries()) {
      if (place === 0) continue
      await pager(page).getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(`/blog/${id}`)
      await expect(pager(page)).toContainText(`${place + 1} of 6`)
    }
    await expect(pager(page).getByRole('button', { name: 'Next' })).toBeDisabled()
    await pager(page).getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(`/blog/${ids.at(-2)}`)
  })

  for (const path of [GUIDE, IMMUNITY]) {
    test(`has a table of contents on ${path}, and each entry leads to its section`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(path)
      if (isMobile) await page.getByRole('button', { name: 'Contents' }).click()
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      await expect(links.first()).toBeVisible()
      expect(await links.count()).toBeGreaterThanOrEqual(6)
      for (const link of await links.all()) {
        const id = (await link.getAttribute('href'))?.slice(1)
        const heading = page.locator(`h2[id="${id}"]`)
        await expect(heading).toHaveText((await link.textContent()) ?? '')
      }
      await links.last().click()
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
    })
  }

  test('has no table of contents for an article that is not written yet', async ({ page }) => {
    await page.goto(SEASONS)
    await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0)
  })

  test('marks in the contents how far one has read', async ({ page, isMobile }) => {
    await page.goto(GUIDE)
    if (isMobile) await page.getByRole('button', { name: 'Contents' }).click()
    const here = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=location]')
    await expect(here).toHaveCount(0)
    for (const name of ['Preservatives, in plain words', 'Keeping the jar well']) {
      await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView())
      await expect(here).toHaveText(name)
    }
  })
})

test.describe('Categories toggle', () => {
  test('opens the categories and articles on small screens, and closes them again', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'large screens show them beside the article')
    await page.goto('/blog')
    await expect(categories(page)).toBeHidden()
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
    await toggle(page).click()
    await expect(categories(page)).toBeHidden()
  })

  test('is not there on large screens, which show what it would', async ({ page, isMobile }) => {
    test.skip(isMobile, 'small screens have it')
    await page.goto('/blog')
    await expect(toggle(page)).toBeHidden()
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
  })
})

test.describe('article view', () => {
  test('shows picture, category, date, author, read time, title, subtitle and tags', async ({ page }) => {
    await page.goto(GUIDE)
    const article = page.getByRole('article')
    await expect(title(page)).toHaveText('How to Choose the Best Chyawanprash: A Label Reader’s Guide')
    await expect(article.getByText('What the old recipe asks for')).toBeVisible()
    await expect(article.getByText('Product Guide')).toBeVisible()
    await expect(article.locator('time')).toHaveText('11 February 2025')
    await expect(article.getByText(`${brand.name} Editorial`)).toBeVisible()
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible()
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'chyawanprash',
      'buying guide',
      'preservatives',
      'amla',
      'label reading',
    ])
    const picture = article.getByRole('img', { name: 'Close-up of thick, glossy chyawanprash' }).first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('opens the blog with the first article', async ({ page }) => {
    await page.goto('/blog')
    await expect(lead(page)).toHaveText('How to Choose the Best Chyawanprash: A Label Reader’s Guide')
    await page.getByRole('link', { name: 'Read the article' }).click()
    await expect(page).toHaveURL(GUIDE)
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(/^How to Choose the Best Chyawanprash/)
  })

  for (const path of [GUIDE, IMMUNITY]) {
    test(`${path} is written in full: sections, questions, a picture and its sources`, async ({ page }) => {
      await page.goto(path)
      const article = page.getByRole('article')
      const words = ((await article.textContent()) ?? '').split(/\s+/).length
      expect(words).toBeGreaterThan(1200)
      expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(8)
      expect(await article.getByRole('figure').count()).toBeGreaterThanOrEqual(1)
      await expect(article.getByRole('heading', { name: 'Questions and answers' })).toBeVisible()
      expect(await article.locator('details').count()).toBeGreaterThanOrEqual(5)
    })

    test(`${path} cites sources that stand below it, each of them cited`, async ({ page }) => {
      await page.goto(path)
      const article = page.getByRole('article')
      const cited = await article
        .locator('sup a')
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')?.slice(1)))
      const listed = await article
        .locator('ol li[id^=source-]')
        .evaluateAll((items) => items.map(({ id }) => id))
      expect(new Set(cited)).toEqual(new Set(listed))
      const outside = article.locator('ol li[id^=source-] a')
      await expect(outside).toHaveCount(listed.length)
      for (const link of await outside.all()) await expect(link).toHaveAttribute('href', /^https:/)
    })
  }

  test('opens an answer on a press', async ({ page }) => {
    await page.goto(GUIDE)
    const answer = page.getByText('No. Chyawanprash contains honey')
    await expect(answer).toBeHidden()
    await page.getByText('Can babies have chyawanprash?').click()
    await expect(answer).toBeVisible()
  })

  for (const id of ids.slice(2)) {
    test(`/blog/${id} has an excerpt and a "Coming Soon" panel that leads to the two full articles`, async ({
      page,
    }) => {
      await page.goto(`/blog/${id}`)
      const panel = page.getByRole('region', { name: 'Coming Soon' })
      await expect(panel).toBeVisible()
      const addresses = await panel
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual([GUIDE, IMMUNITY])
      const text = (await page.getByRole('article').textContent())?.split('Coming Soon')[0] ?? ''
      expect(text.split(/\s+/).length).toBeGreaterThan(60)
    })
  }

  test('ends with related articles, none of them the one just read', async ({ page }) => {
    await page.goto(SEASONS)
    const related = page.getByRole('region', { name: 'Read next' }).getByRole('link')
    await expect(related).toHaveCount(2)
    for (const link of await related.all()) await expect(link).not.toHaveAttribute('href', SEASONS)
  })

  test('calls to order in the chat and to learn more about the brand', async ({ page }) => {
    await page.goto(GUIDE)
    const order = page.getByRole('article').getByRole('link', { name: 'Order Now' })
    await expect(order).toHaveAttribute('href', brand.chatLink)
    await expect(order).toHaveAttribute('target', '_blank')
    await page.getByRole('link', { name: `Learn More About ${brand.name}` }).click()
    await expect(page).toHaveURL('/#about')
    await expect(page.locator('#about')).toBeInViewport()
  })

  test('has a way back home', async ({ page }) => {
    await page.goto(GUIDE)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#hero')).toBeInViewport()
  })
})

test.describe('Share', () => {
  test('uses the device’s share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
      }
    })
    await page.goto(`${GUIDE}?category=product-guide`)
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = page.locator('html[data-shared]')
    await expect(shared).toBeAttached()
    const data = JSON.parse((await shared.getAttribute('data-shared')) ?? '{}')
    expect(data.url).toBe(new URL(GUIDE, page.url()).href)
    expect(data.title).toMatch(/^How to Choose/)
  })

  test('says nothing when the visitor closes the sheet', async ({ page }) => {
    let alerts = 0
    page.on('dialog', (dialog) => {
      alerts += 1
      return dialog.dismiss()
    })
    await page.addInitScript(() => {
      navigator.share = async () => {
        document.documentElement.dataset.asked = ''
        throw new DOMException('closed', 'AbortError')
      }
    })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('html[data-asked]')).toBeAttached()
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

  test('copies the old way where the clipboard is closed to it', async ({ page }) => {
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
  })

  test('says "Failed to copy" where nothing can be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      document.execCommand = () => false
    })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Failed to copy')).toBeVisible()
    await expect(page.getByText('Please select and copy the text manually')).toBeVisible()
  })
})

test.describe('search and categories', () => {
  test('finds in titles, subtitles and tags, whatever the case', async ({ page }) => {
    await page.goto('/blog')
    for (const [typed, found] of [
      ['RITUCHARYA: EATING', 'Ritucharya: Eating and Living with the Six Indian Seasons'],
      ['local TRAIN', 'Ayurveda for a Working Day: Five Old Habits That Still Fit'],
      ['label reading', 'How to Choose the Best Chyawanprash: A Label Reader’s Guide'],
      ["reader's", 'How to Choose the Best Chyawanprash: A Label Reader’s Guide'],
    ] as const) {
      await box(page).fill(typed)
      await expect(lead(page)).toHaveText(found)
      await expect(pager(page)).toContainText('1 of 1')
    }
  })

  test('does not look into excerpts', async ({ page }) => {
    await page.goto('/blog')
    await box(page).fill('Deccan')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })

  test('combines the search with the category', async ({ page, isMobile }) => {
    await page.goto('/blog')
    await box(page).fill('amla')
    const everywhere = Number((await pager(page).textContent())?.match(/of (\d)/)?.[1])
    expect(everywhere).toBeGreaterThan(1)
    await openPanel(page, isMobile)
    await categories(page).getByRole('link', { name: 'Seasonal Wellness' }).click()
    await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=amla')
    await expect(box(page)).toHaveValue('amla')
    await expect(pager(page)).toContainText('1 of 1')
    await expect(lead(page)).toHaveText(/^Ritucharya/)
  })

  test('starts at the first article when the category changes', async ({ page, isMobile }) => {
    await page.goto(SEASONS)
    await expect(pager(page)).toContainText('6 of 6')
    await openPanel(page, isMobile)
    await categories(page).getByRole('link', { name: 'Ayurvedic Wellness' }).click()
    await expect(page).toHaveURL('/blog?category=ayurvedic-wellness')
    await expect(pager(page)).toContainText('1 of 2')
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    await openPanel(page, isMobile)
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Ayurvedic Wellness/)
    await expect(list(page).getByRole('link')).toHaveCount(2)
  })

  test('says "No articles found", and "View All Articles" resets the search', async ({ page }) => {
    await page.goto('/blog?category=seasonal-wellness')
    await box(page).fill('sodium')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(pager(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'View All Articles' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(box(page)).toHaveValue('')
    await expect(pager(page)).toContainText('1 of 6')
  })

  test('tells screen readers how many articles match', async ({ page }) => {
    await page.goto('/blog')
    await box(page).fill('season')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 articles match')
  })

  test('lets one go on typing from an article, and Back brings the article back', async ({ page }) => {
    await page.goto(GUIDE)
    await box(page).focus()
    await page.keyboard.type('season')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('season')
    await expect(page).toHaveURL('/blog?q=season')
    await page.goBack()
    await expect(page).toHaveURL(GUIDE)
    await expect(box(page)).toHaveValue('')
    await expect(title(page)).toHaveText(/^How to Choose/)
  })

  test('keeps category and search through an article and Back', async ({ page, isMobile }) => {
    await page.goto('/blog?category=product-guide&q=chyawanprash')
    await expect(pager(page)).toContainText('1 of 2')
    await pager(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blog/chyawanprash-vs-supplements?category=product-guide&q=chyawanprash')
    await expect(pager(page)).toContainText('2 of 2')
    await page.goBack()
    await expect(box(page)).toHaveValue('chyawanprash')
    await openPanel(page, isMobile)
    await expect(categories(page).locator('[aria-current]')).toHaveText(/Product Guide/)
  })

  test('opens filtered where the address says so, and passes over a category that there is not', async ({
    page,
  }) => {
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

test.describe('an article’s text', () => {
  const guideFile = /best-chyawanprash-guide-[\w-]+\.js/

  test('is not fetched again where the page brought it', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    // The share button answers once the page is alive.
    await page.addInitScript(() => {
      navigator.share = async () => {
        document.body.dataset.alive = ''
      }
    })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('body[data-alive]')).toBeAttached()
    await expect(page.getByText('Walk down the aisle of any shop')).toBeVisible()
    await page.getByText('Can babies have chyawanprash?').click()
    await expect(page.getByText('No. Chyawanprash contains honey')).toBeVisible()
    expect(fetched.filter((url) => guideFile.test(url))).toEqual([])
  })

  test('comes back as it was left, without being fetched', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(GUIDE)
    await page.getByText('Can babies have chyawanprash?').click()
    await page.getByRole('article').getByRole('link', { name: 'Order Now' }).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Coming Soon' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('No. Chyawanprash contains honey')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(left, -2)
    expect(fetched.filter((url) => guideFile.test(url))).toEqual([])
  })

  test('is fetched where it is reached without a page load', async ({ page }) => {
    await page.goto(SEASONS)
    const fetched = page.waitForRequest(guideFile)
    await page.getByRole('region', { name: 'Coming Soon' }).getByRole('link').first().click()
    await fetched
    await expect(page.getByText('Walk down the aisle of any shop')).toBeVisible()
  })

  test('is set in a measure that is comfortable to read', async ({ page }) => {
    await page.goto(GUIDE)
    const { fontSize, width, window } = await page
      .getByText('Walk down the aisle of any shop')
      .evaluate((paragraph) => ({
        fontSize: Number.parseFloat(getComputedStyle(paragraph).fontSize),
        width: paragraph.getBoundingClientRect().width,
        window: innerWidth,
      }))
    expect(fontSize).toBeGreaterThanOrEqual(16)
    expect(width).toBeLessThanOrEqual(680)
    expect(width).toBeGreaterThan(Math.min(680, window) * 0.85)
  })

  test.describe('whose file is gone after a deploy', () => {
    test.use({ expectedConsole: [/best-chyawanprash-guide/] })
    test('is had by a page load', async ({ page }) => {
      await page.route(guideFile, (route) => route.abort())
      await page.goto(SEASONS)
      await page.getByRole('region', { name: 'Coming Soon' }).getByRole('link').first().click()
      await expect(page).toHaveURL(GUIDE)
      await expect(page.getByText('Walk down the aisle of any shop')).toBeVisible()
    })
  })
})
