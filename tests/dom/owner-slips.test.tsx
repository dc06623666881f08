import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OrderChange } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { HOUR_MS, newReference, orderAt, storeAt } from '../owner-rows.ts'
import { inquiry } from '../worker/inputs.ts'
import {
  dashboardTests,
  eventually,
  failure,
  OWNER_KEY,
  offline,
  region,
  textOf,
  textsOf,
} from './dashboard.tsx'

const site = dashboardTests()

const RECALLED_LOT = content.batches.find(({ recall }) => recall)?.lot ?? ''
const LOT_ON_SALE = 'SY-26-02'
const SOLD_OUT_LOT = content.batches.find(({ retired }) => retired)?.lot ?? ''

/** Whether a button is the next tap of all. */
const isFilled = ({ className }: Element) => / bg-leaf( |$)/.test(className)

const hours = (count: number) => Date.now() - count * HOUR_MS
const desk = () => region('Mark an order')
const orders = () => region('Orders')
const lastChange = () => region('Last change')
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(/^Paste one message or ten/), { target: { value: text } })
const markSold = async (reference: string) =>
  (await desk()).findByRole('button', { name: new RegExp(`^Mark sold…? ${reference}`) })
const opener = async (reference: string) =>
  (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) })

async function change(reference: string, time: number, changed: OrderChange): Promise<void> {
  const [row] = await storeAt(site.db, time).findOrders([reference])
  await storeAt(site.db, time).changeOrder(row?.id ?? '', changed)
}

/** An order that is sold already. */
async function sale(changed: OrderChange = {}): Promise<string> {
  const reference = await orderAt(site.db, hours(40))
  await change(reference, hours(39), { status: 'sold', ...changed })
  return reference
}

async function openPart(part: string) {
  location.hash = part
  return site.open()
}

describe('marking', () => {
  it('states that an order could not be looked up, also after others were, and looks again', async () => {
    const [first, second] = [await orderAt(site.db, hours(3)), await orderAt(site.db, hours(2))]
    const user = await site.open()
    await type(first)
    await markSold(first)
    const mend = site.answer(/^GET \/api\/owner\/orders\?/, offline)
    await type(second)
    expect(await (await desk()).findByText('These orders could not be looked up.')).toBeTruthy()
    expect((await desk()).queryAllByRole('listitem')).toEqual([])
    mend()
    await user.click((await desk()).getByRole('button', { name: 'Try again' }))
    await markSold(second)
    expect((await desk()).queryByText('its click was not recorded')).toBeNull()
    site.takeConsole()
  })

  it('requires the pack where “Mark sold…” is pressed in an order that is open and has none', async () => {
    const reference = await orderAt(site.db, hours(1), { pack: null, amount: null })
    const user = await site.open()
    await type(reference)
    await user.click(await markSold(reference))
    expect(textOf(await (await desk()).findByRole('alert'))).toBe(
      'Please choose a pack, or type the amount in rupees.',
    )
  })

  it('offers no “Mark not sold” for a reference whose click was not recorded: there is nothing to mark', async () => {
    await site.open()
    await type(newReference())
    await (await desk()).findByText('its click was not recorded')
    expect((await desk()).queryByRole('button', { name: 'Mark not sold' })).toBeNull()
  })

  it('leaves the dialog closed once the owner has chosen not to sign in', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    const button = await markSold(reference)
    site.endSession()
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(await (await desk()).findByText('Not saved: the sign-in has ended.')).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    site.takeConsole()
  })

  it('does not undo what another device has made of the order since', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    await user.click(await markSold(reference))
    await lastChange()
    await change(reference, Date.now(), { status: 'cancelled' })
    await user.click((await lastChange()).getByRole('button', { name: 'Undo' }))
    expect(await (await lastChange()).findByText('Not saved: another device has marked it.')).toBeTruthy()
    expect(site.rows('SELECT status FROM chat_orders')).toEqual([{ status: 'cancelled' }])
  })

  it('has one filled button: while the form of a sale is open that of the form', async () => {
    const user = await site.open()
    const paste = (await desk()).getByRole('button', { name: 'Paste' })
    expect(isFilled(paste)).toBe(true)
    await user.click((await desk()).getByRole('button', { name: 'Sale without a reference' }))
    expect(isFilled(paste)).toBe(false)
  })
})

describe('orders', () => {
  it('keep what of a sale is for delivery unknown while only its note is changed', async () => {
    const reference = await sale({ amount: 700 })
    const user = await openPart('orders/sold')
    await user.click(await opener(reference))
    fireEvent.change((await orders()).getByLabelText('Note'), { target: { value: 'By phone' } })
    await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    await eventually(() =>
      expect(site.rows('SELECT note, charge FROM chat_orders')).toEqual([{ note: 'By phone', charge: null }]),
    )
  })

  it('that a search finds in another list are shown as that list has them', async () => {
    const reference = await sale()
    const user = await openPart('orders')
    await user.type(await (await orders()).findByLabelText('Reference, note or amount'), reference)
    expect(await (await orders()).findByRole('heading', { name: 'Sold' })).toBeTruthy()
    await user.click(await opener(reference))
    expect((await orders()).queryByRole('button', { name: `Mark sold ${reference}` })).toBeNull()
    expect(textOf((await orders()).getByRole('listitem'))).toContain('to send')
  })

  it('have one filled button: the opened order’s, else the next one’s', async () => {
    const [one, two] = [await orderAt(site.db, hours(3)), await orderAt(site.db, hours(2))]
    const user = await openPart('orders')
    const filledButtons = async () => textsOf((await orders()).getAllByRole('button').filter(isFilled))
    await opener(one)
    expect(await filledButtons()).toEqual([`Mark sold ${two}`])
    await user.click(await opener(one))
    expect(await filledButtons()).toEqual([`Mark sold ${one}`])
    await user.click(await opener(one))
    expect(await filledButtons()).toEqual([`Mark sold ${two}`])
  })

  it('of a recalled lot are not to be packed, and are marked so', async () => {
    const [bad, good] = [await sale({ lot: RECALLED_LOT, quantity: 2 }), await sale({ lot: LOT_ON_SALE })]
    await openPart('orders/to-send')
    expect(await (await orders()).findByText(`1 jar in 1 order, all of lot ${LOT_ON_SALE}`)).toBeTruthy()
    expect(textOf((await orders()).getByRole('alert'))).toBe(
      `Do not send 2 jars of lot ${RECALLED_LOT}: it is recalled.`,
    )
    expect(textOf((await opener(bad)).closest('li'))).toContain(`${RECALLED_LOT}, recalled`)
    const printed = within((await orders()).getByRole('table', { hidden: true }))
    expect(printed.getByText(good)).toBeTruthy()
    expect(printed.queryByText(bad)).toBeNull()
  })

  it('are to be packed in the order of the shop’s sizes, others last', async () => {
    await sale({ pack: null, amount: 100 })
    for (const { id } of content.packs.list.toReversed()) await sale({ pack: id })
    await openPart('orders/to-send')
    await (await orders()).findByText('To pack')
    expect(textsOf((await orders()).getAllByRole('term'))).toEqual([
      ...content.packs.list.map(({ id }) => `× ${id}`),
      '× other',
    ])
  })
})

describe('batches', () => {
  it('name the jars that are not weighed, and leave out what is left of a lot that is sold out', async () => {
    await sale({ lot: LOT_ON_SALE, pack: null, quantity: 3, amount: 900 })
    await openPart('more')
    const lot = within(await screen.findByRole('article', { name: `Lot ${LOT_ON_SALE}` }))
    expect(textOf(await lot.findByText(/are not weighed/))).toContain(
      '3 jars of another size are not weighed.',
    )
    expect(textOf(lot.getByRole('rowheader', { name: 'other' }).closest('tr'))).toContain('–')
    location.hash = `more/${SOLD_OUT_LOT}`
    const old = within(await screen.findByRole('article', { name: `Lot ${SOLD_OUT_LOT}` }))
    await old.findByText(/kg sold\.$/)
    expect(old.queryByText(/left/)).toBeNull()
  })

  it('show of a recalled one what the law asks, how many are warned, and lead to its orders', async () => {
    const reference = await sale({ lot: RECALLED_LOT })
    await sale({ lot: LOT_ON_SALE })
    const user = await openPart('more')
    const recall = within(await screen.findByRole('article', { name: `Lot ${RECALLED_LOT}, recalled` }))
    expect(recall.getAllByRole('listitem')).toHaveLength(6)
    expect(await recall.findByText('0 of 1 order')).toBeTruthy()
    expect(recall.getByRole('link', { name: 'Subscribers' }).getAttribute('href')).toMatch(
      /subscriptions\.csv$/,
    )
    location.hash = recall.getByRole('link', { name: 'Its orders, to warn' }).getAttribute('href') ?? ''
    await (await orders()).findByRole('checkbox', { name: `Warned ${reference}` })
    expect((await orders()).getAllByRole('checkbox')).toHaveLength(1)
    const file = (await orders()).getByRole('link', { name: 'As a file' })
    expect(file.getAttribute('href')).toBe(`/api/stats/lot.csv?lot=${RECALLED_LOT}`)
    await user.click(await opener(reference))
    expect((await orders()).getByText(new RegExp(`^We are recalling lot ${RECALLED_LOT}`))).toBeTruthy()
    await user.click(await opener(reference))
    await user.click(await (await orders()).findByRole('checkbox', { name: `Warned ${reference}` }))
    expect(await (await lastChange()).findByText(/warned$/)).toBeTruthy()
    expect(site.rows('SELECT lot FROM chat_orders WHERE warned_at IS NOT NULL')).toEqual([
      { lot: RECALLED_LOT },
    ])
    await user.click((await lastChange()).getByRole('button', { name: 'Undo' }))
    await eventually(() =>
      expect(site.rows('SELECT lot FROM chat_orders WHERE warned_at IS NOT NULL')).toEqual([]),
    )
  })
})

it('packs and lots that are not known are called the same in tables as in lists', async () => {
  await sale({ pack: null, amount: 900 })
  await site.open()
  const table = async (name: string) => within(await screen.findByRole('table', { name, hidden: true }))
  expect((await table('Jars sold, by pack')).getByText('other')).toBeTruthy()
  expect((await table('Jars sold, by lot')).getByText('no lot')).toBeTruthy()
})

it('what is deleted after the session has ended is deleted once the owner has signed in', async () => {
  await storeAt(site.db, hours(5)).recordInquiry(
    inquiry({ inquiry_type: 'question', name: 'Meenal', message: 'Is it sweet?' }),
  )
  site.run("UPDATE contact_inquiries SET status = 'answered'")
  const user = await site.open()
  const enquiries = await region('Enquiries')
  await user.click(enquiries.getByText('Answered', { selector: 'summary' }))
  await user.click(await enquiries.findByRole('button', { name: /^Delete the enquiry/ }))
  site.endSession()
  await user.click(enquiries.getByRole('button', { name: /^Delete for good/ }))
  expect(
    await screen.findByText(/^The sign-in has ended\. The enquiry of Meenal is not deleted yet/),
  ).toBeTruthy()
  await user.type(screen.getByLabelText('Owner key'), OWNER_KEY)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await eventually(() => expect(site.rows('SELECT id FROM contact_inquiries')).toEqual([]))
  site.takeConsole()
})

it('an order that is not undone explains why', async () => {
  const reference = await orderAt(site.db, hours(1))
  const user = await site.open()
  await type(reference)
  await user.click(await markSold(reference))
  await lastChange()
  site.answer(/^PATCH/, failure(503, 'unavailable'))
  await user.click((await lastChange()).getByRole('button', { name: 'Undo' }))
  expect(await (await lastChange()).findByText(/the site could not store it just now/)).toBeTruthy()
})
