import { content } from '../content.ts'
import { expect, stopClock, test } from './home-page.ts'
import { hold } from './scripts.ts'

test.use({ expectedConsole: [/ERR_FAILED/] })

test('a picture that fails, before any script has run or later, is replaced by a placeholder named so', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/.*\.(avif|webp)$/, (route) => route.abort())
  const releaseScripts = await hold(context, /\/assets\/.*\.js$/)
  await stopClock(page)
  const failed = page.waitForEvent('requestfailed', (request) => /\.(avif|webp)$/.test(request.url()))
  const opened = page.goto('/', { waitUntil: 'commit' })
  await failed
  releaseScripts()
  await opened
  // One that is loaded lazily.
  await page.locator('#heritage').scrollIntoViewIfNeeded()
  await page.locator('#heritage picture').first().scrollIntoViewIfNeeded()
  for (const place of ['#hero', '#heritage']) {
    const image = page.locator(place).getByRole('img', { name: content.words.site.brokenImage }).first()
    await expect(image).toBeVisible()
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
      .toBe(true)
  }
})
