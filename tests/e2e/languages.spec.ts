import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { openHome, test, waitForTasks } from './home-page.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling } from './test.ts'

const [OTHER_LANGUAGE, THIRD_LANGUAGE] = LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).map(
  ({ id, name }) => ({
    id,
    name,
    words: loadContent(id),
  }),
)
if (!OTHER_LANGUAGE || !THIRD_LANGUAGE) throw new Error('The site has fewer than three languages')
const english = loadContent()

const switchIn = (page: Page, label: string) => page.getByRole('banner').getByRole('list', { name: label })
/** Follows a link of the header. Playwright's own click scrolls first, because the header lies within the scroll padding. */
const follow = (list: Locator, name: string) =>
  list.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click())
const offer = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: english.words.languages.offer.text })

test('the header leads to the same section in the other languages, and back', async ({ page }) => {
  await openHome(page)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('#faq h2').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await follow(switchIn(page, english.words.languages.label), OTHER_LANGUAGE.name)
  await expect(page).toHaveURL(`/${OTHER_LANGUAGE.id}#faq`)
  await expect(page.locator('html')).toHaveAttribute('lang', `${OTHER_LANGUAGE.id}-IN`)
  await expect(page.getByRole('heading', { name: OTHER_LANGUAGE.words.words.faq.heading })).toBeInViewport()

  const languageSwitch = switchIn(page, OTHER_LANGUAGE.words.words.languages.label)
  await expect(languageSwitch.getByRole('link', { name: OTHER_LANGUAGE.name })).toHaveCount(0)
  await follow(languageSwitch, THIRD_LANGUAGE.name)
  await expect(page).toHaveURL(`/${THIRD_LANGUAGE.id}#faq`)
  await expect(page.getByRole('heading', { name: THIRD_LANGUAGE.words.words.faq.heading })).toBeInViewport()
  await follow(switchIn(page, THIRD_LANGUAGE.words.words.languages.label), 'English')
  await expect(page).toHaveURL(/\/(#.*)?$/)
})

test('a translated home is accessible, and fits 320 px', async ({ page }) => {
  test.slow()
  await openHome(page, `/${OTHER_LANGUAGE.id}`)
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog', { name: OTHER_LANGUAGE.words.words.popup.title })).toBeVisible()
  await page.keyboard.press('Escape')
  // Axe needs timers.
  await page.clock.resume()
  await waitForTasks(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScrolling(page)
})

test.describe('an unknown address below a language', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('shows the not-found page in that language', async ({ page }) => {
    await page.goto(`/${OTHER_LANGUAGE.id}/nothing`)
    await expect(page.locator('html')).toHaveAttribute('lang', `${OTHER_LANGUAGE.id}-IN`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      OTHER_LANGUAGE.words.words.notFound.title,
    )
  })
})

test.describe('a browser that prefers English', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] })

  test('is offered the English page by a line below the header that is there from the first paint, until it is closed', async ({
    page,
  }) => {
    // Without the entry script, which would come after it.
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await page.goto(`/${OTHER_LANGUAGE.id}`)
    await expect(offer(page)).toBeVisible()
    await page.unroute('**/assets/entry-client-*.js')
    await openHome(page, `/${OTHER_LANGUAGE.id}`)
    await expect(page.locator('div:has([data-language-offer]) + main')).toHaveCount(1)
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toBeHidden()
    await page.goto(`/${OTHER_LANGUAGE.id}/disclaimer`)
    await waitForTasks(page)
    await expect(offer(page)).toBeHidden()
  })

  test('keeps the language that was chosen: nothing is offered, and nobody is sent elsewhere', async ({
    page,
  }) => {
    await openHome(page)
    await switchIn(page, english.words.languages.label)
      .getByRole('link', { name: OTHER_LANGUAGE.name })
      .click()
    await expect(page).toHaveURL(`/${OTHER_LANGUAGE.id}`)
    await waitForTasks(page)
    await expect(offer(page)).toBeHidden()
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})
