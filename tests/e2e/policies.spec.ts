import type { Page, Route } from '@playwright/test'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { storeAt } from '../owner-rows.ts'
import { expect, test } from './test.ts'

const { brand } = content

test.describe('what this session has sent', () => {
  test.use({ expectedConsole: [/status of (503|429)/] })
  const show = (page: Page) => page.getByRole('button', { name: content.myData.show })

  /** Answers the calls one after the other. */
  async function answer(page: Page, ...answers: Parameters<Route['fulfill']>[0][]): Promise<void> {
    await page.route('**/api/my-data*', (route) => route.fulfill(answers.shift()))
  }
  const tooMany = {
    status: 429,
    headers: { 'Retry-After': '1' },
    json: { success: false, code: 'rate_limited', message: 'x' },
  }

  test('comes page by page, waits where too many calls were made, and states how far it is; so does the deletion', async ({
    page,
  }) => {
    const click = (id: string) => ({
      id,
      interaction_type: 'whatsapp_click',
      timestamp: '2026-11-23T05:00:00.000Z',
      user_session: 'x',
      page_url: null,
      additional_data: null,
    })
    const pageOf = (ids: string[], next: string | null) => ({
      json: {
        success: true,
        data: { interactions: ids.map(click), productEvents: [], inquiries: [], orders: [] },
        next,
      },
    })
    await page.goto('/privacy-policy')
    await answer(page, pageOf(['1', '2'], 'a'), tooMany, pageOf(['3'], null))
    await show(page).click()
    const status = page.locator('[data-my-data]').getByRole('status')
    await expect(status).toContainText('2 rows so far.')
    await expect(status).toContainText('It goes on by itself in 1 seconds')
    await expect(page.getByText('Interactions (3)')).toBeVisible()

    await page.unrouteAll()
    const deletionAnswer = (more: boolean) => ({ json: { success: true, message: 'Deleted', more } })
    await answer(page, deletionAnswer(true), tooMany, deletionAnswer(false))
    await page.getByRole('button', { name: content.myData.remove }).click()
    await page.getByRole('button', { name: content.myData.yes }).click()
    await expect(status).toContainText('Deleting…')
    await expect(status).toContainText('It goes on by itself in 1 seconds')
    await expect(page.getByText('Deleted. Nothing is stored')).toBeVisible()
  })

  /** A click on a chat link, which is recorded, without opening the chat. */
  async function sendSomething(page: Page): Promise<void> {
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('[data-chat]')) event.preventDefault()
      }),
    )
    const recorded = page.waitForResponse('**/api/interactions')
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    expect((await recorded).status()).toBe(201)
  }

  test('is nothing at first, then shown row by row, and deleted after a second yes; a demonstration states that it stores nothing, and a failure is reported', async ({
    page,
    site,
  }) => {
    await page.goto('/privacy-policy')
    await show(page).click()
    await expect(page.getByText(content.myData.nothing)).toBeVisible()

    await sendSomething(page)
    const key = `${brand.slug}_session_id`
    const session = (await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? ''
    const reference = orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
    await storeAt(site.db, Date.now()).recordOrder({
      ...{
        reference,
        pack: '500g',
        placement: 'shop-order',
        quantity: 2,
        amount: 1266,
        charge: 0,
        visit_source: null,
      },
      user_session: session,
      page_url: '/blog',
    })
    await show(page).click()
    await expect(page.getByText('Interactions (2)')).toBeVisible()
    await expect(page.getByText('Orders, with their references (1)')).toBeVisible()
    await expect(page.getByText(`${reference} · link opened · 500g · × 2 · ₹1,266 · /blog`)).toBeVisible()

    await page.getByRole('button', { name: content.myData.remove }).click()
    await page.getByRole('button', { name: content.myData.no }).click()
    await expect(page.getByText('Interactions (2)')).toBeVisible()

    await page.getByRole('button', { name: content.myData.remove }).click()
    await page.getByRole('button', { name: content.myData.yes }).click()
    await expect(page.getByText('Deleted. Nothing is stored')).toBeVisible()
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull()
    const rows = await site.db
      .prepare(
        'SELECT id FROM customer_interactions WHERE user_session = ?1 UNION ALL SELECT id FROM chat_orders WHERE user_session = ?1',
      )
      .bind(session)
      .all()
    expect(rows.results).toEqual([])

    const demo = { success: true, demo: true, data: {} }
    await page.route('**/api/my-data', (route) => route.fulfill({ json: demo }), { times: 1 })
    await show(page).click()
    await expect(page.getByText('This is a demonstration without a database')).toBeVisible()

    await page.route('**/api/my-data', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'x' } }),
    )
    await show(page).click()
    await expect(page.getByText('That did not work.')).toBeVisible()
  })
})
