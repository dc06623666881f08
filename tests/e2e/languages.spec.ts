import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#web/model/load.ts'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { expect, test } from './test.ts'

const english = content.words
const marathi = loadContent('mr').words
const hindi = loadContent('hi').words

const switchIn = (page: Page, { languages }: typeof english) =>
  page.getByRole('banner').getByRole('list', { name: languages.label })
/** Follows a link of the header. Playwright's own click scrolls first, because the header lies within the scroll padding. */
const follow = (list: Locator, name: string) =>
  list.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click())
const offer = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: english.languages.offer.text })

test('the header leads to the same section in the other languages, and back', async ({ page }) => {
  await home.openHome(page)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('#faq h2').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  for (const [from, name, id, to] of [
    [english, 'मराठी', 'mr', marathi],
    [marathi, 'हिन्दी', 'hi', hindi],
  ] as const) {
    await follow(switchIn(page, from), name)
    await expect(page).toHaveURL(`/${id}#faq`)
    await expect(page.locator('html')).toHaveAttribute('lang', `${id}-IN`)
    await expect(page.getByRole('heading', { name: to.faq.heading })).toBeInViewport()
    await expect(switchIn(page, to).getByRole('link', { name })).toHaveCount(0)
  }
  // The language that was chosen is kept, and no other is offered.
  await home.waitForTasks(page)
  await expect(offer(page)).toBeHidden()
  await follow(switchIn(page, hindi), 'English')
  await expect(page).toHaveURL(/\/(#.*)?$/)
})

test('a longer name of the shop takes no line from the languages beside it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await home.openHome(page)
  const name = page.getByRole('banner').getByText(content.facts.brand.name, { exact: true })
  await name.evaluate((element) => element.replaceChildren('Kamal Lonche'))
  const links = await switchIn(page, english).getByRole('link').all()
  const tops = await Promise.all(links.map((link) => link.evaluate((box) => box.getBoundingClientRect().top)))
  expect(tops).toEqual([tops[0], tops[0]])
})

test('a browser that prefers English is offered it at once', async ({ page, mayLog }) => {
  mayLog(/ERR_FAILED/)
  // Without the entry script, which would come after it.
  await page.route('**/assets/entry-client-*.js', (route) => route.abort())
  await page.goto('/mr')
  await expect(offer(page)).toBeVisible()
  await page.unroute('**/assets/entry-client-*.js')
  await home.openHome(page, '/mr')
  await expect(page.locator('div:has([data-language-offer]) + main')).toHaveCount(1)
  await offer(page).getByRole('button').click()
  await expect(offer(page)).toBeHidden()
  await page.goto('/mr/disclaimer')
  await home.waitForTasks(page)
  await expect(offer(page)).toBeHidden()
})
