import type { Page } from '@playwright/test'
import { ARTICLES, articleAt, GUIDE } from '../articles.ts'
import { content } from '../content.ts'
import { expect, test, waitForTasks } from './home-page.ts'

const { blog } = content.words
const SEASONS = '/blog/seasonal-ayurveda-guide'
/** The name of a category. */
const nameOf = (category: string) => content.categories[category]?.name ?? ''
const SEASONAL_NAME = nameOf('seasonal-wellness')
const titleOf = (address: string) => articleAt(address).title
/** Its place among all. */
const place = (address = '') => `${ARTICLES.indexOf(address) + 1} of ${ARTICLES.length}`

// The pages of a test have most of their files in common.
test.use({ thirdParties: 'absent' })

const box = (page: Page) => page.getByRole('searchbox', { name: blog.searchLabel })
const categories = (page: Page) => page.getByRole('navigation', { name: blog.categories })
const list = (page: Page) => page.getByRole('navigation', { name: blog.articles, exact: true })
const pager = (page: Page) => page.getByRole('navigation', { name: blog.pager })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lead = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()

test('on a phone Categories opens categories and articles; a choice closes them', async ({ page }) => {
  const toggle = page.locator('summary').filter({ hasText: blog.categories })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  await expect(categories(page)).toBeHidden()
  for (const shown of [true, false, true]) {
    await toggle.click()
    for (const part of [categories, list]) await expect(part(page)).toBeVisible({ visible: shown })
  }
  await categories(page).getByRole('link', { name: SEASONAL_NAME }).click()
  await expect(lead(page)).toHaveText(titleOf(SEASONS))
  await expect(categories(page)).toBeHidden()
  await page.goto(GUIDE)
  await box(page).fill('season')
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await expect(list(page)).toBeVisible()
})

test('an article’s lines are short, and its contents lead to the sections and mark the one that is read', async ({
  page,
}) => {
  await page.goto(GUIDE)
  const paragraph = page
    .getByRole('article')
    .locator('h2[id]')
    .first()
    .locator('xpath=preceding-sibling::p')
    .first()
  expect(await paragraph.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(680)
  const contents = page.getByRole('navigation', { name: blog.contents })
  const current = contents.locator('[aria-current=location]')
  await expect(current).toHaveCount(0)
  for (const { text: name } of articleAt(GUIDE).headings.slice(3, 5)) {
    await contents.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    await expect(current).toHaveText(name)
  }
})

test('Share uses the share sheet, or copies the address, or says it could not', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${GUIDE}?category=product-guide`, { waitUntil: 'networkidle' })
  // Its code is there before the press: WebKit copies nothing once a press has waited for the network.
  await context.setOffline(true)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  const share = page.getByRole('button', { name: blog.share })
  const url = new URL(GUIDE, page.url()).href
  // The sheet was closed, or is open already.
  for (const name of ['AbortError', 'InvalidStateError']) {
    const shared = page.evaluate(
      (error) =>
        new Promise((resolve) => {
          navigator.share = async (data) => {
            resolve(data)
            throw new DOMException('not shared', error)
          }
        }),
      name,
    )
    await share.click()
    expect(await shared).toMatchObject({ url, title: titleOf(GUIDE) })
    await waitForTasks(page)
    expect(alerts).toEqual([])
  }

  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await share.click()
  await expect.poll(() => alerts).toEqual([blog.linkCopied])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  // By a selection where the clipboard is blocked.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await share.click()
  await expect.poll(() => alerts).toHaveLength(2)
  await context.setOffline(false)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await share.click()
  await expect(page.getByText(blog.copyFailed.title)).toBeVisible()
  await expect(page.getByText(blog.copyFailed.description)).toBeVisible()
  expect(alerts).toHaveLength(2)
})

test('search narrows the list, is in the address, and combines with the category', async ({ page }) => {
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
  await expect(list(page), 'a heading without articles').toHaveCount(0)
  await expect(pager(page)).toHaveCount(0)
  const order = page.getByRole('main').getByRole('link', { name: blog.order.order })
  await expect(order).toHaveCount(0)
  await page.getByRole('link', { name: blog.none.reset }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page).toHaveTitle(unfiltered)
  await expect(box(page)).toHaveValue('')
  await expect(pager(page)).toContainText(place(ARTICLES[0]))
  await expect(order).toBeVisible()

  // Back is followed while the box has the focus too.
  await page.getByRole('list', { name: blog.tags }).getByRole('link', { name: 'amla' }).click()
  await expect(box(page)).toHaveValue('amla')
  await box(page).focus()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
})

test('search beside an article narrows the list, and Enter leads to the results', async ({ page }) => {
  const expectListBeside = async () => {
    await expect(page).toHaveURL(`${GUIDE}?q=season`)
    await expect(title(page)).toHaveText(titleOf(GUIDE))
    await expect(list(page).getByRole('link')).toHaveCount(1)
  }
  await page.goto(GUIDE)
  await box(page).focus()
  await page.keyboard.type('season')
  await expectListBeside()
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?q=season')
  await expect(box(page)).toHaveValue('season')
  await expect(lead(page)).toHaveText(titleOf(SEASONS))
  await page.goBack()
  await expectListBeside()
  await box(page).fill('Deccan')
  await expect(list(page)).toContainText(blog.none.title)
  await list(page).getByRole('link', { name: blog.none.reset }).click()
  await expect(page).toHaveURL('/blog')
  await expect(pager(page)).toContainText(place(ARTICLES[0]))
})

test('a category begins with its first article, and is kept with the search', async ({ page }) => {
  const name = nameOf('ayurvedic-wellness')
  const chosen = categories(page).locator('[aria-current]')
  await page.goto(`${SEASONS}?category=product-guide`)
  await expect(chosen).toContainText(nameOf('product-guide'))
  // An article outside the category is counted among all.
  await expect(pager(page)).toContainText(place(SEASONS))
  await categories(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL('/blog?category=ayurvedic-wellness')
  await expect(page.getByRole('main').getByRole('status')).toContainText(name)
  await expect(page).toHaveTitle(new RegExp(`^${name}: `))
  await expect(pager(page)).toContainText('1 of 2')
  await expect(pager(page).getByRole('button', { name: blog.previous })).toBeDisabled()
  await expect(chosen).toContainText(name)
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
