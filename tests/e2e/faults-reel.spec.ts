import type { Page, Route } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { expectChatsOpen } from './faults.ts'
import { expect, openHome, settled, test } from './home-page.ts'

const PROVIDER = 'https://www.instagram.com/embed.js'

/** The provider's own lines may stand in the console; what our code makes of them may not. */
test.use({ expectedConsole: [/^(Failed to load resource: |(Uncaught )?Error: thrown by the provider)/] })

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })

const reel = (page: Page) => page.locator('#benefits').getByRole('figure').first()

for (const [name, answer] of [
  ['is blocked', (route: Route) => route.abort('blockedbyclient')],
  ['is out of reach', (route: Route) => route.abort()],
  ['is gone', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['is slow', () => Promise.resolve()],
  ['throws', script('throw new Error("thrown by the provider")')],
  [
    'has a processor that throws',
    script('instgrm = { Embeds: { process() { throw new Error("processor") } } }'),
  ],
  ['has no processor any more', script('instgrm = {}')],
] as const) {
  test(`where the provider’s script ${name}, the poster, its link and the page stay`, async ({ page }) => {
    await page.context().route(PROVIDER, answer)
    await openHome(page)
    const asked = page.waitForRequest(PROVIDER)
    await reel(page).scrollIntoViewIfNeeded()
    const request = await asked
    if (name !== 'is slow') {
      const failed = new Promise((resolve) => page.on('requestfailed', resolve))
      await Promise.race([failed, request.response().then((response) => response?.finished())])
    }
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
