import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, newReference, orderAt, storeAt } from '../owner-rows.ts'
import { otherPack } from '../packs.ts'
import {
  dashboardTests,
  eventually,
  failure,
  numberOf,
  OWNER_KEY,
  offline,
  region,
  textOf,
  textsOf,
} from './dashboard.tsx'

const site = dashboardTests()

const FIELD = 'Paste one message or ten, or type a reference'
const messageField = () => screen.findByLabelText<HTMLTextAreaElement>(FIELD)
const type = async (text: string) => fireEvent.change(await messageField(), { target: { value: text } })
const desk = () => region('Mark an order')
const lastChange = () => region('Last change')
const markSold = async (reference: string) =>
  (await desk()).findByRole('button', { name: new RegExp(`^Mark sold…? ${reference}`) })
const cards = async () => textsOf(await (await desk()).findAllByRole('listitem'))
const storedOrders = () =>
  site.rows('SELECT reference, status, amount, pack, quantity FROM chat_orders ORDER BY id')

/** Checks a number a minute after the last mark. */
const expectNumber = (name: string, number: string) =>
  eventually(async () => {
    site.passAMinute()
    expect(await numberOf(name)).toBe(number)
  })

const hours = (count: number) => Date.now() - count * HOUR_MS

describe('marking', () => {
  it('shows one row for each order of a text, marks them in place and moves the focus to the next', async () => {
    const [first, second] = [await orderAt(site.db, hours(26)), await orderAt(site.db, hours(3))]
    const user = await site.open()
    await type(`Reference: ${first}\nHello\nReference: ${second}`)
    expect(await cards()).toEqual([
      expect.stringContaining(`${first}1 × 500g`),
      expect.stringContaining(`${second}1 × 500g`),
    ])
    await user.click(await markSold(first))
    await expectNumber('Rupees sold', '₹633')
    expect(await cards()).toEqual([
      expect.stringMatching(/₹633.*Sold/),
      expect.stringMatching(/₹633.*Mark sold/),
    ])
    expect(document.activeElement).toBe(await markSold(second))
    expect(textOf((await desk()).getByRole('status'))).toBe('2 orders in this text, 1 marked')
    expect((await messageField()).value).toContain(second)
    await user.click(await markSold(second))
    await expectNumber('Orders sold', '2')
    expect(document.activeElement).toBe((await desk()).getByRole('list'))
  })

  it('loads the sums once, a minute after the last mark, and says until then as of when they are', async () => {
    const references = [await orderAt(site.db, hours(26)), await orderAt(site.db, hours(3))]
    const user = await site.open()
    await expectNumber('Orders sold', '0')
    await type(references.join(' '))
    const loads = () => site.calls().filter((call) => /stats\/orders|totals/.test(call)).length
    const before = loads()
    for (const reference of references) await user.click(await markSold(reference))
    expect(
      await screen.findByText(/^Sales as of .+: they follow a minute after the last mark\.$/),
    ).toBeTruthy()
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold' }, { status: 'sold' }]))
    expect([loads() - before, await numberOf('Orders sold')]).toEqual([0, '0'])
    await expectNumber('Orders sold', '2')
    expect(loads() - before).toBe(1)
    await eventually(() => expect(screen.queryByText(/^Sales as of/)).toBeNull())
  })

  it('proposes the recorded order whatever the message says, and shows the message beside it', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(`Reference: ${reference}\nplease send the jar by 28 Nov`)
    expect(await cards()).toEqual([expect.stringContaining('please send the jar by 28 Nov')])
    await user.click(await markSold(reference))
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ status: 'sold', pack: '500g', quantity: 1, amount: 63_300 }]),
    )
  })

  it('proposes nothing for a message whose click was not recorded', async () => {
    const reference = newReference()
    const user = await site.open()
    await type(`Reference: ${reference}\n3 small jars`)
    const form = await desk()
    const jars = await form.findByRole<HTMLInputElement>('textbox', { name: 'Jars' })
    const amount = form.getByLabelText<HTMLInputElement>('Amount in rupees')
    expect([jars.value, amount.value]).toEqual(['', ''])
    expect(form.queryByRole('radio', { checked: true })).toBeNull()
    await user.click(form.getByRole('radio', { name: otherPack.id }))
    fireEvent.change(amount, { target: { value: '990' } })
    await user.click(await markSold(reference))
    expect(textOf(form.getByRole('alert'))).toContain('Please type how many jars')
    expect(storedOrders()).toEqual([])
  })

  it('stores an amount that is written ₹1,290/- as it is meant', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    const form = await desk()
    await user.click(await form.findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change(form.getByLabelText('Amount in rupees'), { target: { value: '₹1,290/-' } })
    await user.click(await markSold(reference))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold', amount: 129_000 }]))
  })

  it.each([
    ['Amount in rupees', '1.290,00', 'The amount cannot be read.'],
    ['Of it for delivery', '1.290,00', 'The charge for delivery cannot be read.'],
    ['Of it for delivery', '700', 'Delivery is part of the amount.'],
    ['Jars', '1000', 'Please type how many jars, from 1 to 999.'],
  ])('states that %s cannot be “%s”, and stores nothing', async (label, typed, words) => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    const form = await desk()
    await user.click(await form.findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change(form.getByRole('textbox', { name: 'Amount in rupees' }), { target: { value: '640' } })
    fireEvent.change(form.getByRole('textbox', { name: label }), { target: { value: typed } })
    await user.click(await markSold(reference))
    expect(textOf(form.getByRole('alert'))).toContain(words)
    expect(storedOrders()).toMatchObject([{ status: 'clicked' }])
  })

  it('undoes every field of a mark', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    await user.click(await (await desk()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change((await desk()).getByLabelText('Amount in rupees'), { target: { value: '640' } })
    await user.click(await markSold(reference))
    await expectNumber('Rupees sold', '₹640')
    await user.click((await lastChange()).getByRole('button', { name: 'Undo' }))
    await expectNumber('Rupees sold', '₹0')
    expect(storedOrders()).toMatchObject([{ status: 'clicked', amount: 63_300, quantity: 1 }])
    await eventually(async () => expect(await cards()).toEqual([expect.stringContaining('₹633')]))
  })

  it('does not take back what a double tap has sold', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    await user.dblClick(await markSold(reference))
    await expectNumber('Orders sold', '1')
    expect(storedOrders()).toMatchObject([{ status: 'sold' }])
  })

  it('requires one confirmation of an amount that is a hundred times the price', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    const form = await desk()
    await user.click(await form.findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change(form.getByLabelText('Amount in rupees'), { target: { value: '63300' } })
    await user.click(await markSold(reference))
    expect(textOf(form.getByRole('alert'))).toContain('Not marked yet. ₹63,300 is 100 times the price.')
    expect(storedOrders()).toMatchObject([{ status: 'clicked' }])
    await user.click(form.getByRole('button', { name: 'Use ₹633' }))
    // A press within a second of the last one is the second half of a double tap.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await user.click(await markSold(reference))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold', amount: 63_300 }]))
  })

  it('opens a sale that was pasted again, to be corrected', async () => {
    const reference = await orderAt(site.db, hours(30))
    const [row] = await storeAt(site.db, hours(29)).findOrders([reference])
    await storeAt(site.db, hours(28)).changeOrder(row?.id ?? '', { status: 'sold', amount: 633 })
    const user = await site.open()
    await type(reference)
    const form = await desk()
    await user.click(await form.findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change(form.getByLabelText('Amount in rupees'), { target: { value: '600' } })
    await user.click(form.getByRole('button', { name: new RegExp(`^Save ${reference}`) }))
    await expectNumber('Rupees sold', '₹600')
    await expectNumber('Orders sold', '1')
  })

  it('offers a valid reference without an order as a sale with it', async () => {
    const reference = newReference()
    const user = await site.open()
    await type(reference)
    expect(await cards()).toEqual([expect.stringContaining('its click was not recorded')])
    await user.click((await desk()).getByRole('radio', { name: '500g' }))
    await user.click((await desk()).getByRole('button', { name: 'One jar more' }))
    await user.click(await markSold(reference))
    await expectNumber('Orders sold', '1')
    expect(storedOrders()).toMatchObject([{ reference, status: 'sold', pack: '500g' }])
  })

  it('shows a message without a reference beside an empty form, and records its sale once', async () => {
    const user = await site.open()
    await type('Hello, I want two jars\nAsha')
    const form = await desk()
    expect(await form.findByText(/^No valid reference in this text\./)).toBeTruthy()
    expect(await cards()).toEqual([expect.stringContaining('Hello, I want two jars Asha')])
    expect(site.calls().filter((call) => call.includes('/owner/orders'))).toEqual([])
    await user.click(form.getByRole('radio', { name: '500g' }))
    fireEvent.change(form.getByRole('textbox', { name: 'Jars' }), { target: { value: '2' } })
    await user.click(form.getByRole('button', { name: /^Mark sold/ }))
    await eventually(async () => expect(await cards()).toEqual([expect.stringMatching(/2 × 500g.*Sold/)]))
    expect(storedOrders()).toMatchObject([{ reference: null, status: 'sold', amount: 126_600, quantity: 2 }])
  })

  it('adds what is agreed for delivery to the amount, and stores both', async () => {
    const reference = await orderAt(site.db, hours(1), { pack: otherPack.id, amount: 330 })
    const user = await site.open()
    await type(reference)
    const form = await desk()
    await user.click(await form.findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change(form.getByLabelText('Of it for delivery'), { target: { value: '₹50/-' } })
    await user.click(await markSold(reference))
    await eventually(() =>
      expect(site.rows('SELECT status, amount, charge FROM chat_orders')).toEqual([
        { status: 'sold', amount: 38_000, charge: 5000 },
      ]),
    )
  })

  it('states that nothing was saved without a network, and saves it at the next press', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    const recover = site.answer(/^PATCH/, offline)
    await user.click(await markSold(reference))
    expect(await screen.findByText(/^Please check your connection/)).toBeTruthy()
    recover()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await user.click(await markSold(reference))
    await expectNumber('Orders sold', '1')
  })

  it('states that another device has marked it, and shows it as that one did', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    const button = await markSold(reference)
    const [row] = await storeAt(site.db, Date.now()).findOrders([reference])
    await storeAt(site.db, Date.now()).changeOrder(row?.id ?? '', { status: 'cancelled' })
    await user.click(button)
    expect(await screen.findByText(/another device has marked it/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show it as it is' }))
    await eventually(async () => expect(await cards()).toEqual([expect.stringContaining('Not sold')]))
    expect(screen.queryByText(/another device has marked it/)).toBeNull()
  })

  it('shows after Refresh what another device has made of an order that was marked here', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(reference)
    await user.click(await markSold(reference))
    await expectNumber('Rupees sold', '₹633')
    const [row] = await storeAt(site.db, Date.now()).findOrders([reference])
    await storeAt(site.db, Date.now()).changeOrder(row?.id ?? '', { amount: 600 })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectNumber('Rupees sold', '₹600')
    await eventually(async () => expect(await cards()).toEqual([expect.stringMatching(/₹600.*Sold/)]))
  })

  it('is done after signing in again where the session has ended, and nothing typed is lost', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(`Reference: ${reference}`)
    const button = await markSold(reference)
    site.endSession()
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    expect(
      dialog.getByText(new RegExp(`${reference} is not marked yet; the text and its orders stay here`)),
    ).toBeTruthy()
    await user.type(dialog.getByLabelText('Owner key'), OWNER_KEY)
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    await expectNumber('Orders sold', '1')
    expect((await messageField()).value).toBe(`Reference: ${reference}`)
  })

  it('sends the references of a message and nothing else of it', async () => {
    const reference = await orderAt(site.db, hours(1))
    await site.open()
    await type(`Reference: ${reference}\nName: Asha Kulkarni\nAddress: 14 Prabhat Road`)
    await markSold(reference)
    expect(site.calls().filter((call) => call.includes('/owner/orders?'))).toEqual([
      `GET /api/owner/orders?reference=${reference}`,
    ])
    expect(site.calls().join()).not.toContain('Kulkarni')
  })
})

it('a sale without a reference is recorded once though its answer is lost, and undone', async () => {
  const user = await site.open()
  await user.click((await desk()).getByRole('button', { name: 'Sale without a reference' }))
  const form = within(await screen.findByRole('form', { name: 'Sale without a reference' }))
  await user.click(form.getByRole('radio', { name: otherPack.id }))
  fireEvent.change(form.getByRole('textbox', { name: 'Jars' }), { target: { value: '3' } })
  fireEvent.change(form.getByLabelText('Amount in rupees'), { target: { value: '900' } })
  fireEvent.change(form.getByLabelText('Note'), { target: { value: 'Pays on delivery' } })
  const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Sale without a reference' }))
  const reach = site.loseAnswers(/^POST .*owner.orders/)
  send()
  expect(await screen.findByText(/^Please check your connection/)).toBeTruthy()
  reach()
  send()
  await expectNumber('Rupees sold', '₹900')
  expect(site.rows('SELECT pack, quantity, note FROM chat_orders')).toEqual([
    { pack: otherPack.id, quantity: 3, note: 'Pays on delivery' },
  ])
  await user.click((await lastChange()).getByRole('button', { name: 'Undo' }))
  await expectNumber('Rupees sold', '₹0')
})

describe('the page of orders', () => {
  const orders = () => region('Orders')
  const rows = async () => textsOf([...((await orders()).getAllByRole('list')[0]?.children ?? [])])
  const openPage = async (part = '') => {
    const user = await site.open()
    location.hash = `#orders${part}`
    await orders()
    return user
  }
  const sell = async (reference: string, time: number, change = {}) => {
    const [row] = await storeAt(site.db, time).findOrders([reference])
    await storeAt(site.db, time).changeOrder(row?.id ?? '', {
      status: 'sold',
      pack: '500g',
      amount: 633,
      ...change,
    })
  }

  it('lists open orders, newest first, and marks one at its place', async () => {
    const [older, newer] = [await orderAt(site.db, hours(50)), await orderAt(site.db, hours(2))]
    const user = await openPage()
    await user.click(await (await orders()).findByRole('button', { name: `Mark sold ${newer}` }))
    await eventually(async () => expect((await rows())[0]).toMatch(new RegExp(`^${newer}.*Sold$`)))
    expect((await rows())[1]).toContain(older)
    expect(document.activeElement).toBe((await orders()).getByRole('button', { name: `Mark sold ${older}` }))
  })

  it('closes what is open for more than seven days, and opens it again', async () => {
    await orderAt(site.db, Date.now() - 9 * DAY_MS)
    await orderAt(site.db, hours(2))
    const user = await openPage()
    await user.click(await (await orders()).findByRole('button', { name: 'Close as not sold' }))
    await eventually(() =>
      expect(storedOrders().map((row) => (row as { status: string }).status)).toEqual([
        'cancelled',
        'clicked',
      ]),
    )
    await user.click((await lastChange()).getByRole('button', { name: 'Undo' }))
    await eventually(() =>
      expect(storedOrders().map((row) => (row as { status: string }).status)).toEqual(['clicked', 'clicked']),
    )
  })

  it('states what is to be packed, and marks an order as sent by one tap', async () => {
    const [one, two] = [await orderAt(site.db, hours(40)), await orderAt(site.db, hours(30))]
    await sell(one, hours(29), { quantity: 2, lot: 'SY-26-02' })
    await sell(two, hours(28), { lot: 'SY-26-02' })
    const user = await openPage('/to-send')
    expect(await (await orders()).findByText('3 jars in 2 orders, all of lot SY-26-02')).toBeTruthy()
    await user.click(await (await orders()).findByRole('button', { name: `Mark sent ${one}` }))
    await eventually(() =>
      expect(site.rows('SELECT sent_at IS NULL AS waits FROM chat_orders ORDER BY id')).toEqual([
        { waits: 0 },
        { waits: 1 },
      ]),
    )
    expect(await (await orders()).findByText('1 jar in 1 order, all of lot SY-26-02')).toBeTruthy()
  })

  it('states how many jars are to be packed of a size that is not on sale', async () => {
    const reference = await orderAt(site.db, hours(40), { pack: null, amount: null })
    await sell(reference, hours(29), { quantity: 3, pack: null, amount: 900 })
    await openPage('/to-send')
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining('3 × other')]))
  })

  it('shows for orders that were not sold on which day they were marked', async () => {
    const reference = await orderAt(site.db, hours(24 * 20))
    const [row] = await storeAt(site.db, hours(24)).findOrders([reference])
    await storeAt(site.db, hours(24)).changeOrder(row?.id ?? '', { status: 'cancelled' })
    await openPage('/not-sold')
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining('yesterday')]))
  })

  it('states what was sold and given back', async () => {
    const reference = await orderAt(site.db, hours(40))
    await sell(reference, hours(39))
    const user = await openPage('/sold')
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    fireEvent.change((await orders()).getByLabelText('Given back in rupees'), { target: { value: 'Rs.100' } })
    await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    await eventually(() =>
      expect(site.rows('SELECT refunded FROM chat_orders')).toEqual([{ refunded: 10_000 }]),
    )
    site.passAMinute()
    expect(await (await orders()).findByText('₹100 given back, ₹533 left')).toBeTruthy()
  })

  it('refuses a refund that cannot be read in words, and keeps the one that is stored', async () => {
    const reference = await orderAt(site.db, hours(40))
    await sell(reference, hours(39), { refunded: 100 })
    const user = await openPage('/sold')
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    const field = (await orders()).getByLabelText('Given back in rupees')
    fireEvent.change(field, { target: { value: '1.290,00' } })
    await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    expect(await (await orders()).findByText('What was given back cannot be read.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(site.rows('SELECT refunded FROM chat_orders')).toEqual([{ refunded: 10_000 }])
  })

  it('cancels a sale, and reopens it where it was clicked', async () => {
    const reference = await orderAt(site.db, hours(40))
    await sell(reference, hours(39))
    const user = await openPage('/sold')
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    await user.click((await orders()).getByRole('button', { name: 'Cancel sale' }))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'cancelled' }]))
    location.hash = '#orders/not-sold'
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    await user.click((await orders()).getByRole('button', { name: 'Reopen' }))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'clicked' }]))
    expect(textOf((await lastChange()).getByRole('status'))).toBe(`${reference} open again`)
  })

  it('shows the sales of a lot whose code reads as a reference', async () => {
    const reference = await orderAt(site.db, hours(40))
    await sell(reference, hours(39), { lot: 'SY-26-28' })
    await openPage('/SY-26-28')
    expect(await (await orders()).findByText('Sales of lot SY-26-28.')).toBeTruthy()
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(reference)]))
  })

  it('finds an order of the list by its note or amount, and a reference anywhere', async () => {
    const [one, two] = [await orderAt(site.db, hours(40)), await orderAt(site.db, hours(30))]
    await sell(one, hours(29), { note: 'gift for Neha' })
    const user = await openPage('/sold')
    const search = await (await orders()).findByLabelText('Reference, note or amount')
    await user.type(search, 'neha')
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(one)]))
    await user.clear(search)
    await user.type(search, 'Rs.633')
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(one)]))
    await user.clear(search)
    await user.type(search, two.toLowerCase())
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(two)]))
  })

  it('offers replies filled from the order, in the language of its page', async () => {
    const reference = await orderAt(site.db, hours(2))
    const user = await openPage()
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    expect(
      await (await orders()).findByText(
        new RegExp(`^Thank you! Order ${reference}: 1 × 500g, ₹633 \\(delivery free\\)\\.`),
      ),
    ).toBeTruthy()
  })

  it('erases an order once the owner has confirmed it twice', async () => {
    const reference = await orderAt(site.db, hours(2))
    const user = await openPage()
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    await user.click((await orders()).getByRole('button', { name: `Erase for good the order ${reference}` }))
    expect(storedOrders()).toHaveLength(1)
    await user.click((await orders()).getByRole('button', { name: `Yes, erase the order ${reference}` }))
    await eventually(() => expect(storedOrders()).toEqual([]))
  })

  it('keeps of a sale that is erased what the accounts need', async () => {
    const reference = await orderAt(site.db, hours(40))
    await sell(reference, hours(39))
    const user = await openPage('/sold')
    await user.click(await (await orders()).findByRole('button', { name: new RegExp(`^${reference}`) }))
    await user.click((await orders()).getByRole('button', { name: `Erase for good the order ${reference}` }))
    expect((await orders()).getByText(/^Day, pack, jars, rupees and lot of a sale stay/)).toBeTruthy()
    await user.click((await orders()).getByRole('button', { name: `Yes, erase the order ${reference}` }))
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ reference: null, status: 'sold', amount: 63_300 }]),
    )
  })

  it('has the accountant’s file of the financial year', async () => {
    await openPage()
    const link = await screen.findByRole('link', { name: /^sales-\d{4}-\d{2}\.csv$/ })
    expect(link.getAttribute('href')).toMatch(/^\/api\/stats\/sales\.csv\?from=\d{4}-04-01&to=/)
  })
})

it('an order that could not be stored shows the problem in its row', async () => {
  const reference = await orderAt(site.db, hours(1))
  const user = await site.open()
  await type(reference)
  site.answer(/^PATCH/, failure(503, 'unavailable'))
  await user.click(await markSold(reference))
  expect(await screen.findByText(/the site could not store it just now/)).toBeTruthy()
  expect((await messageField()).value).toBe(reference)
})
