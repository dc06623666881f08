import type { Page } from '@playwright/test'
import { reel as sampleReel } from '../content.ts'
import { expect, NETWORK_LINE, openHome, test, waitForTasks } from './home-page.ts'
import { hold } from './scripts.ts'

const PROVIDER = 'https://www.instagram.com/embed.js'

const script = (page: Page) => page.locator(`script[src="${PROVIDER}"]`)
const reel = (page: Page) => page.locator('#benefits figure:has([data-reel])')
/** The link of the poster. */
const poster = (page: Page) => page.locator(`#benefits a[href="${sampleReel.url}"]`)

/** What the provider's script does as far as a policy sees it: it replaces the quote with its player, a frame. */
const PLAYER = `window.instgrm = { Embeds: { process() {
  document.documentElement.dataset.processed = Number(document.documentElement.dataset.processed ?? 0) + 1
  addEventListener('play', () => {
    const player = document.createElement('iframe')
    player.className = 'instagram-media instagram-media-rendered'
    player.title = 'Player'
    player.src = 'https://www.instagram.com/reel/player/embed/'
    player.style.height = '600px'
    document.querySelector('blockquote.instagram-media').replaceWith(player)
  }, { once: true })
} } }`

const countProcessed = (page: Page) => page.evaluate(() => document.documentElement.dataset.processed)

test('the reel is a poster until it appears, and then its player', async ({ page, context }) => {
  const requested: string[] = []
  await context.route('https://www.instagram.com/**', (route) => {
    requested.push(route.request().url())
    return route.request().url() === PROVIDER
      ? route.fulfill({ contentType: 'text/javascript', body: PLAYER })
      : route.fulfill({ contentType: 'text/html', body: 'player' })
  })
  const release = await hold(context, PROVIDER)
  await openHome(page)
  await expect(poster(page)).toBeVisible()
  await expect(reel(page).getByRole('img')).toBeVisible()
  await expect(script(page)).toHaveCount(0)
  expect(requested).toEqual([])

  await reel(page).scrollIntoViewIfNeeded()
  await expect(script(page)).toHaveCount(1)
  const embed = reel(page).locator('blockquote.instagram-media')
  await expect(embed).toHaveAttribute('data-instgrm-permalink', String(sampleReel.url))
  expect(await countProcessed(page)).toBeUndefined()
  release()
  await expect.poll(() => countProcessed(page)).toBe('1')
  await expect(poster(page)).toBeVisible()
  await page.locator('#hero').scrollIntoViewIfNeeded()
  await reel(page).scrollIntoViewIfNeeded()
  await expect(script(page)).toHaveCount(1)
  expect(requested).toEqual([PROVIDER])

  await page.evaluate(() => dispatchEvent(new Event('play')))
  await expect(reel(page).frameLocator('iframe').getByText('player')).toBeVisible()
  await expect(poster(page)).toBeHidden()
})

test('the poster stays where the provider’s script is blocked', async ({ page, context, mayLog }) => {
  mayLog(NETWORK_LINE)
  await context.route(PROVIDER, (route) => route.abort('blockedbyclient'))
  await openHome(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === PROVIDER)
  await reel(page).scrollIntoViewIfNeeded()
  await failed
  await waitForTasks(page)
  await expect(poster(page)).toBeVisible()
  await expect(reel(page).getByRole('img')).toBeVisible()
  await expect(reel(page).locator('blockquote')).toBeHidden()
})
