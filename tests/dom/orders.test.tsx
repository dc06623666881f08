import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HOUR_MS, newReference, orderAt } from '../owner-rows.ts'
import { other } from '../packs.ts'
import {
  dashboardTests,
  eventually,
  failure,
  numberOf,
  region,
  submit,
  textOf,
  textsOf,
} from './dashboard.tsx'

const site = dashboardTests()

const FIELD = 'Paste the customer’s message or type the reference'
const messageField = () => screen.findByLabelText<HTMLTextAreaElement>(FIELD)
const type = async (text: string) => fireEvent.change(await messageField(), { target: { value: text } })
const desk = () => region('Mark an order')
const openOrders = () => region('Open orders')
const amount = 'Amount in rupees'

const reads = (name: string, number: string) =>
  eventually(async () => expect(await numberOf(name)).toBe(number))

it('a valid reference without an order is offered as a sale with it', async () => {
  const reference = newReference()
  await site.open()
  await type(reference)
  const form = await desk()
  await form.findByText(new RegExp(`^${reference} is a valid reference`))
  expect(form.queryByRole('button', { name: 'Not sold' })).toBeNull()
  submit(form.getByRole('button', { name: 'Sold' }))
  await reads('Orders sold', '1')
  expect(site.rows('SELECT reference, status, clicked_at FROM chat_orders')).toEqual([
    { reference, status: 'sold', clicked_at: null },
  ])
})

it('a sale without a reference is recorded with pack, jars and note, once when its answer is lost, and undone', async () => {
  const user = await site.open()
  const form = await desk()
  await user.click(form.getByRole('button', { name: 'Sale without a reference' }))
  await user.selectOptions(form.getByLabelText('Pack'), other.id)
  for (const [label, value] of [
    ['Jars', '3'],
    [amount, '900'],
    ['Note (optional)', 'Pays on delivery'],
  ] as const) {
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  }
  const reach = site.loseAnswers(/^POST .*owner.orders/)
  submit(form.getByRole('button', { name: 'Sold' }))
  expect(await screen.findByText('Not saved')).toBeTruthy()
  reach()
  submit(form.getByRole('button', { name: 'Sold' }))
  await reads('Rupees sold', '₹900')
  expect(site.rows('SELECT pack, quantity, note FROM chat_orders')).toEqual([
    { pack: other.id, quantity: 3, note: 'Pays on delivery' },
  ])
  await user.click(await form.findByRole('button', { name: 'Undo' }))
  await form.findByText('sale without a reference: Marked as not sold.')
  await reads('Rupees sold', '₹0')
})

it('open orders are marked at their price, keep their place and can be undone', async () => {
  const older = await orderAt(site.db, Date.now() - 26 * HOUR_MS)
  const newer = await orderAt(site.db, Date.now() - 3 * HOUR_MS)
  const user = await site.open()
  const open = await openOrders()
  const entries = textsOf(await open.findAllByRole('listitem'))
  expect(entries[0]).toContain(newer)
  expect(entries[0]).toContain('3 hours ago')
  expect(entries[1]).toContain(older)
  expect(entries[1]).toContain('1 day ago')
  await user.click(open.getByRole('button', { name: `Sold ${older}` }))
  await reads('Rupees sold', '₹633')
  const undo = open.getByRole('button', { name: `Undo ${older}` })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  await reads('Rupees sold', '₹0')
  await user.click(open.getByRole('button', { name: `Not sold ${older}` }))
  await eventually(() => expect(textOf(open.getAllByRole('listitem')[1])).toContain(', not sold'))
})

it('an open order without a pack needs an amount before it is sold', async () => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS, { pack: null, amount: null })
  const user = await site.open()
  const open = await openOrders()
  await user.click(await open.findByRole('button', { name: `Sold ${reference}` }))
  const field = open.getByLabelText<HTMLInputElement>(amount)
  expect(field.value).toBe('')
  fireEvent.change(field, { target: { value: '640' } })
  submit(open.getByRole('button', { name: 'Sold' }))
  await reads('Rupees sold', '₹640')
})

it('an order that was looked up is deleted once the owner has said so twice', async () => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  const user = await site.open()
  await type(reference)
  const form = await desk()
  await user.click(await form.findByRole('button', { name: `Delete the order ${reference}` }))
  expect(site.rows('SELECT id FROM chat_orders')).toHaveLength(1)
  await user.click(form.getByRole('button', { name: `Delete for good the order ${reference}` }))
  await reads('Order clicks', '0')
  expect(site.rows('SELECT id FROM chat_orders')).toEqual([])
  expect((await messageField()).value).toBe('')
})

it('a sale that was looked up says what stays of it, and loses its reference and its undo', async () => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  const user = await site.open()
  await type(reference)
  const form = await desk()
  submit(await form.findByRole('button', { name: 'Sold' }))
  await form.findByText(`${reference}: Marked as sold for ₹633.`)
  await type(reference)
  await user.click(await form.findByRole('button', { name: `Delete the order ${reference}` }))
  expect(form.getByText(/^Day, pack, jars, rupees and lot of a sale stay/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: `Delete for good the order ${reference}` }))
  await eventually(() => {
    expect(site.rows('SELECT reference, status FROM chat_orders')).toEqual([
      { reference: null, status: 'sold' },
    ])
    expect(form.queryByText(new RegExp(reference))).toBeNull()
    expect(form.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
  await reads('Rupees sold', '₹633')
})

it('a mark that fails leaves the order as it is, with an error', async () => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  const user = await site.open()
  await type(reference)
  site.answer(/^PATCH/, failure(503, 'unavailable'))
  await user.click(await (await desk()).findByRole('button', { name: `Not sold ${reference}` }))
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect((await messageField()).value).toBe(reference)
})

it('a text without a valid reference says so, and nothing is called', async () => {
  await site.open()
  await type('Hello, I want two jars')
  expect(await (await desk()).findByText(/^No valid reference in this text\./)).toBeTruthy()
  expect(site.calls().filter((call) => call.includes('/owner/orders'))).toEqual([])
})
