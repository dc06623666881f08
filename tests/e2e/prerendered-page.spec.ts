import type { Page } from '@playwright/test'
import { views } from '#web/views.ts'
import { expect, openPopup, stopClock, test, waitForTasks } from './home-page.ts'

test.describe('a page that the browser prerenders', () => {
  /** DevTools forbid prerendering: the page is made to believe that it is prerendered. */
  async function prerender(page: Page, path: string) {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
    )
    await stopClock(page)
    await page.goto(path)
    return () =>
      page.evaluate(() => {
        Object.assign(document, { prerendering: false })
        document.dispatchEvent(new Event('prerenderingchange'))
      })
  }

  test('opens the popup after it is shown, and not before', async ({ page }) => {
    const activate = await prerender(page, '/')
    await page.clock.runFor(5000)
    await waitForTasks(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await activate()
    await openPopup(page)
  })

  test('records nothing and keeps nothing until it is shown, and then once', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(String(request.postDataJSON()?.interaction_type))
    })
    const activate = await prerender(page, await addressOfABatch(page))
    await waitForTasks(page)
    expect(sent).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await activate()
    await expect.poll(() => sent).toEqual(['batch_view'])
  })
})

async function addressOfABatch(page: Page): Promise<string> {
  const html = await (await page.request.get(views.batch.path)).text()
  return html.match(/href="(\/batch\/SY-[^"./]+)"/)?.[1] ?? ''
}
