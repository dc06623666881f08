import type { Page } from '@playwright/test'
import { readReference } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { chosen, otherPack, packs } from '../packs.ts'
import { expect, openHome, openPopup, packLabel, scrollTo, test, waitForTasks } from './home-page.ts'

const { facts } = content

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
const SMALL_SCREEN = { width: 390, height: 844 }
/** Its click is an inquiry. */
const FLOATING_BUTTON = 'floating-button'
/** Clicks on chat links: orders, and interactions for the links that only send a question. */
const clicksOf = (calls: Call[]) =>
  calls.filter(({ path, body }) => path === '/api/orders' || body.interaction_type === 'whatsapp_click')
const ordersOf = (calls: Call[]) => calls.filter(({ path }) => path === '/api/orders')
const viewsOf = (calls: Call[]) => calls.filter(({ body }) => body.interaction_type === 'pricing_view')
const placementOf = ({ body }: Call) =>
  body.placement ?? (body.additional_data as { placement?: string }).placement

/** Scrolls to the price of the chosen pack. */
async function showPrice(page: Page): Promise<void> {
  const price = await page.locator('[name=pack]:checked').getAttribute('aria-describedby')
  await page
    .locator(`#${price}`)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitForObservers(page)
}

/** An observer created now is called after the page's own. */
async function waitForObservers(page: Page): Promise<void> {
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

test('every call to action records one click with its placement, an order with pack, price and the reference of its message, in one session', async ({
  page,
}) => {
  const calls = await recordCalls(page)
  await openHome(page)
  const placements = [
    'promo-strip',
    'header',
    'hero',
    'products',
    'shop-order',
    'bulk',
    'founders',
    'faq',
    'footer',
  ]
  const click = (placement: string) => page.locator(`a[data-chat="${placement}"]:visible`).first().click()
  // First, since it opens over nothing that the visitor has begun.
  await (await openPopup(page)).getByRole('link', { name: content.words.popup.shop }).click()
  // It closes once it is painted without the popup.
  await page.clock.runFor(50)
  for (const placement of placements) await click(placement)
  await page.setViewportSize(SMALL_SCREEN)
  await click('mobile-bar')
  const clicked = ['popup', ...placements, 'mobile-bar']
  await expect.poll(() => clicksOf(calls).map(placementOf)).toEqual(clicked)
  const address = await page.evaluate(() => location.origin + location.pathname)
  for (const { body } of clicksOf(calls)) expect(body.page_url).toBe(address)
  const chatPlacements = await page
    .locator('a[data-chat]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-chat') ?? ''))
  const otherPlacements = [
    FLOATING_BUTTON,
    ...(packs.some(({ soldOut }) => soldOut) ? ['back-in-stock'] : []),
  ]
  expect(chatPlacements.filter((placement) => ![...clicked, ...otherPlacements].includes(placement))).toEqual(
    [],
  )

  await test.step('the floating chat button sends one inquiry, and no click of its own', async () => {
    const before = calls.length
    await scrollTo(page, 400)
    await page.getByRole('link', { name: content.words.chat.floatingButton }).click()
    await expect
      .poll(() => calls.slice(before))
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

  // That its reference is the one of its message is tested in tests/dom/order-links.test.tsx.
  const order = ordersOf(calls).find((call) => placementOf(call) === 'shop-order')
  expect(order?.body).toMatchObject({ pack: chosen.id, amount: chosen.price })
  const references = ordersOf(calls).map(({ body }) => String(body.reference))
  expect(references.map(readReference)).toEqual(references)
  expect(new Set(references).size).toBe(references.length)

  await test.step('the session id is kept in the session storage', async () => {
    const before = calls.length
    await page.reload()
    await click('hero')
    await expect.poll(() => calls.length).toBe(before + 1)
    const session = await page.evaluate(
      (key) => sessionStorage.getItem(key),
      `${facts.brand.slug}_session_id`,
    )
    expect(session).toMatch(SESSION)
    expect([...new Set(calls.map(({ body }) => body.user_session))]).toEqual([session])
  })
})

test('pricing_view is sent once when the price has been in sight for half a second, on a phone in landscape too, and for each other choice', async ({
  page,
}) => {
  const calls = await recordCalls(page)
  const listSeenPacks = () => viewsOf(calls).map(({ body }) => body.additional_data)
  const viewOf = (pack: string) => ({ placement: 'shop', pack })
  await page.setViewportSize({ width: 844, height: 390 })
  await openHome(page)
  // So that no popup opens.
  await page.keyboard.press('Shift')
  await showPrice(page)
  await page.clock.runFor(499)
  expect(listSeenPacks()).toEqual([])
  await scrollTo(page, 0)
  await waitForObservers(page)
  await page.clock.runFor(499)
  expect(listSeenPacks()).toEqual([])
  await showPrice(page)
  await page.clock.runFor(500)
  await expect.poll(listSeenPacks).toEqual([viewOf(chosen.id)])
  await scrollTo(page, 0)
  await waitForObservers(page)
  await showPrice(page)
  await page.clock.runFor(500)
  await waitForTasks(page)
  expect(listSeenPacks()).toHaveLength(1)
  await packLabel(page, otherPack).click()
  await packLabel(page, chosen).click()
  // A visit counts once, however many prices it sees.
  const againOf = (pack: string) => ({ ...viewOf(pack), again: true })
  await expect.poll(listSeenPacks).toEqual([viewOf(chosen.id), againOf(otherPack.id), againOf(chosen.id)])
})
