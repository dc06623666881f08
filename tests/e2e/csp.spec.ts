import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { subscribeAt } from '../owner-rows.ts'
import {
  expect,
  expectToast,
  openHome,
  openPopup,
  runClockUntil,
  scrollTo,
  settled,
  test,
} from './home-page.ts'
import { emptyDatabase, openDashboard, openMore } from './owner-dashboard.ts'

// What the policy blocks is an error in the console, which fails every test.
test.describe('under the content security policy nothing is blocked', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('by questions, toasts, a broken picture, the reel’s player and a link to another view', async ({
    page,
  }) => {
    await page
      .context()
      .route('https://www.instagram.com/**', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: PLAYER })
          : route.fulfill({ contentType: 'text/html', body: 'player' }),
      )
    await openHome(page)
    await page.locator('#faq').getByRole('button').first().click()
    await expect(page.locator('#answer-1').getByRole('paragraph')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expectToast(page, 'Please enter your email address')
    await page.locator('#benefits').getByRole('figure').first().scrollIntoViewIfNeeded()
    await expect(page.frameLocator('iframe.instagram-media-rendered').getByText('player')).toBeVisible()
    await page.locator('#hero').scrollIntoViewIfNeeded()
    await page
      .locator('#hero img')
      .last()
      .evaluate((image) => image.dispatchEvent(new Event('error')))
    const placeholder = page.getByAltText('Error loading image')
    await expect
      .poll(() => placeholder.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await scrollTo(page, 500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Wellness Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await runClockUntil(page, () => page.getByRole('searchbox').first().isVisible())
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('by the popup and its confetti', async ({ page }) => {
      await openHome(page)
      const popup = await openPopup(page)
      await runClockUntil(page, () => popup.locator('canvas').evaluate(hasColour))
      await page.clock.runFor(4000)
      await popup.getByRole('button', { name: 'Explore Website' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('in the dashboard: numbers, copying and the setup guide', async ({ page, site }) => {
    await emptyDatabase(site.db)
    await subscribeAt(site.db, Date.now() - 1000, 'reader@example.org')
    await openDashboard(page)
    await expect(page.getByRole('tabpanel').getByText('reader@example.org')).toBeVisible()
    await scrollToEnd(page)
    await openMore(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Setup Guide', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Setup Guide' })).toBeVisible()
    await scrollToEnd(page)
  })
})

test.describe('the policy itself', () => {
  test.use({ expectedConsole: [/Content Security Policy/] })

  test('blocks a style, a script and a picture that are not ours, each with an error in the console', async ({
    page,
  }) => {
    const blocked: string[] = []
    page.on('console', (line) => {
      const directive = /Content Security Policy directive[:]? ['"]([a-z-]+)/.exec(line.text())?.[1]
      if (directive) blocked.push(directive)
    })
    await page.goto('/404')
    await page.evaluate((chat) => {
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      const script = document.createElement('script')
      script.textContent = 'document.title = "injected"'
      const picture = document.createElement('img')
      picture.src = chat
      for (const foreign of [style, script, picture]) document.body.appendChild(foreign)
    }, brand.chatLink)
    await expect.poll(() => blocked.toSorted()).toEqual(['img-src', 'script-src', 'style-src'])
    await expect(page).not.toHaveTitle('injected')
  })
})

/** What the provider's script does as far as a policy sees it: it replaces the quote with its player. */
const PLAYER = `window.instgrm = { Embeds: { process() {
  const player = document.createElement('iframe')
  player.className = 'instagram-media instagram-media-rendered'
  player.src = 'https://www.instagram.com/reel/player/embed/'
  player.style.height = '600px'
  document.querySelector('blockquote.instagram-media').replaceWith(player)
} } }`

/** Scrolls to the end of the page, with every picture loaded at once. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
    .toBe(0)
  await settled(page)
}

/** Runs in the page: whether anything is drawn on a canvas. */
function hasColour(canvas: SVGElement | HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
  // A copy: Chromium warns where the page's own canvas is read again and again.
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
  copy?.drawImage(canvas, 0, 0)
  const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return data.some((value) => value > 0)
}
