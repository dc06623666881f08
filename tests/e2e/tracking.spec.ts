import type { Page } from '@playwright/test'
import { readReference } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { chosen, otherPack, packs } from '../packs.ts'
import * as home from './home-page.ts'
import { type Call, expect, test, watchCalls } from './test.ts'

/** Records the page's calls of the API. No chat opens. */
async function recordCalls(page: Page): Promise<Call[]> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, json: { success: true } }))
  await page.addInitScript(() => {
    for (const kind of ['click', 'auxclick']) {
      addEventListener(kind, (event) => {
        if (event.target instanceof Element && event.target.closest('a[data-chat]')) event.preventDefault()
      })
    }
  })
  return watchCalls(page)
}

const SESSION = /^session_\d{13}_[0-9a-f]{24,64}$/
const SMALL_SCREEN = { width: 390, height: 844 }
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

async function leavePrice(page: Page): Promise<void> {
  await home.scrollTo(page, 0)
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

test('every call to action records one click with its placement, in one session', async ({ page }) => {
  const calls = await recordCalls(page)
  await home.openHome(page)
  const placements = 'promo-strip header hero products shop-order bulk founders faq footer'.split(' ')
  const click = (placement: string) => page.locator(`a[data-chat="${placement}"]:visible`).first().click()
  // First, since it opens over nothing that the visitor has begun.
  await (await home.openPopup(page)).getByRole('link', { name: content.words.popup.shop }).click()
  // It closes once it is painted without the popup.
  await page.clock.runFor(50)
  for (const placement of placements) await click(placement)
  await page.setViewportSize(SMALL_SCREEN)
  await click('mobile-bar')
  const clicked = ['popup', ...placements, 'mobile-bar']
  await expect.poll(() => clicksOf(calls).map(placementOf)).toEqual(clicked)
  const address = await page.evaluate(() => location.origin + location.pathname)
  for (const { body } of clicksOf(calls)) expect(body.page_url).toBe(address)
  const all = await page
    .locator('a[data-chat]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-chat') ?? ''))
  // The click on the floating button is an inquiry; that on a pack which is sold out, a question.
  const others = ['floating-button', ...(packs.some(({ soldOut }) => soldOut) ? ['back-in-stock'] : [])]
  expect(all.filter((placement) => ![...clicked, ...others].includes(placement))).toEqual([])

  // The floating chat button sends one inquiry, and no click of its own.
  const before = calls.length
  await home.scrollTo(page, 400)
  await page.getByRole('link', { name: content.words.chat.floatingButton }).click()
  const body = expect.objectContaining({ inquiry_type: 'whatsapp' })
  await expect.poll(() => calls.slice(before)).toEqual([{ path: '/api/contact-inquiries', body }])

  // That its reference is the one of its message is tested in tests/dom/order-links.test.tsx.
  const order = ordersOf(calls).find((call) => placementOf(call) === 'shop-order')
  expect(order?.body).toMatchObject({ pack: chosen.id, amount: chosen.price })
  const references = ordersOf(calls).map(({ body }) => String(body.reference))
  expect(references.map(readReference)).toEqual(references)
  expect(new Set(references).size).toBe(references.length)

  // The session id is kept in the session storage.
  const recorded = calls.length
  await page.reload()
  await click('hero')
  await expect.poll(() => calls.length).toBe(recorded + 1)
  const key = `${content.facts.brand.slug}_session_id`
  const session = await page.evaluate((name) => sessionStorage.getItem(name), key)
  expect(session).toMatch(SESSION)
  expect([...new Set(calls.map(({ body }) => body.user_session))]).toEqual([session])
})

test('pricing_view is sent once the price has been in sight for half a second', async ({ page }) => {
  const calls = await recordCalls(page)
  const listSeenPacks = () => viewsOf(calls).map(({ body }) => body.additional_data)
  const viewOf = (pack: string) => ({ placement: 'shop', pack })
  await page.setViewportSize({ width: 844, height: 390 })
  await home.openHome(page)
  // So that no popup opens.
  await page.keyboard.press('Shift')
  await showPrice(page)
  await page.clock.runFor(499)
  expect(listSeenPacks()).toEqual([])
  await leavePrice(page)
  await page.clock.runFor(499)
  expect(listSeenPacks()).toEqual([])
  await showPrice(page)
  await page.clock.runFor(500)
  await expect.poll(listSeenPacks).toEqual([viewOf(chosen.id)])
  await leavePrice(page)
  await showPrice(page)
  await page.clock.runFor(500)
  await home.waitForTasks(page)
  expect(listSeenPacks()).toHaveLength(1)
  await home.packLabel(page, otherPack).click()
  await home.packLabel(page, chosen).click()
  // A visit counts once, however many prices it sees.
  const againOf = (pack: string) => ({ ...viewOf(pack), again: true })
  await expect.poll(listSeenPacks).toEqual([viewOf(chosen.id), againOf(otherPack.id), againOf(chosen.id)])
})
