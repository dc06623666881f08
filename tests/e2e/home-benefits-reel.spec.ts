import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { expect, openHome, test } from './home-page.ts'

const PROVIDER = 'https://www.instagram.com/embed.js'

const benefits = (page: Page) => page.locator('#benefits')
const script = (page: Page) => page.locator(`script[src="${PROVIDER}"]`)
const reel = (page: Page) =>
  benefits(page)
    .getByRole('figure')
    .filter({ has: page.locator('[data-reel]') })
/** The link of the poster. */
const poster = (page: Page) => reel(page).locator(`a[href="${brand.reelUrl}"]`)

/** Answers with a script that leaves a processor behind, which counts its calls. Returns what is requested. */
async function fakeProvider(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.context().route('https://www.instagram.com/**', (route) => {
    requested.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.instgrm = { Embeds: { process() {
        document.documentElement.dataset.processed = Number(document.documentElement.dataset.processed ?? 0) + 1
      } } }`,
    })
  })
  return requested
}

const processed = (page: Page) => page.evaluate(() => document.documentElement.dataset.processed)

test.describe('reel', () => {
  test('shows a poster and a plain link first, and requests nothing from the provider', async ({ page }) => {
    const requested = await fakeProvider(page)
    await openHome(page)
    await expect(poster(page)).toBeVisible()
    await expect(reel(page).getByRole('img')).toBeVisible()
    await expect(script(page)).toHaveCount(0)
    expect(requested).toEqual([])
  })

  test('adds the provider’s script when the section appears, once, and invokes the processor after it loads', async ({
    page,
  }) => {
    const requested = await fakeProvider(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.context().route(PROVIDER, async (route) => {
      await released
      await route.fallback()
    })
    await openHome(page)
    await reel(page).scrollIntoViewIfNeeded()
    await expect(script(page)).toHaveCount(1)
    const embed = reel(page).locator('blockquote.instagram-media')
    await expect(embed).toHaveAttribute('data-instgrm-permalink', brand.reelUrl)
    expect(await processed(page)).toBeUndefined()
    release()
    await expect.poll(() => processed(page)).toBe('1')

    await page.locator('#hero').scrollIntoViewIfNeeded()
    await reel(page).scrollIntoViewIfNeeded()
    await expect(script(page)).toHaveCount(1)
    expect(requested).toEqual([PROVIDER])
  })

  test('covers the poster only once the player is there', async ({ page }) => {
    await fakeProvider(page)
    await openHome(page)
    await reel(page).scrollIntoViewIfNeeded()
    await expect.poll(() => processed(page)).toBe('1')
    await expect(poster(page)).toBeVisible()
    await page.evaluate(() => {
      const player = document.createElement('iframe')
      player.className = 'instagram-media instagram-media-rendered'
      player.title = 'Player'
      document.querySelector('blockquote.instagram-media')?.replaceWith(player)
    })
    await expect(reel(page).locator('iframe')).toBeVisible()
    await expect(poster(page)).toBeHidden()
  })
})
