import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { expect, openHome, signUpNotice, subscribe, test } from './home-page.ts'

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
const hydratedIslands = (page: Page) => page.locator('[data-hydrated]')

test('an island is hydrated at the first pointer or focus event inside it, or before it is scrolled to', async ({
  page,
}) => {
  await openHome(page)
  await island(page, 'newsletter')
    .getByRole('textbox')
    .first()
    .evaluate((box) => box.focus({ preventScroll: true }))
  await expect(island(page, 'newsletter')).toHaveAttribute('data-hydrated')
  await expect(hydratedIslands(page)).toHaveCount(1)
  // Still below the viewport.
  await island(page, 'faq').evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 500, behavior: 'instant' }),
  )
  await expect(island(page, 'faq')).toHaveAttribute('data-hydrated')

  // Not a reload, which would return to the same place.
  await page.goto('/')
  await island(page, 'faq').getByRole('button').first().dispatchEvent('pointerdown')
  await expect(island(page, 'faq')).toHaveAttribute('data-hydrated')
  await expect(hydratedIslands(page)).toHaveCount(1)
})

test.describe('an error in an island', () => {
  test.use({ expectedConsole: [/Cannot read properties of null/] })

  test('stays inside it: the rest of the page works, and the island offers to try again', async ({
    page,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const broken = html.replace(/(data-island="faq" data-props=")[^"]*"/, '$1{&quot;questions&quot;:null}"')
      await route.fulfill({ response, body: broken })
    })
    await openHome(page)
    await island(page, 'faq').dispatchEvent('pointerdown')
    const alert = island(page, 'faq').getByRole('alert')
    await expect(alert).toContainText(content.words.site.stopped)
    await alert.getByRole('button', { name: content.words.site.retry }).click()
    await expect(alert).toBeVisible()
    await subscribe(page).click()
    await expect(signUpNotice(page)).toContainText(content.words.signUp.outcomes.email_empty.title)
  })
})
