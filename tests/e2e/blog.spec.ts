import type { Page } from '@playwright/test'
import { ARTICLES, articleAt, GUIDE } from '../articles.ts'
import { content } from '../content.ts'
import { waitForTasks } from './home-page.ts'
import { expect, test } from './test.ts'

const {
  categories: words,
  words: { blog },
} = content
const SEASONS = '/blog/seasonal-ayurveda-guide'
/** The name of a category. */
const nameOf = (category: string) => words[category]?.name ?? ''
const SEASONAL_NAME = nameOf('seasonal-wellness')
const [FIRST = '', _SECOND = ''] = ARTICLES

const titleOf = (address: string) => articleAt(address).title
/** Its place among all. */
const place = (address: string) => `${ARTICLES.indexOf(address) + 1} of ${ARTICLES.length}`

const box = (page: Page) => page.getByRole('searchbox', { name: blog.searchLabel })
const toggle = (page: Page) => page.locator('summary').filter({ hasText: blog.categories })
const categories = (page: Page) => page.getByRole('navigation', { name: blog.categories })
const list = (page: Page) => page.getByRole('navigation', { name: blog.articles, exact: true })
const pager = (page: Page) => page.getByRole('navigation', { name: blog.pager })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lead = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()

test.describe('on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Categories opens the categories and the articles; a choice closes them, a search on an article’s page shows its results', async ({
    page,
  }) => {
    await page.goto('/blog')
    await expect(categories(page)).toBeHidden()
    await toggle(page).click()
    await expect(categories(page)).toBeVisible()
    await expect(list(page)).toBeVisible()
    await toggle(page).click()
    await expect(categories(page)).toBeHidden()
    await toggle(page).click()
    await categories(page).getByRole('link', { name: SEASONAL_NAME }).click()
    await expect(lead(page)).toHaveText(titleOf(SEASONS))
    await expect(categories(page)).toBeHidden()
    await page.goto(GUIDE)
    await box(page).fill('season')
    await expect(list(page).getByRole('link')).toHaveCount(1)
    await expect(list(page)).toBeVisible()
  })
})

test('contents lead to the sections and mark the one that is read; Share uses the share sheet, or copies, or shows that it could not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${GUIDE}?category=product-guide`)
  const contents = page.getByRole('navigation', { name: blog.contents })
  const current = contents.locator('[aria-current=location]')
  await expect(current).toHaveCount(0)
  for (const { text: name } of articleAt(GUIDE).headings.slice(3, 5)) {
    await contents.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    await expect(current).toHaveText(name)
  }

  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  const shareButton = page.getByRole('button', { name: blog.share })
  const address = new URL(GUIDE, page.url()).href
  // The sheet was closed, or is open already.
  for (const name of ['AbortError', 'InvalidStateError']) {
    await page.evaluate((error) => {
      delete document.documentElement.dataset.shared
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
        throw new DOMException('not shared', error)
      }
    }, name)
    await shareButton.click()
    const shared = page.locator('html[data-shared]')
    await expect(shared).toBeAttached()
    const data = JSON.parse((await shared.getAttribute('data-shared')) ?? '{}')
    expect(data).toMatchObject({ url: address, title: titleOf(GUIDE) })
    await waitForTasks(page)
    expect(alerts).toEqual([])
  }

  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await shareButton.click()
  await expect.poll(() => alerts).toEqual([blog.linkCopied])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  // By a selection where the clipboard is blocked.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await shareButton.click()
  await expect.poll(() => alerts).toHaveLength(2)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await shareButton.click()
  await expect(page.getByText(blog.copyFailed.title)).toBeVisible()
  await expect(page.getByText(blog.copyFailed.description)).toBeVisible()
  expect(alerts).toHaveLength(2)
})

test('search narrows the list with every letter, is in the address, and combines with the category', async ({
  page,
}) => {
  await page.goto('/blog')
  const unfiltered = await page.title()
  await box(page).focus()
  await page.keyboard.type('season')
  await expect(page).toHaveURL('/blog?q=season')
  await expect(list(page).getByRole('link')).toHaveCount(1)
  const summary = `“season”: ${blog.found.one.replace('{count}', '1')}`
  await expect(page.getByRole('main').getByRole('status')).toHaveText(summary)
  await expect(page.getByRole('heading', { level: 2, name: summary })).toBeVisible()
  await expect(page).toHaveTitle(`${summary} – ${unfiltered}`)
  await expect(box(page)).toBeFocused()
  await page.reload()
  await expect(box(page)).toHaveValue('season')
  await expect(lead(page)).toHaveText(titleOf(SEASONS))

  await box(page).fill('amla')
  await expect(page).toHaveURL('/blog?q=amla')
  await expect.poll(() => list(page).getByRole('link').count()).toBeGreaterThan(1)
  await categories(page).getByRole('link', { name: SEASONAL_NAME }).click()
  for (const act of [() => Promise.resolve(), () => box(page).press('Enter')]) {
    await act()
    await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=amla')
    await expect(box(page)).toHaveValue('amla')
    await expect(pager(page)).toContainText('1 of 1')
    await expect(lead(page)).toHaveText(titleOf(SEASONS))
  }
  await box(page).fill('sodium')
  await expect(page.getByRole('heading', { name: blog.none.title })).toBeVisible()
  await expect(pager(page)).toHaveCount(0)
  const order = page.getByRole('main').getByRole('link', { name: blog.order.order })
  await expect(order).toHaveCount(0)
  await page.getByRole('link', { name: blog.none.reset }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page).toHaveTitle(unfiltered)
  await expect(box(page)).toHaveValue('')
  await expect(pager(page)).toContainText(place(FIRST))
  await expect(order).toBeVisible()

  // Back is followed while the box has the focus too.
  await page.getByRole('list', { name: blog.tags }).getByRole('link', { name: 'amla' }).click()
  await expect(box(page)).toHaveValue('amla')
  await box(page).focus()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
})

test('search on an article’s page narrows the list beside it, and Enter leads to the results', async ({
  page,
}) => {
  await page.goto(GUIDE)
  await box(page).focus()
  await page.keyboard.type('season')
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await expect(page).toHaveURL(`${GUIDE}?q=season`)
  await expect(title(page)).toHaveText(titleOf(GUIDE))
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?q=season')
  await expect(box(page)).toHaveValue('season')
  await expect(lead(page)).toHaveText(titleOf(SEASONS))
  await page.goBack()
  await expect(page).toHaveURL(`${GUIDE}?q=season`)
  await expect(title(page)).toHaveText(titleOf(GUIDE))
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await box(page).fill('Deccan')
  await expect(list(page)).toContainText(blog.none.title)
  await list(page).getByRole('link', { name: blog.none.reset }).click()
  await expect(page).toHaveURL('/blog')
  await expect(pager(page)).toContainText(place(FIRST))
})

test('a category starts at its first article, and is kept with the search through an article and Back', async ({
  page,
}) => {
  await page.goto(`${SEASONS}?category=product-guide`)
  const chosen = categories(page).locator('[aria-current]')
  await expect(chosen).toContainText(nameOf('product-guide'))
  // An article outside the category is counted among all.
  await expect(pager(page)).toContainText(place(SEASONS))
  await categories(page)
    .getByRole('link', { name: nameOf('ayurvedic-wellness') })
    .click()
  await expect(page).toHaveURL('/blog?category=ayurvedic-wellness')
  await expect(page.getByRole('main').getByRole('status')).toContainText(nameOf('ayurvedic-wellness'))
  await expect(page).toHaveTitle(new RegExp(`^${nameOf('ayurvedic-wellness')}: `))
  await expect(pager(page)).toContainText('1 of 2')
  await expect(pager(page).getByRole('button', { name: blog.previous })).toBeDisabled()
  await expect(chosen).toContainText(nameOf('ayurvedic-wellness'))
  await expect(list(page).getByRole('link')).toHaveCount(2)

  await page.goto('/blog?category=product-guide&q=chyawanprash')
  await expect(pager(page)).toContainText('1 of 2')
  await pager(page).getByRole('link', { name: blog.next }).click()
  await expect(page).toHaveURL('/blog/chyawanprash-vs-supplements?category=product-guide&q=chyawanprash')
  await expect(pager(page)).toContainText('2 of 2')
  await page.goBack()
  await expect(box(page)).toHaveValue('chyawanprash')
  await expect(chosen).toContainText(nameOf('product-guide'))
})
