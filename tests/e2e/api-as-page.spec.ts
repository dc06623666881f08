import { openDashboard } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

const MARKUP =
  '<!doctype html><script>document.title = "ran"</script><img src=x onerror=\'document.title = "ran"\'>'

/** What is opened, and what the browser says that it accepts. */
const ANSWERS = {
  '/api/stats/inquiries': 'text/html',
  '/api/stats/interactions': 'image/png',
  '/api/stats/breakdowns': 'text/css,*/*;q=0.1',
}

// Visitors' text is stored and returned as it was sent: `nosniff` and the media type keep it from being HTML.
test('markup in an answer that is opened as a page does not run, whatever is accepted', async ({
  page,
  request,
}) => {
  const session = 'session_1_0123456789abcdef01234567'
  const visitor = { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' } }
  for (const [call, data] of [
    ['contact-inquiries', { inquiry_type: 'order', message: MARKUP, name: MARKUP.slice(0, 60) }],
    ['interactions', { interaction_type: 'pricing_view', user_session: session, page_url: `/${MARKUP}` }],
  ] as const) {
    expect((await request.post(`/api/${call}`, { ...visitor, data })).status()).toBe(201)
  }
  await openDashboard(page)
  for (const [answer, accept] of Object.entries(ANSWERS)) {
    await page.setExtraHTTPHeaders({ Accept: accept })
    const response = await page.goto(answer)
    expect(response?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    })
    await expect(page.locator('pre')).toContainText(MARKUP.slice(0, 15))
    await expect(page.locator('script, img')).toHaveCount(0)
    expect(await page.title()).not.toBe('ran')
  }
})
