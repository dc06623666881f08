import type { Page, Request } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { expectChatsOpen, NETWORK_LINE } from './faults.ts'
import { expect, openHome, settled, test } from './home-page.ts'

const PROVIDER = 'https://www.instagram.com/embed.js'

test.use({ expectedConsole: [NETWORK_LINE] })

const reel = (page: Page) => page.locator('#benefits').getByRole('figure').first()

test('where the provider’s script is blocked, the poster and its link stay, and the page works', async ({
  page,
}) => {
  await page.context().route(PROVIDER, (route) => route.abort('blockedbyclient'))
  await openHome(page)
  const answered = new Promise<void>((resolve) => {
    const check = (request: Request) => request.url() === PROVIDER && resolve()
    page.on('requestfailed', check)
    page.on('requestfinished', check)
  })
  await reel(page).scrollIntoViewIfNeeded()
  await answered
  await settled(page)
  const link = reel(page).getByRole('link', { name: 'Watch the reel' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', brand.reelUrl)
  await expect(reel(page).getByRole('img')).toBeVisible()
  await expect(reel(page).locator('blockquote')).toBeHidden()
  await page.locator('#faq').getByRole('button').first().click()
  await expect(page.locator('#answer-1').getByRole('paragraph')).toBeVisible()
  await expectChatsOpen(page)
})
