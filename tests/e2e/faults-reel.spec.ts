import type { Page, Request, Route } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { expectChatsOpen } from './faults.ts'
import { expect, openHome, settled, test } from './home-page.ts'

const PROVIDER = 'https://www.instagram.com/embed.js'

/** The provider's own errors are expected in the console. */
test.use({ expectedConsole: [/^(Failed to load resource: |(Uncaught )?Error: thrown by the provider)/] })

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })

const reel = (page: Page) => page.locator('#benefits').getByRole('figure').first()

for (const [name, answer] of [
  ['is blocked', (route: Route) => route.abort('blockedbyclient')],
  ['throws', script('throw new Error("thrown by the provider")')],
] as const) {
  test(`where the provider’s script ${name}, the poster and its link stay, and the page works`, async ({
    page,
  }) => {
    await page.context().route(PROVIDER, answer)
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
}
