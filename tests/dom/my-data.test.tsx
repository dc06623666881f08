import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import MyData from '#web/pages/policy/my-data.island.tsx'
import { content } from '../content.ts'
import { eventually } from './eventually.ts'

// What is read and deleted is tested in tests/worker/my-data.test.ts; with the Worker, in tests/e2e/translated.spec.ts.

const words = content.words.myData
const SESSION_KEY = `${content.facts.brand.slug}_session_id`
const NOTHING = { interactions: [], productEvents: [], inquiries: [], orders: [], bills: [] }

let answers: Response[]
let calls: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  answers = []
  calls = []
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    calls.push(method ?? '')
    return answers.shift()
  })
  render(
    <ContentContext value={content}>
      <MyData />
    </ContentContext>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Presses a button, which then has the focus, as in a browser. */
function press(name: string): HTMLElement {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}
const isShown = (text: string | RegExp) => eventually(() => expect(screen.getByText(text)).toBeTruthy())

const tooMany = () =>
  Response.json(
    { success: false, code: 'rate_limited', message: '' },
    { status: 429, headers: { 'Retry-After': '1' } },
  )
const pageOf = (rows: object, next: string | null = null) =>
  Response.json({ success: true, data: { ...NOTHING, ...rows }, next })
const interactions = (...ids: string[]) => ({
  interactions: ids.map((id) => ({
    id,
    interaction_type: 'whatsapp_click',
    timestamp: '2026-11-23T05:00:00Z',
  })),
})
const deletion = (more: boolean) => Response.json({ success: true, message: 'Deleted', more })

it('what is stored is loaded page by page, with its progress, and waits after too many calls; so does the deletion', async () => {
  answers = [pageOf(interactions('1', '2'), 'a'), tooMany(), pageOf(interactions('3'))]
  press(words.show)
  await isShown('2 rows so far.')
  await isShown(/It goes on by itself in 1 seconds/)
  await vi.advanceTimersByTimeAsync(1000)
  await isShown('Interactions (3)')

  answers = [deletion(true), tooMany(), deletion(false)]
  press(words.remove)
  press(words.yes)
  await isShown('Deleting…')
  await isShown(/It goes on by itself in 1 seconds/)
  await vi.advanceTimersByTimeAsync(1000)
  await isShown(words.removed)
})

it('an order is a row with its reference; once confirmed, the deletion takes all rows and the session id', async () => {
  const order = {
    id: '1',
    reference: 'K7M2QX',
    status: 'clicked',
    pack: '500g',
    quantity: 2,
    amount: 1266,
    page: '/blog',
    parcel: '44110271',
    clicked_at: '2026-11-23T05:00:00Z',
  }
  const bill = { kind: 'bill', year: 2026, number: 1, order_id: '1' }
  answers = [pageOf({ orders: [order], bills: [bill] })]
  press(words.show)
  await isShown(`${words.orders} (1)`)
  await isShown('K7M2QX · link opened · 500g · × 2 · ₹1,266 · /blog · 44110271 · B/2627/0001')
  const remove = press(words.remove)
  expect(document.activeElement).toBe(remove)
  press(words.no)
  expect(calls).toEqual(['GET'])
  answers = [deletion(false)]
  press(words.remove)
  press(words.yes)
  await isShown(words.removed)
  expect(calls).toEqual(['GET', 'DELETE'])
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull()
})

it('names what was recorded and its state in words, and an unknown type as it is stored', async () => {
  const inquiry = { created_at: '2026-11-23T05:00:00Z', page: null, source: null }
  const empty = { name: null, email: null, phone: null, message: null }
  answers = [
    pageOf({
      interactions: [
        {
          ...interactions('1').interactions[0],
          page_url: '/blog',
          additional_data: { placement: 'shop', again: true, odd: { x: 1 } },
        },
      ],
      productEvents: [
        {
          id: '2',
          event_name: 'order_click',
          product_name: '500g',
          conversion_value: 633,
          timestamp: '2026-11-23T05:00:00Z',
        },
      ],
      inquiries: [
        { id: '3', inquiry_type: 'question', status: 'new', ...inquiry, ...empty, message: 'From goats?' },
        { id: '4', inquiry_type: 'bulk', status: 'answered', ...inquiry, ...empty },
      ],
    }),
  ]
  press(words.show)
  for (const text of [
    'chat link opened · /blog · placement: shop · again: true · odd: {"x":1}',
    'order link opened · 500g · ₹633',
    'question · not answered yet · From goats?',
    'bulk · answered',
  ])
    await isShown(text)
})

it('keeps the focus on its button, which does nothing while it is busy, and focuses it again once all is deleted', async () => {
  const answer = Promise.withResolvers<Response>()
  answers = [answer.promise, pageOf({})] as Response[]
  const show = press(words.show)
  press(words.show)
  expect(calls).toEqual(['GET'])
  expect([document.activeElement, show.getAttribute('aria-disabled')]).toEqual([show, 'true'])
  answer.resolve(pageOf(interactions('1')))
  await isShown('Interactions (1)')
  answers = [deletion(false)]
  press(words.remove)
  press(words.yes)
  await isShown(words.removed)
  expect(document.activeElement).toBe(show)
})

it.each([
  ['there is nothing', pageOf({}), words.nothing],
  ['a demonstration stores nothing', Response.json({ success: true, demo: true, data: {} }), words.demo],
  ['it failed', Response.json({ success: false, code: 'unavailable' }, { status: 503 }), words.failed],
])('says so where %s', async (_, answer, text) => {
  answers = [answer]
  press(words.show)
  await isShown(text)
})
