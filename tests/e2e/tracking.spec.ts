import type { Page } from '@playwright/test'
import { readReference } from '#contract/order-reference.ts'
import { brand } from '#web/content/brand.ts'
import { packs } from '#web/content/packs.ts'
import { expect, openHome, openPopup, scrollTo, settled, test } from './home-page.ts'

const [large, small] = packs

type Call = { path: string; body: Record<string, unknown> }

/** Records the page's calls of the API. No chat opens. */
async function recordCalls(page: Page): Promise<Call[]> {
  const calls: Call[] = []
  await page.route('**/api/**', (route) => {
    calls.push({ path: new URL(route.request().url()).pathname, body: route.request().postDataJSON() })
    return route.fulfill({ status: 201, json: { success: true } })
  })
  await page.addInitScript(() => {
    for (const kind of ['click', 'auxclick']) {
      addEventListener(kind, (event) => {
        if (event.target instanceof Element && event.target.closest('a[data-chat]')) event.preventDefault()
      })
    }
  })
  return calls
}

const SESSION = /^session_\d{13}_[0-9a-f]{24,64}$/
const SMALL = { width: 390, height: 844 }
/** Clicks on chat links: orders, and interactions for the links that only ask. */
const clicksOf = (calls: Call[]) =>
  calls.filter(({ path, body }) => path === '/api/orders' || body.interaction_type === 'whatsapp_click')
const ordersOf = (calls: Call[]) => calls.filter(({ path }) => path === '/api/orders')
const viewsOf = (calls: Call[]) => calls.filter(({ body }) => body.interaction_type === 'pricing_view')
const placementOf = ({ body }: Call) =>
  body.placement ?? (body.additional_data as { placement?: string }).placement

/** Scrolls to the price of the chosen pack. */
async function showPrice(page: Page): Promise<void> {
  await page
    .locator('#pack-500g-price')
    .evaluate((price) => price.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await observersCalled(page)
}

/** An observer created now is called after the page's own. */
async function observersCalled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          resolve()
        }).observe(document.body)
      }),
  )
}

test.describe('tracking', () => {
  test('every call to action records one click with its placement', async ({ page }) => {
    const calls = await recordCalls(page)
    await openHome(page)
    const placements = [
      'promo-strip',
      'header',
      'hero',
      'label',
      'products',
      'shop-order',
      'bulk',
      'founders',
      'faq',
      'footer',
    ]
    const click = async (placement: string) => {
      const link = page.locator(`a[data-chat="${placement}"]:visible`).first()
      await link.click()
    }
    for (const placement of placements) await click(placement)
    await page.setViewportSize(SMALL)
    await click('mobile-bar')
    await expect.poll(() => clicksOf(calls).map(placementOf)).toEqual([...placements, 'mobile-bar'])
    const sessions = new Set(calls.map(({ body }) => body.user_session))
    expect(sessions.size).toBe(1)
    expect([...sessions][0]).toMatch(SESSION)
    const address = await page.evaluate(() => location.origin + location.pathname)
    for (const { body } of clicksOf(calls)) expect(body.page_url).toBe(address)
    const references = ordersOf(calls).map(({ body }) => String(body.reference))
    expect(references.map(readReference)).toEqual(references)
    expect(new Set(references).size).toBe(references.length)
    const known = await page
      .locator('a[data-chat]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-chat') ?? ''))
    const covered = new Set([...placements, 'mobile-bar', 'floating-button', 'popup'])
    expect(known.filter((placement) => !covered.has(placement))).toEqual([])
  })

  test('the popup’s Shop Now has the placement popup', async ({ page }) => {
    const calls = await recordCalls(page)
    await openHome(page)
    await (await openPopup(page)).getByRole('link', { name: 'Shop Now' }).click()
    await expect.poll(() => clicksOf(calls).map(placementOf)).toEqual(['popup'])
  })

  test('the floating chat button sends one inquiry, and no click of its own', async ({ page }) => {
    const calls = await recordCalls(page)
    await openHome(page)
    await scrollTo(page, 400)
    await page.getByRole('link', { name: /^Chat with us/ }).click()
    await expect
      .poll(() => calls)
      .toEqual([
        {
          path: '/api/contact-inquiries',
          body: expect.objectContaining({
            inquiry_type: 'whatsapp',
            user_session: expect.stringMatching(SESSION),
          }),
        },
      ])
  })

  test('an order has its pack, its price and the reference of its message', async ({ page }) => {
    const calls = await recordCalls(page)
    await openHome(page)
    const shop = page.locator('#shop')
    const followed: string[] = []
    for (const { orderLabel, size } of [large, small, small]) {
      if (followed.length === 1) await shop.locator('label').filter({ hasText: size }).click()
      const link = shop.getByRole('link', { name: new RegExp(`^${orderLabel}`) })
      await link.click()
      followed.push((await link.getAttribute('href')) ?? '')
    }
    await expect
      .poll(() => ordersOf(calls).map(({ body }) => [body.pack, body.amount]))
      .toEqual([
        [large.id, large.price],
        [small.id, small.price],
        [small.id, small.price],
      ])
    const references = ordersOf(calls).map(({ body }) => String(body.reference))
    expect(new Set(references).size).toBe(3)
    for (const [index, address] of followed.entries()) {
      expect(new URL(address).searchParams.get('text')).toContain(`Reference: ${references[index]}`)
    }
  })

  for (const [name, viewport] of [
    ['upright', SMALL],
    ['in landscape', { width: 844, height: 390 }],
  ] as const) {
    test(`pricing_view is sent once when the price has been in sight for half a second, on a phone ${name}`, async ({
      page,
    }) => {
      const calls = await recordCalls(page)
      await page.setViewportSize(viewport)
      await openHome(page)
      await showPrice(page)
      await page.clock.runFor(499)
      expect(viewsOf(calls)).toEqual([])
      await scrollTo(page, 0)
      await observersCalled(page)
      await page.clock.runFor(499)
      expect(viewsOf(calls)).toEqual([])
      await showPrice(page)
      await page.clock.runFor(500)
      await expect
        .poll(() => viewsOf(calls).map(({ body }) => body.additional_data))
        .toEqual([{ placement: 'shop', pack: '500g' }])
      await scrollTo(page, 0)
      await observersCalled(page)
      await showPrice(page)
      await page.clock.runFor(500)
      await settled(page)
      expect(viewsOf(calls)).toHaveLength(1)
    })
  }

  test('pricing_view is sent again for each choice of the other pack', async ({ page }) => {
    const calls = await recordCalls(page)
    await openHome(page)
    const packs = () => viewsOf(calls).map(({ body }) => (body.additional_data as { pack: string }).pack)
    await showPrice(page)
    await page.clock.runFor(500)
    await expect.poll(packs).toEqual(['500g'])
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await expect.poll(packs).toEqual(['500g', '250g'])
    await page.locator('#shop').locator('label').filter({ hasText: '500g' }).click()
    await expect.poll(packs).toEqual(['500g', '250g', '500g'])
  })

  test('the session id is in the session storage under the product’s key, and survives a page load', async ({
    page,
  }) => {
    const calls = await recordCalls(page)
    await openHome(page)
    await page.locator('a[data-chat="hero"]').click()
    await expect.poll(() => calls.length).toBe(1)
    const session = await page.evaluate((key) => sessionStorage.getItem(key), `${brand.slug}_session_id`)
    expect(session).toMatch(SESSION)
    await page.reload()
    await page.locator('a[data-chat="hero"]').click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls.map(({ body }) => body.user_session)).toEqual([session, session])
  })

  test('with Global Privacy Control on nothing is sent, and no id is made', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const calls = await recordCalls(page)
    await openHome(page)
    await page
      .locator('#shop')
      .getByRole('link', { name: /^Order 500g Pack/ })
      .click()
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await page.getByRole('link', { name: /^Chat with us/ }).click()
    await settled(page)
    expect(calls).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})
