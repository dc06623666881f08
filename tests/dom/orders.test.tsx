import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '#contract/days.ts'
import type { OrderChange } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
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
afterEach(() => vi.useRealTimers())

const RECALLED_LOT = content.batches.find(({ recall }) => recall)?.lot ?? ''
const LOT_ON_SALE = 'SY-26-02'

const hours = (count: number) => Date.now() - count * HOUR_MS
const desk = () => region('Mark an order')
const orders = () => region('Orders')
const lastChange = () => region('Last change')
const undo = async () => (await lastChange()).getByRole('button', { name: 'Undo' })
const messageField = () =>
  screen.findByLabelText<HTMLTextAreaElement>('Paste one message or ten, or type a reference')
const type = async (text: string) => fireEvent.change(await messageField(), { target: { value: text } })
const markSold = async (reference: string) =>
  (await desk()).findByRole('button', { name: new RegExp(`^Mark sold…? ${reference}`) })
/** The line of an order in a list, which opens it. */
const opener = async (reference: string, list = orders) =>
  (await list()).findByRole('button', { name: new RegExp(`^${reference}`) })
const cards = async () => textsOf(await (await desk()).findAllByRole('listitem'))
/** Whether a button is the next tap of all. */
const isFilled = ({ className }: Element) => / bg-leaf( |$)/.test(className)
const storedOrders = () =>
  site.rows('SELECT reference, status, amount, pack, quantity FROM chat_orders ORDER BY id')

/** Checks a number a minute after the last mark. */
const expectNumber = (name: string, number: string) =>
  eventually(async () => {
    site.passAMinute()
    expect(await numberOf(name)).toBe(number)
  })

async function change(reference: string, time: number, changed: OrderChange): Promise<void> {
  const [row] = await storeAt(site.db, time).findOrders([reference])
  await storeAt(site.db, time).changeOrder(row?.id ?? '', changed)
}

/** An order that is sold and paid already. */
async function sale(changed: OrderChange = {}): Promise<string> {
  const { amount = 633 } = changed
  const paid: OrderChange = { amount, received: amount, received_how: 'upi' }
  const reference = await orderAt(site.db, hours(40))
  await change(reference, hours(39), { status: 'sold', pack: '500g', ...paid, ...changed })
  return reference
}

/** Opens the dashboard with an order of an hour ago in the box, by default of 500 g for ₹633. */
async function openOrder(click: Parameters<typeof orderAt>[2] = {}) {
  const reference = await orderAt(site.db, hours(1), click)
  const user = await site.open()
  await type(reference)
  return { reference, user }
}

/** As `openOrder`, with its form, and a function that types into a field of it. */
async function openForm(click?: Parameters<typeof orderAt>[2]) {
  const { reference, user } = await openOrder(click)
  await user.click(await opener(reference, desk))
  const form = await desk()
  const fill = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  return { reference, user, form, fill }
}

async function openPage(part = '') {
  const user = await site.open()
  location.hash = `#orders${part}`
  await orders()
  return user
}

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

  it('shows in the sums at once what the Worker has answered, and loads them once, a minute after the last mark', async () => {
    const references = [await orderAt(site.db, hours(26)), await orderAt(site.db, hours(3))]
    const user = await site.open()
    await eventually(async () => expect(await numberOf('Orders sold')).toBe('0'))
    await type(references.join(' '))
    const loads = () => site.calls().filter((call) => /stats\/orders/.test(call)).length
    const before = loads()
    const expectSums = (orders: string, rupees: string) =>
      eventually(async () =>
        expect([await numberOf('Orders sold'), await numberOf('Rupees sold')]).toEqual([orders, rupees]),
      )
    for (const [index, reference] of references.entries()) {
      await user.click(await markSold(reference))
      await expectSums(String(index + 1), index === 0 ? '₹633' : '₹1,266')
    }
    await user.click(await undo())
    await expectSums('1', '₹633')
    expect(loads()).toBe(before)
    await eventually(() => {
      site.passAMinute()
      expect(loads()).toBe(before + 1)
    })
  })

  it('proposes the recorded order whatever the message says, shows the message beside it, and sends its reference alone', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type(`Reference: ${reference}\nplease send the jar by 28 Nov\nName: Asha Kulkarni`)
    expect(await cards()).toEqual([expect.stringContaining('please send the jar by 28 Nov')])
    await user.click(await markSold(reference))
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ status: 'sold', pack: '500g', quantity: 1, amount: 63_300 }]),
    )
    expect(site.calls().filter((call) => call.includes('/owner/orders?'))).toEqual([
      `GET /api/owner/orders?reference=${reference}`,
    ])
    expect(site.calls().join()).not.toContain('Kulkarni')
  })

  it('marks an order of two sizes by the same tap, each with its lot, and adds or takes away a size in its form', async () => {
    const others = [{ pack: otherPack.id, jars: 2, each: 330 }]
    const { reference, user, form } = await openOrder({ amount: 1293, others }).then(async (opened) => ({
      ...opened,
      form: await desk(),
    }))
    expect(await cards()).toEqual([
      expect.stringContaining(`${reference}1 × 500g + 2 × ${otherPack.id}₹1,293`),
    ])
    await user.click(await markSold(reference))
    const stored = () => site.rows('SELECT status, amount, lot, others FROM chat_orders')
    const lines = (list: object[] | null) => list && JSON.stringify(list)
    const line = { pack: otherPack.id, jars: 2, each: 33_000, lot: LOT_ON_SALE }
    const sold = { status: 'sold', amount: 129_300, lot: LOT_ON_SALE }
    await eventually(() => expect(stored()).toEqual([{ ...sold, others: lines([line]) }]))
    await user.click(await opener(reference, desk))
    const further = within(await form.findByRole('group', { name: `And ${otherPack.id}` }))
    for (const id of ['500g', otherPack.id])
      expect(form.getByRole('combobox', { name: `Lot of ${id}` })).toBeTruthy()
    await user.click(further.getByRole('button', { name: 'One jar more' }))
    expect(form.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('1623')
    await user.click(further.getByRole('button', { name: `Take away ${otherPack.id}` }))
    await user.click(form.getByRole('button', { name: 'And another size' }))
    expect(form.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('963')
    await user.click(form.getByRole('button', { name: /^Save/ }))
    const fewer = { ...sold, amount: 96_300, others: lines([{ ...line, jars: 1 }]) }
    await eventually(() => expect(stored()).toEqual([fewer]))
    await user.click(await undo())
    await eventually(() => expect(stored()).toEqual([{ ...sold, others: lines([line]) }]))
  })

  it('proposes nothing for a message whose click was not recorded, and offers it as a sale with its reference', async () => {
    const reference = newReference()
    const user = await site.open()
    await type(`Reference: ${reference}\n3 small jars`)
    const form = await desk()
    const jars = await form.findByRole<HTMLInputElement>('textbox', { name: 'Jars' })
    const amount = form.getByLabelText<HTMLInputElement>('Amount in rupees')
    expect([jars.value, amount.value]).toEqual(['', ''])
    const packs = within(form.getByRole('group', { name: 'Pack' }))
    expect(packs.queryByRole('radio', { checked: true })).toBeNull()
    // There is nothing to mark.
    expect(form.queryByRole('button', { name: 'Mark not sold' })).toBeNull()
    expect(await cards()).toEqual([expect.stringContaining('its click was not recorded')])
    await user.click(form.getByRole('radio', { name: otherPack.id }))
    fireEvent.change(amount, { target: { value: '990' } })
    await user.click(await markSold(reference))
    expect(textOf(await form.findByRole('alert'))).toContain('Please type how many jars')
    expect(storedOrders()).toEqual([])
    await user.click(form.getByRole('button', { name: 'One jar more' }))
    await user.click(await markSold(reference))
    await expectNumber('Orders sold', '1')
    expect(storedOrders()).toMatchObject([{ reference, status: 'sold', pack: otherPack.id }])
  })

  it.each([
    ['Amount in rupees', '1.290,00', 'The amount cannot be read.'],
    ['Of it for delivery', '1.290,00', 'The charge for delivery cannot be read.'],
    ['Of it for delivery', '700', 'Delivery is part of the amount: give at most that.'],
    ['Jars', '1000', 'Please type how many jars, from 1 to 999.'],
    ['Amount in rupees', '99999999999', 'The amount can be at most ₹9,99,99,999.99.'],
  ])('states that %s cannot be “%s”, and stores nothing', async (label, typed, words) => {
    const { reference, user, form, fill } = await openForm()
    fill('Amount in rupees', '640')
    fireEvent.change(form.getByRole('textbox', { name: label }), { target: { value: typed } })
    await user.click(await markSold(reference))
    expect(textOf(await form.findByRole('alert'))).toContain(words)
    expect(storedOrders()).toMatchObject([{ status: 'clicked' }])
  })

  it('requires the pack where “Mark sold…” is pressed in an order that is open and has none', async () => {
    const { reference, user } = await openOrder({ pack: null, amount: null })
    await user.click(await markSold(reference))
    expect(textOf(await (await desk()).findByRole('alert'))).toBe(
      'Please choose a pack, or type the amount in rupees.',
    )
  })

  it('undoes every field of a mark', async () => {
    const { reference, user, fill } = await openForm()
    fill('Amount in rupees', '₹1,290/-')
    await user.click(await markSold(reference))
    await user.click(await screen.findByRole('button', { name: 'Keep ₹1,290' }))
    await expectNumber('Rupees sold', '₹1,290')
    await user.click(await undo())
    await expectNumber('Rupees sold', '₹0')
    expect(storedOrders()).toMatchObject([{ status: 'clicked', amount: 63_300, quantity: 1 }])
    await eventually(async () => expect(await cards()).toEqual([expect.stringContaining('₹633')]))
  })

  it.each([
    ['Keep ₹1', 100],
    ['Take ₹633', 63_300],
  ])('asks once whether the message or the shop has the right price: %s', async (choice, amount) => {
    const { reference, user } = await openOrder({ amount: 1 })
    expect((await cards())[0]).toContain('1 × 500g₹1')
    await user.click(await markSold(reference))
    expect(textOf(await (await desk()).findByRole('alert'))).toMatch(
      /^The order says ₹1\. By today’s prices it is 1 × ₹633, delivery free\./,
    )
    expect(storedOrders()).toMatchObject([{ status: 'clicked', amount: 100 }])
    const recover = site.answer(/^PATCH/, offline)
    await user.click(screen.getByRole('button', { name: choice }))
    expect(await screen.findByText(/^Please check your connection/)).toBeTruthy()
    recover()
    await user.click(await markSold(reference))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold', amount }]))
  })

  it('does not take back what a double tap has sold', async () => {
    const { reference, user } = await openOrder()
    await user.dblClick(await markSold(reference))
    await expectNumber('Orders sold', '1')
    expect(storedOrders()).toMatchObject([{ status: 'sold' }])
  })

  it('stores the day on which it was sold', async () => {
    const { reference, user, fill } = await openForm()
    const day = new Date(Date.now() - 4 * DAY_MS).toISOString().slice(0, 10)
    fill('Sold on', day)
    await user.click(await markSold(reference))
    await eventually(() =>
      expect(
        site.rows("SELECT date(sold_at / 1000, 'unixepoch', '+330 minutes') AS day FROM chat_orders"),
      ).toEqual([{ day }]),
    )
  })

  it('opens a sale that was pasted again, to be corrected', async () => {
    const reference = await sale()
    const user = await site.open()
    await type(reference)
    const form = await desk()
    await user.click(await opener(reference, desk))
    fireEvent.change(form.getByLabelText('Amount in rupees'), { target: { value: '600' } })
    await user.click(form.getByRole('button', { name: new RegExp(`^Save ${reference}`) }))
    await user.click(await form.findByRole('button', { name: 'Keep ₹600' }))
    await expectNumber('Rupees sold', '₹600')
    await expectNumber('Orders sold', '1')
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
    // The form has “Sold on”, so the card alone does not show that the sale is stored.
    const sale = { reference: null, status: 'sold', amount: 126_600, quantity: 2 }
    await eventually(() => expect(storedOrders()).toMatchObject([sale]))
    await eventually(async () =>
      expect(await cards()).toEqual([expect.stringMatching(/2 × 500g.*Sold(?! on)/)]),
    )
  })

  it('adds what is agreed for delivery to the amount, and stores both', async () => {
    const { reference, user, fill } = await openForm({ pack: otherPack.id, amount: 330 })
    expect((await cards())[0]).toContain('₹330 + delivery')
    fill('Of it for delivery', '₹60/-')
    await user.click(await markSold(reference))
    await eventually(() =>
      expect(site.rows('SELECT status, amount, charge FROM chat_orders')).toEqual([
        { status: 'sold', amount: 39_000, charge: 6000 },
      ]),
    )
  })

  it('fills in what delivery costs and how long it takes by a PIN code, which is neither sent nor kept', async () => {
    const { reference, user, fill, form } = await openForm({ pack: otherPack.id, amount: 330 })
    const sent: string[] = []
    const reach = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(`${input} ${init?.body}`)
      return reach(input, init)
    })
    const [zone] = content.zones
    const pin = zone?.pins[0]?.padEnd(6, '1') ?? ''
    fill('PIN code, for delivery', `Pune ${pin}`)
    expect(form.getByLabelText('Of it for delivery')).toHaveProperty('value', String(zone?.charge))
    expect(form.getAllByText(/takes 1 to 2 working days/)).toHaveLength(3)
    await user.click(await markSold(reference))
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ amount: 33_000 + 100 * (zone?.charge ?? 0) }]),
    )
    expect(sent.join()).toContain('"status":"sold"')
    expect(JSON.stringify([sent, { ...sessionStorage }, { ...localStorage }])).not.toMatch(
      new RegExp(`Pune|${pin}`),
    )
  })

  it.each([
    ['without a network', offline, /^Please check your connection/],
    ['where the site cannot store it', failure(503, 'unavailable'), /the site could not store it just now/],
  ])('states that nothing was saved %s, and saves it at the next press', async (_, respond, words) => {
    const { reference, user } = await openOrder()
    const recover = site.answer(/^PATCH/, respond)
    await user.click(await markSold(reference))
    expect(await screen.findByText(words)).toBeTruthy()
    expect((await messageField()).value).toBe(reference)
    recover()
    await user.click(await markSold(reference))
    await expectNumber('Orders sold', '1')
  })

  it('states that another device has changed it, and shows it as that one did', async () => {
    const { reference, user } = await openOrder()
    const button = await markSold(reference)
    await change(reference, Date.now(), { status: 'cancelled' })
    await user.click(button)
    expect(textOf(await (await desk()).findByRole('alert'))).toBe(
      'Not saved: Another device has changed this order. It is now: not sold.',
    )
    await eventually(async () => expect(await cards()).toEqual([expect.stringContaining('Not sold')]))
  })

  it('shows after Refresh what another device has made of an order that was marked here, and does not undo it', async () => {
    const { reference, user } = await openOrder()
    await user.click(await markSold(reference))
    await expectNumber('Rupees sold', '₹633')
    await change(reference, Date.now(), { amount: 600 })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectNumber('Rupees sold', '₹600')
    await eventually(async () => expect(await cards()).toEqual([expect.stringMatching(/₹600.*Sold(?! on)/)]))
    await change(reference, Date.now(), { status: 'cancelled' })
    await user.click(await undo())
    expect(
      await (await lastChange()).findByText(
        'Not saved: Another device has changed this order. It is now: not sold, ₹600.',
      ),
    ).toBeTruthy()
    expect(storedOrders()).toMatchObject([{ status: 'cancelled' }])
  })

  it('explains why it is not undone', async () => {
    const { reference, user } = await openOrder()
    await user.click(await markSold(reference))
    await lastChange()
    site.answer(/^PATCH/, failure(503, 'unavailable'))
    await user.click(await undo())
    expect(await (await lastChange()).findByText(/the site could not store it just now/)).toBeTruthy()
  })

  it('states that the session has ended, and keeps all that was typed for the next press', async () => {
    const { reference, user } = await openOrder()
    site.endSession()
    await user.click(await markSold(reference))
    await user.type(await screen.findByLabelText('Owner key'), OWNER_KEY)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await (await desk()).findByText('Not saved: the sign-in has ended.')).toBeTruthy()
    expect((await messageField()).value).toBe(reference)
    await user.click(await markSold(reference))
    await expectNumber('Orders sold', '1')
    site.takeConsole()
  })

  it('states that an order could not be looked up, also after others were, and looks again', async () => {
    const { reference, user } = await openOrder()
    await markSold(reference)
    const other = await orderAt(site.db, hours(2))
    const recover = site.answer(/^GET \/api\/owner\/orders\?/, offline)
    await type(other)
    expect(await (await desk()).findByText('These orders could not be looked up.')).toBeTruthy()
    expect((await desk()).queryAllByRole('listitem')).toEqual([])
    recover()
    await user.click((await desk()).getByRole('button', { name: 'Try again' }))
    await markSold(other)
    expect((await desk()).queryByText('its click was not recorded')).toBeNull()
    site.takeConsole()
  })

  it('says how to paste where the browser does not let the page read the clipboard', async () => {
    const user = await site.open()
    const readText = vi
      .spyOn(navigator.clipboard, 'readText')
      .mockRejectedValue(new DOMException('x', 'NotAllowedError'))
    await user.click((await desk()).getByRole('button', { name: 'Paste and read' }))
    expect(textOf(await (await desk()).findByRole('alert'))).toMatch(/Press and hold, then Paste\.$/)
    expect(document.activeElement).toBe(await messageField())
    readText.mockResolvedValue('Hello, two jars\nAsha')
    await user.click((await desk()).getByRole('button', { name: 'Paste and read' }))
    await eventually(async () => expect((await desk()).queryByRole('alert')).toBeNull())
  })

  it('counts a note that is too long instead of cutting it, and says at its field that a sale is too old', async () => {
    const { reference, user, form, fill } = await openForm()
    const hintOf = (label: string) =>
      document.getElementById(form.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent
    const note = form.getByLabelText<HTMLInputElement>('Note')
    await user.click(note)
    await user.paste('x'.repeat(501))
    expect(note.value).toHaveLength(501)
    expect(hintOf('Note')).toBe('A note has at most 500 characters: there are 501 now.')
    expect(note.getAttribute('aria-invalid')).toBe('true')
    await user.click(await markSold(reference))
    expect(textOf(await form.findByRole('alert'))).toContain('there are 501 now')
    fill('Note', 'x'.repeat(500))
    fill('Sold on', dayOf(Date.now() - 401 * DAY_MS))
    expect(hintOf('Sold on')).toMatch(/^A sale can be at most 400 days old: since \d+ \w+ \d{4}\.$/)
    expect(form.getByLabelText('Sold on').getAttribute('aria-invalid')).toBe('true')
    await user.click(await markSold(reference))
    expect(storedOrders()).toMatchObject([{ status: 'clicked' }])
    fill('Sold on', dayOf(Date.now() - 400 * DAY_MS))
    await user.click(await markSold(reference))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold' }]))
  })

  it('highlights only the submit button while the form of a sale is open', async () => {
    const user = await site.open()
    const paste = (await desk()).getByRole('button', { name: 'Paste and read' })
    expect(isFilled(paste)).toBe(true)
    await user.click((await desk()).getByRole('button', { name: 'Sale without a reference' }))
    expect(isFilled(paste)).toBe(false)
    // Pasted orders may be between the button and the form.
    expect(await (await desk()).findByRole('heading', { name: 'Sale without a reference' })).toBeTruthy()
  })
})

/** Sets the clock of the device and the Worker. */
const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
/** Shows the tab again, as a phone does. */
const seeAgain = () => fireEvent(document, new Event('visibilitychange'))

describe('a dashboard that stayed open over night', () => {
  const EVENING = '2026-11-27T22:00:00+05:30'
  const MORNING = '2026-11-28T08:00:00+05:30'
  const days = () =>
    site
      .rows('SELECT sold_at, refunded_at FROM chat_orders ORDER BY id')
      .map((row) => Object.values(row).map((time) => time && dayOf(Number(time))))

  it('marks a sale and a refund on the day of the press, proposes it, and shows it in the row', async () => {
    setClock('2026-11-26T12:00:00+05:30')
    const sold = await sale()
    setClock(EVENING)
    const { reference, user, form } = await openForm()
    await user.click(form.getByRole('button', { name: 'Sale without a reference' }))
    const field = (name: string) => form.getAllByLabelText<HTMLInputElement>(name)
    expect(field('Sold on').map(({ value }) => value)).toEqual(['2026-11-27', '2026-11-27'])
    setClock(MORNING)
    await user.click(form.getAllByRole('button', { name: 'One jar more' })[0] as Element)
    expect(field('Sold on')[0]).toHaveProperty('value', '2026-11-28')
    await user.click(await markSold(reference))
    await eventually(async () => expect((await cards())[0]).toMatch(/Sold today$/))
    const open = within(await screen.findByRole('form', { name: 'Sale without a reference' }))
    fireEvent.change(open.getByLabelText('Amount in rupees'), { target: { value: '500' } })
    expect(open.getByLabelText('Sold on')).toHaveProperty('value', '2026-11-28')
    await user.click(open.getByRole('button', { name: /^Mark sold/ }))
    expect(await (await lastChange()).findByText('A sale without a reference')).toBeTruthy()
    expect(textOf((await lastChange()).getByRole('status'))).toBe('A sale without a reference sold for ₹500')

    setClock(EVENING)
    location.hash = '#orders/sold'
    await user.click(await opener(sold))
    setClock(MORNING)
    const list = await orders()
    fireEvent.change(list.getByLabelText('Given back in rupees'), { target: { value: '100' } })
    await user.click(list.getByRole('button', { name: `Save ${sold}` }))
    await eventually(() =>
      expect(days()).toEqual([
        ['2026-11-24', '2026-11-28'],
        ['2026-11-28', null],
        ['2026-11-28', null],
      ]),
    )
  })

  it('names the day of a sale that is dated back', async () => {
    setClock(MORNING)
    const { reference, user, fill } = await openForm()
    fill('Sold on', '2026-11-20')
    await user.click(await markSold(reference))
    await eventually(async () => expect((await cards())[0]).toMatch(/Sold 20 Nov$/))
    expect(textOf((await lastChange()).getByRole('status'))).toBe(`${reference} sold for ₹633 on 20 Nov 2026`)
  })

  it('loads numbers and lists again once it is seen after ten minutes, and keeps what was typed', async () => {
    setClock(MORNING)
    const reference = await orderAt(site.db, hours(1))
    const user = await site.open()
    await type('Do you post to Nashik?')
    location.hash = '#orders'
    await user.click(await opener(reference))
    fireEvent.change((await orders()).getByLabelText('Note'), { target: { value: 'By post' } })
    expect((await orders()).getByText('As of 8:00 am')).toBeTruthy()
    const newer = await orderAt(site.db, Date.now())
    const loads = () => site.calls().filter((call) => call.includes('/owner/orders/list')).length
    const before = loads()
    setClock('2026-11-28T08:09:00+05:30')
    seeAgain()
    expect(loads()).toBe(before)
    setClock('2026-11-28T08:11:00+05:30')
    seeAgain()
    await opener(newer)
    expect(await (await orders()).findByText('As of 8:11 am')).toBeTruthy()
    expect((await orders()).getByLabelText('Note')).toHaveProperty('value', 'By post')
    const newest = await orderAt(site.db, Date.now())
    await user.click((await orders()).getByRole('button', { name: 'Refresh' }))
    await opener(newest)
    location.hash = '#overview'
    expect((await messageField()).value).toBe('Do you post to Nashik?')
    await expectNumber('Order clicks', '3')
  })

  it('keeps a mark that was made while it loaded again', async () => {
    const reference = await orderAt(site.db, hours(1))
    const user = await openPage()
    await opener(reference)
    const release = site.hold(/GET .*stats/)
    await user.click((await orders()).getByRole('button', { name: 'Refresh' }))
    await user.click((await orders()).getByRole('button', { name: `Mark sold ${reference}` }))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold' }]))
    const list = () => site.calls().filter((call) => call.includes('/owner/orders/list')).length
    const before = list()
    release()
    await eventually(() => expect(site.calls().join()).toMatch(/stats/))
    await new Promise((resolve) => setImmediate(resolve))
    expect(list()).toBe(before)
    expect(textOf((await opener(reference)).closest('li'))).toMatch(/Sold today$/)
  })
})

describe('what is owed', () => {
  const money = () => site.rows('SELECT received, received_how, refunded FROM chat_orders ORDER BY id')
  const last = async () => textOf((await lastChange()).getByRole('status'))
  const unpaid = (changed: OrderChange = {}) => sale({ received: null, ...changed })
  const click = async (user: Awaited<ReturnType<typeof openPage>>, name: string) =>
    user.click(await (await orders()).findByRole('button', { name }))
  const choose = async (user: Awaited<ReturnType<typeof openPage>>, way: string) =>
    user.click(
      within((await orders()).getByRole('group', { name: 'Paid' })).getByRole('radio', { name: way }),
    )

  it('is paid by one press for each order, which Undo takes back, part paid or not', async () => {
    const [all, rest] = [await unpaid(), await unpaid({ received: 300, received_how: 'cash', sent: true })]
    await sale()
    const user = await openPage('/owed')
    await eventually(async () =>
      expect(textsOf(await (await orders()).findAllByRole('listitem'))).toEqual([
        expect.stringMatching(`^${all}.*₹633 owed, to send.*Paid, UPI ${all}$`),
        expect.stringMatching(`^${rest}.*₹333 owed, sent .*Paid, Cash ${rest}$`),
      ]),
    )
    await click(user, `Paid, UPI ${all}`)
    await eventually(() => expect(money()[0]).toMatchObject({ received: 63_300, received_how: 'upi' }))
    expect(await last()).toMatch(`${all} ₹633 received, by UPI, paid on `)
    expect(textOf((await opener(all)).closest('li'))).toMatch(/Paid today$/)
    const button = (await orders()).getByRole('button', { name: `Paid, Cash ${rest}` })
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await eventually(() => expect(money()[1]).toMatchObject({ received: 63_300 }))
    const days = site.rows("SELECT received_at FROM chat_orders WHERE received_how = 'cash'")
    expect(dayOf(Number(days[0]?.received_at))).toBe(dayOf(Date.now()))
    await user.click(await undo())
    await eventually(() => expect(money()[1]).toMatchObject({ received: 30_000, received_how: 'cash' }))
  })

  it('is paid in the form, in part or in full; the way is proposed for the next order', async () => {
    const [part, next] = [await unpaid(), await unpaid()]
    const user = await openPage('/sold')
    await user.click(await opener(part))
    expect((await orders()).queryByLabelText('Received in rupees')).toBeNull()
    await choose(user, 'Bank')
    const received = (await orders()).getByLabelText<HTMLInputElement>('Received in rupees')
    expect(received.value).toBe('633')
    fireEvent.change(received, { target: { value: '634' } })
    await click(user, `Save ${part}`)
    const refusal = 'More was received than the sale came to: correct one of the two.'
    expect(await (await orders()).findByText(refusal)).toBeTruthy()
    fireEvent.change(received, { target: { value: '300' } })
    await click(user, `Save ${part}`)
    await eventually(() => expect(money()[0]).toMatchObject({ received: 30_000, received_how: 'bank' }))
    await eventually(async () => expect((await orders()).getByText('₹966 owed')).toBeTruthy())
    expect(textOf((await opener(part)).closest('li'))).toContain('₹333 owed')
    location.hash = '#orders/owed'
    await click(user, `Paid, Bank ${next}`)
    await eventually(() => expect(money()[1]).toMatchObject({ received: 63_300, received_how: 'bank' }))
    await user.click(await opener(part))
    await choose(user, 'Not yet')
    await click(user, `Save ${part}`)
    await eventually(() => expect(money()[0]).toMatchObject({ received: null, received_how: null }))
  })

  it('follows an amount that is corrected to less, and a sale is paid as it is marked', async () => {
    const { reference, user, fill, form } = await openForm()
    await user.click(within(form.getByRole('group', { name: 'Paid' })).getByRole('radio', { name: 'Cash' }))
    await user.click(await markSold(reference))
    await eventually(() => expect(money()).toMatchObject([{ received: 63_300, received_how: 'cash' }]))
    await user.click(await opener(reference, desk))
    fill('Amount in rupees', '600')
    expect(form.getByLabelText('Received in rupees')).toHaveProperty('value', '600')
    await user.click(form.getByRole('button', { name: `Save ${reference}` }))
    await user.click(await form.findByRole('button', { name: 'Keep ₹600' }))
    await eventually(() => expect(money()).toMatchObject([{ received: 60_000 }]))
  })

  it('is nothing once the refunded sum is marked as received, by one press', async () => {
    const reference = await unpaid()
    const user = await openPage('/sold')
    await user.click(await opener(reference))
    fireEvent.change((await orders()).getByLabelText('Given back in rupees'), { target: { value: '633' } })
    await click(user, `Save ${reference}`)
    expect(money()).toMatchObject([{ received: null, refunded: null }])
    await click(user, '₹633 was received')
    await eventually(() =>
      expect(money()).toEqual([{ received: 63_300, received_how: 'upi', refunded: 63_300 }]),
    )
  })

  it('asks the owner where another device has marked a part as paid', async () => {
    const reference = await unpaid()
    const user = await openPage('/owed')
    const button = await (await orders()).findByRole('button', { name: `Paid, UPI ${reference}` })
    await change(reference, Date.now(), { received: 300, received_how: 'cash' })
    await user.click(button)
    const problem = await (await orders()).findByRole('alert')
    expect(textOf(problem)).toMatch(
      /^Not saved: Another device has changed this order\. It is now: ₹300 received, in cash/,
    )
    expect(money()).toMatchObject([{ received: 30_000 }])
  })
})

describe('two devices', () => {
  const CORRECTION = { amount: 600, quantity: 3, pack: otherPack.id }
  const readStored = () => site.rows('SELECT status, amount, quantity, pack, note FROM chat_orders')
  const last = async () => textOf((await lastChange()).getByRole('status'))

  /** Opens a sale on this device before another one changes it. */
  async function openSale(other: OrderChange) {
    const reference = await sale({ received: null })
    const user = await openPage('/sold')
    await user.click(await opener(reference))
    const list = await orders()
    await change(reference, Date.now(), other)
    const save = () => user.click(list.getByRole('button', { name: `Save ${reference}` }))
    const fill = (label: string, value: string) =>
      fireEvent.change(list.getByLabelText(label), { target: { value } })
    return { reference, user, list, save, fill }
  }

  it('change different fields: both stay, what the other has changed is shown, and Undo takes back this one’s alone', async () => {
    const { reference, user, save, fill } = await openSale(CORRECTION)
    fill('Note', 'By post')
    await save()
    await eventually(async () =>
      expect(await last()).toBe(
        `${reference} note “By post”. Changed meanwhile: ${otherPack.id}, 3 jars, ₹600`,
      ),
    )
    const sold = { status: 'sold', amount: 60_000, quantity: 3, pack: otherPack.id }
    expect(readStored()).toEqual([{ ...sold, note: 'By post' }])
    expect(textOf((await opener(reference)).closest('li'))).toContain(`3 × ${otherPack.id}`)
    await user.click(await undo())
    await eventually(() => expect(readStored()).toEqual([{ ...sold, note: null }]))
  })

  it.each([
    ['Keep mine', 74_500, 3],
    ['Take theirs', 60_000, 3],
  ])('change the same field: it is asked, and “%s” decides', async (answer, amount, quantity) => {
    const { user, list, save, fill } = await openSale(CORRECTION)
    // The price of a jar without the offer, of which nothing is asked.
    fill('Amount in rupees', '745')
    fill('Note', 'By post')
    await save()
    const question = await list.findByText('Another device has changed it meanwhile.')
    expect(textOf(question.closest('[role=alert]'))).toContain(
      `It is now: ${otherPack.id}, 3 jars, ₹600. Which is right?`,
    )
    expect(readStored()).toMatchObject([{ amount: 60_000, note: null }])
    await save()
    expect(readStored()).toMatchObject([{ amount: 60_000, note: null }])
    await user.click(list.getByRole('button', { name: answer }))
    await save()
    // It is not that of three jars of the other pack.
    if (answer === 'Keep mine') await user.click(await list.findByRole('button', { name: 'Keep ₹745' }))
    await eventually(() => expect(readStored()).toMatchObject([{ amount, quantity, note: 'By post' }]))
  })

  it('show in an open form what was changed meanwhile, and keep what was typed', async () => {
    const { user, list, fill } = await openSale({ amount: 600 })
    fill('Note', 'By post')
    await user.click(list.getByRole('button', { name: 'Refresh' }))
    expect(await list.findByText('Changed meanwhile: ₹600.')).toBeTruthy()
    expect(list.getByLabelText('Amount in rupees')).toHaveProperty('value', '600')
    expect(list.getByLabelText('Note')).toHaveProperty('value', 'By post')
  })

  it('mark the same order as sold: the second says “already sold”, and cannot take it back', async () => {
    const { reference, user } = await openOrder()
    const button = await markSold(reference)
    await change(reference, Date.now(), { status: 'sold', lot: LOT_ON_SALE, charge: 0 })
    await user.click(button)
    await eventually(async () => expect(await last()).toBe(`${reference} already sold for ₹633`))
    expect(await undo()).toHaveProperty('disabled', true)
    expect(readStored()).toMatchObject([{ status: 'sold' }])
  })

  it('mark the same order as sent, or the same old orders as not sold: the second changes nothing', async () => {
    const reference = await sale({ lot: LOT_ON_SALE })
    await orderAt(site.db, Date.now() - 9 * DAY_MS)
    const user = await openPage('/to-send')
    const button = await (await orders()).findByRole('button', { name: `Mark sent ${reference}` })
    await change(reference, Date.now(), { sent: true })
    await user.click(button)
    await eventually(async () => expect(await last()).toBe(`${reference} already sent`))
    expect(await undo()).toHaveProperty('disabled', true)
    location.hash = '#orders'
    const close = await (await orders()).findByRole('button', { name: 'Close as not sold' })
    await storeAt(site.db, Date.now()).closeOrders('2099-01-01')
    await user.click(close)
    await eventually(async () => expect(await last()).toBe('Old orders already not sold'))
    expect(await undo()).toHaveProperty('disabled', true)
  })
})

it('a sale without a reference is recorded once though its answer is lost, and undone', async () => {
  const user = await site.open()
  await user.click((await desk()).getByRole('button', { name: 'Sale without a reference' }))
  const form = within(await screen.findByRole('form', { name: 'Sale without a reference' }))
  await user.click(form.getByRole('radio', { name: otherPack.id }))
  for (const [label, value] of [
    ['Jars', '3'],
    ['Amount in rupees', '900'],
    ['Note', 'Pays on delivery'],
  ] as const)
    fireEvent.change(form.getByRole('textbox', { name: label }), { target: { value } })
  const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Sale without a reference' }))
  const reach = site.loseAnswers(/^POST .*owner.orders/)
  send()
  await user.click(await screen.findByRole('button', { name: 'Keep ₹900' }))
  expect(await screen.findByText(/^Please check your connection/)).toBeTruthy()
  reach()
  send()
  await expectNumber('Rupees sold', '₹900')
  expect(site.rows('SELECT pack, quantity, note FROM chat_orders')).toEqual([
    { pack: otherPack.id, quantity: 3, note: 'Pays on delivery' },
  ])
  await user.click(await undo())
  await expectNumber('Rupees sold', '₹0')
})

describe('what is typed or pasted', () => {
  /** The browser discards the tab, and loads it again. */
  const reload = async () => {
    cleanup()
    return site.open()
  }

  it('survives a tab that is dropped: messages, the form of an order, and a sale without a reference', async () => {
    const { reference, user, form, fill } = await openForm()
    fill('Note', 'Leave it with the neighbour')
    await user.click(form.getByRole('button', { name: 'One jar more' }))
    await user.click(form.getByRole('button', { name: 'Sale without a reference' }))
    const sale = () => within(screen.getByRole('form', { name: 'Sale without a reference' }))
    fireEvent.change(sale().getByRole('textbox', { name: 'Amount in rupees' }), { target: { value: '900' } })
    await reload()
    expect((await messageField()).value).toBe(reference)
    const again = await desk()
    const [note] = await again.findAllByLabelText<HTMLInputElement>('Note')
    expect(note?.value).toBe('Leave it with the neighbour')
    expect((await cards())[0]).toContain(`${reference}2 × 500g`)
    expect(sale().getByRole<HTMLInputElement>('textbox', { name: 'Amount in rupees' }).value).toBe('900')
  })

  it('is kept until it is saved, and a sale whose answer was lost with the tab is sent again as the same', async () => {
    const { reference, user, fill } = await openForm()
    fill('Note', 'Gift')
    await user.click(await markSold(reference))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold' }]))
    await eventually(() => expect(sessionStorage).toHaveLength(0))
    await user.click((await desk()).getByRole('button', { name: 'Sale without a reference' }))
    const send = (amount?: string) => {
      const form = screen.getByRole('form', { name: 'Sale without a reference' })
      const field = within(form).getByRole('textbox', { name: 'Amount in rupees' })
      if (amount) fireEvent.change(field, { target: { value: amount } })
      fireEvent.submit(form)
    }
    const reach = site.loseAnswers(/^POST .*owner.orders/)
    send('900')
    await eventually(() => expect(storedOrders()).toHaveLength(2))
    reach()
    await reload()
    await screen.findByRole('form', { name: 'Sale without a reference' })
    send()
    expect(await (await lastChange()).findByText(/sold for ₹900/)).toBeTruthy()
    expect(storedOrders()).toHaveLength(2)
  })

  it('is stored, and nothing is loaded after it, where the owner signs out meanwhile', async () => {
    const { reference, user } = await openOrder()
    const release = site.holdAnswers(/PATCH/)
    await user.click(await markSold(reference))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'sold' }]))
    await user.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0] as Element)
    await screen.findByLabelText('Owner key')
    const before = site.calls().length
    release()
    // What is thrown meanwhile fails the run.
    await new Promise((resolve) => setTimeout(resolve))
    expect(site.calls()).toHaveLength(before)
  })

  it('is gone from the browser once the owner has signed out', async () => {
    const { user, fill } = await openForm()
    fill('Note', 'Asha, Shivaji Nagar')
    await eventually(() => expect(JSON.stringify(sessionStorage)).toContain('Shivaji'))
    await user.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0] as Element)
    await screen.findByLabelText('Owner key')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the page of orders', () => {
  const rows = async () => textsOf([...((await orders()).getAllByRole('list')[0]?.children ?? [])])

  it('lists open orders, newest first, marks one at its place, and highlights the buttons of the next one and of those that are opened', async () => {
    const [older, newer] = [await orderAt(site.db, hours(50)), await orderAt(site.db, hours(2))]
    const user = await openPage()
    const filledButtons = async () => textsOf((await orders()).getAllByRole('button').filter(isFilled))
    await opener(older)
    expect(await filledButtons()).toEqual([`Mark sold ${newer}`])
    await user.click(await opener(older))
    expect(await filledButtons()).toEqual([`Mark sold ${newer}`, `Mark sold ${older}`])
    await user.click(await opener(older))
    await user.click(await (await orders()).findByRole('button', { name: `Mark sold ${newer}` }))
    await eventually(async () => expect((await rows())[0]).toMatch(new RegExp(`^${newer}.*Sold today$`)))
    expect((await rows())[1]).toContain(older)
    expect(document.activeElement).toBe((await orders()).getByRole('button', { name: `Mark sold ${older}` }))
  })

  it('closes what is open for more than seven days, and opens it again', async () => {
    await orderAt(site.db, Date.now() - 9 * DAY_MS)
    await orderAt(site.db, hours(2))
    const user = await openPage()
    await user.click(await (await orders()).findByRole('button', { name: 'Close as not sold' }))
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ status: 'cancelled' }, { status: 'clicked' }]),
    )
    await user.click(await undo())
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ status: 'clicked' }, { status: 'clicked' }]),
    )
  })

  it('states what is to be packed, in the order of the shop’s sizes, and marks an order as sent by one tap', async () => {
    const one = await sale({ quantity: 2, lot: LOT_ON_SALE })
    await sale({ lot: LOT_ON_SALE, pack: null, amount: 100 })
    await sale({ lot: LOT_ON_SALE, pack: otherPack.id, refunded: 100 })
    await sale({ lot: LOT_ON_SALE, refunded: 633 })
    const user = await openPage('/to-send')
    expect(await (await orders()).findByText(`4 jars in 3 orders, all of lot ${LOT_ON_SALE}`)).toBeTruthy()
    expect(textsOf((await orders()).getAllByRole('term'))).toEqual([
      ...content.packs.map(({ id }) => `× ${id}`),
      '× other',
    ])
    expect((await rows())[2]).toContain('money given back')
    await user.click(await (await orders()).findByRole('button', { name: `Mark sent ${one}` }))
    expect(await (await orders()).findByText(`2 jars in 2 orders, all of lot ${LOT_ON_SALE}`)).toBeTruthy()
    expect(site.rows('SELECT quantity FROM chat_orders WHERE sent_at IS NOT NULL')).toEqual([{ quantity: 2 }])
  })

  it('packs, lists and prints every size of an order, and holds back one whose further size is recalled', async () => {
    const others = (lot: string) => [{ pack: otherPack.id, jars: 2, each: 330, lot }]
    const amount = 1293
    const [bad, good] = [
      await sale({ lot: LOT_ON_SALE, amount, others: others(RECALLED_LOT) }),
      await sale({ lot: LOT_ON_SALE, amount, others: others(LOT_ON_SALE) }),
    ]
    const user = await openPage('/to-send')
    expect(await (await orders()).findByText(`3 jars in 1 order, all of lot ${LOT_ON_SALE}`)).toBeTruthy()
    const packs = textsOf((await orders()).getAllByRole('term'))
    expect(packs).toEqual(['× 500g', `× ${otherPack.id}`])
    expect(textOf((await orders()).getByRole('alert'))).toContain(`Do not send 2 jars of lot ${RECALLED_LOT}`)
    const row = textOf((await opener(bad)).closest('li'))
    expect(row).toContain(`1 × 500g + 2 × ${otherPack.id}`)
    expect(row).toContain(`${LOT_ON_SALE}, ${RECALLED_LOT}, recalled`)
    expect(row).toMatch(/Do not send$/)
    const printed = within((await orders()).getByRole('table', { hidden: true }))
    expect(printed.getByText(`1 × 500g + 2 × ${otherPack.id}`)).toBeTruthy()
    expect(printed.queryByText(bad)).toBeNull()
    await user.click(await (await orders()).findByRole('button', { name: `Mark sent ${good}` }))
    expect(await (await orders()).findByText('Nothing to pack')).toBeTruthy()
  })

  it('does not pack what is of a recalled lot, and marks it so', async () => {
    const [bad, good] = [await sale({ lot: RECALLED_LOT, quantity: 2 }), await sale({ lot: LOT_ON_SALE })]
    const user = await openPage('/to-send')
    expect(await (await orders()).findByText(`1 jar in 1 order, all of lot ${LOT_ON_SALE}`)).toBeTruthy()
    expect(textOf((await orders()).getByRole('alert'))).toContain(
      `Do not send 2 jars of lot ${RECALLED_LOT}: it is recalled.`,
    )
    expect(textOf((await opener(bad)).closest('li'))).toMatch(/Do not send$/)
    const filled = textsOf((await orders()).getAllByRole('button').filter(isFilled))
    expect(filled).toEqual([`Mark sent ${good}`])
    expect(textOf((await opener(bad)).closest('li'))).toContain(`${RECALLED_LOT}, recalled`)
    const printed = within((await orders()).getByRole('table', { hidden: true }))
    expect(printed.getByText(good)).toBeTruthy()
    expect(printed.queryByText(bad)).toBeNull()
    const printing = async () => (await orders()).queryByRole('button', { name: 'Print the list' })
    expect(await printing()).not.toBeNull()
    await user.click(await (await orders()).findByRole('button', { name: `Mark sent ${good}` }))
    expect(await (await orders()).findByText('Nothing to pack')).toBeTruthy()
    expect(await printing()).toBeNull()
  })

  it('keeps the number of a parcel, which the row shows and the reply “Sent today” ends with, and undoes it', async () => {
    const reference = await sale({ sent: true })
    const user = await openPage('/sold')
    await user.click(await opener(reference))
    const number = await (await orders()).findByLabelText('Number of the parcel, Sample Courier')
    fireEvent.change(number, { target: { value: ' 44110271 ' } })
    const address = 'https://courier.example/track?number=44110271'
    expect(textOf((await orders()).getByText(/^Your order .* left today\./))).toMatch(
      ` Parcel: Sample Courier 44110271. ${address}`,
    )
    await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    await eventually(async () =>
      expect(await rows()).toEqual([expect.stringMatching(/sent .*, parcel 44110271, /)]),
    )
    const parcels = () => site.rows('SELECT parcel FROM chat_orders')
    expect(parcels()).toEqual([{ parcel: '44110271' }])
    expect(textOf((await lastChange()).getByRole('status'))).toBe(`${reference} parcel 44110271`)
    await user.click(await undo())
    await eventually(() => expect(parcels()).toEqual([{ parcel: null }]))
  })

  it('sends jars of another lot in place of those of a recalled one by one press, which Undo takes back', async () => {
    const bad = [await sale({ lot: RECALLED_LOT }), await sale({ lot: RECALLED_LOT })]
    await sale({ lot: RECALLED_LOT, sent: true })
    const user = await openPage('/to-send')
    const lots = () => site.rows('SELECT lot FROM chat_orders ORDER BY id').map(({ lot }) => lot)
    await user.click(await (await orders()).findByRole('button', { name: `Send lot ${LOT_ON_SALE} instead` }))
    expect(await (await orders()).findByText(`2 jars in 2 orders, all of lot ${LOT_ON_SALE}`)).toBeTruthy()
    expect(lots()).toEqual([LOT_ON_SALE, LOT_ON_SALE, RECALLED_LOT])
    expect((await orders()).queryByRole('alert')).toBeNull()
    expect(await (await orders()).findByRole('button', { name: `Mark sent ${bad[0]}` })).toBeTruthy()
    expect(textOf((await lastChange()).getByRole('status'))).toBe(`2 orders now of lot ${LOT_ON_SALE}`)
    await user.click(await undo())
    await eventually(() => expect(lots()).toEqual([RECALLED_LOT, RECALLED_LOT, RECALLED_LOT]))
    expect(textOf(await (await orders()).findByRole('alert'))).toContain('Do not send 2 jars')
  })

  it('marks all that is to be packed as sent by one press, but for what another device has marked; Undo takes back these alone', async () => {
    const [one, theirs] = [await sale({ lot: LOT_ON_SALE }), await sale({ lot: LOT_ON_SALE })]
    await sale({ lot: RECALLED_LOT })
    const user = await openPage('/to-send')
    const button = await (await orders()).findByRole('button', { name: 'All sent' })
    await change(theirs, hours(1), { sent: true })
    const sent = () =>
      site
        .rows('SELECT reference FROM chat_orders WHERE sent_at NOT NULL ORDER BY id')
        .map((row) => row.reference)
    await user.click(button)
    await eventually(async () =>
      expect(textOf((await lastChange()).getByRole('status'))).toBe('1 order sent'),
    )
    expect(sent()).toEqual([one, theirs])
    await user.click(await undo())
    await eventually(() => expect(sent()).toEqual([theirs]))
    expect(await (await orders()).findByRole('button', { name: `Mark sent ${one}` })).toBeTruthy()
  })

  it('shows address labels in the demo, for the orders that wait there', async () => {
    site.set({ DB: undefined })
    site.show()
    location.hash = '#orders/address-labels'
    const [sheet] = await screen.findAllByRole('list', { name: /^Page \d of labels$/ })
    expect(textOf(sheet)).toMatch(/FRAGILE: GLASS\s?Asha Kulkarni.*From: Samāyu Foods, .*[0-9A-Z]{6}$/)
  })

  it('offers no address label for a parcel with a recalled jar of any size', async () => {
    const others = [{ pack: '250g', jars: 1, each: 30, lot: RECALLED_LOT }]
    const [good, bad] = [await sale({ lot: LOT_ON_SALE }), await sale({ lot: LOT_ON_SALE, others })]
    const user = await openPage('/to-send')
    await user.click(await (await orders()).findByRole('link', { name: 'Address labels' }))
    expect(await screen.findByRole('button', { name: `Add the address ${good}` })).toBeTruthy()
    expect(screen.queryByRole('button', { name: `Add the address ${bad}` })).toBeNull()
  })

  it('asks in the reply on paying for what is owed, and has none once all is paid', async () => {
    const [part, paid] = [await sale({ received: 300 }), await sale({ received: 633 })]
    const user = await openPage('/sold')
    await user.click(await opener(part))
    expect(await (await orders()).findByText(new RegExp(`o=${part}&a=333$`))).toBeTruthy()
    await user.click(await opener(paid))
    expect(await (await orders()).findAllByText('Replies to copy')).toHaveLength(2)
    expect((await orders()).getAllByText('Total and how to pay')).toHaveLength(1)
  })

  it('shows for orders that were not sold on which day they were marked', async () => {
    const reference = await orderAt(site.db, hours(24 * 20))
    await change(reference, hours(24), { status: 'cancelled' })
    await openPage('/not-sold')
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining('yesterday')]))
  })

  it('states what was sold and given back; refuses a refund that cannot be read or is too large, and keeps the one that is stored', async () => {
    const reference = await sale()
    const user = await openPage('/sold')
    const findGivenBack = async () => (await orders()).queryByLabelText('Given back in rupees')
    const giveBack = async (refund: string) => {
      await user.click(await opener(reference))
      fireEvent.change((await orders()).getByLabelText('Given back in rupees'), { target: { value: refund } })
      await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    }
    await giveBack('Rs.100')
    await eventually(async () => expect(await findGivenBack()).toBeNull())
    expect(site.rows('SELECT refunded FROM chat_orders')).toEqual([{ refunded: 10_000 }])
    await eventually(async () => {
      site.passAMinute()
      expect((await orders()).getByText('₹100 given back, ₹533 left')).toBeTruthy()
    })
    await giveBack('1.290,00')
    expect(await (await orders()).findByText('What was given back cannot be read.')).toBeTruthy()
    expect((await findGivenBack())?.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change((await orders()).getByLabelText('Given back in rupees'), { target: { value: '634' } })
    await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    const refusal = 'More is given back than was received: first mark what was received.'
    expect(await (await orders()).findByText(refusal)).toBeTruthy()
    expect((await orders()).queryByRole('button', { name: /was received$/ })).toBeNull()
    expect(site.rows('SELECT refunded FROM chat_orders')).toEqual([{ refunded: 10_000 }])
  })

  it('keeps what of a sale is for delivery unknown while only its note is changed', async () => {
    const reference = await sale({ amount: 700 })
    const user = await openPage('/sold')
    await user.click(await opener(reference))
    fireEvent.change((await orders()).getByLabelText('Note'), { target: { value: 'By phone' } })
    await user.click((await orders()).getByRole('button', { name: `Save ${reference}` }))
    await eventually(() =>
      expect(site.rows('SELECT note, charge FROM chat_orders')).toEqual([{ note: 'By phone', charge: null }]),
    )
  })

  it('cancels a sale, and reopens it where it was clicked', async () => {
    const reference = await sale()
    const user = await openPage('/sold')
    await user.click(await opener(reference))
    await user.click((await orders()).getByRole('button', { name: 'Cancel sale' }))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'cancelled' }]))
    location.hash = '#orders/not-sold'
    await user.click(await opener(reference))
    await user.click((await orders()).getByRole('button', { name: 'Reopen' }))
    await eventually(() => expect(storedOrders()).toMatchObject([{ status: 'clicked' }]))
    expect(textOf((await lastChange()).getByRole('status'))).toBe(`${reference} open again`)
  })

  it('shows the sales of a lot whose code reads as a reference', async () => {
    const reference = await sale({ lot: 'SY-26-28' })
    await openPage('/SY-26-28')
    expect(await (await orders()).findByText('Sales of lot SY-26-28.')).toBeTruthy()
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(reference)]))
  })

  it('finds an order of the list by its note or amount, and a reference anywhere, as its own list shows it', async () => {
    const [sold, open] = [await sale({ note: 'gift for Neha' }), await orderAt(site.db, hours(30))]
    const user = await openPage('/sold')
    const search = await (await orders()).findByLabelText('Reference, note, parcel or amount')
    for (const [typed, found] of [
      ['neha', sold],
      ['Rs.633', sold],
      [open.toLowerCase(), open],
    ] as const) {
      await user.clear(search)
      await user.type(search, typed)
      await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(found)]))
    }
    location.hash = '#orders'
    await user.clear(search)
    await user.type(search, sold)
    expect(await (await orders()).findByRole('heading', { name: 'Sold' })).toBeTruthy()
    await user.click(await opener(sold))
    expect((await orders()).queryByRole('button', { name: `Mark sold ${sold}` })).toBeNull()
    expect(textOf((await orders()).getByRole('listitem'))).toContain('to send')
  })

  it('offers replies filled from the order', async () => {
    const reference = await orderAt(site.db, hours(2))
    const user = await openPage()
    await user.click(await opener(reference))
    expect(
      await (await orders()).findByText(
        new RegExp(`^Thank you! Order ${reference}: 1 × 500g, ₹633 \\(delivery free\\)\\.`),
      ),
    ).toBeTruthy()
  })

  it('erases an order once the owner has confirmed it twice, and keeps of a sale what the accounts need', async () => {
    const [open, sold] = [await orderAt(site.db, hours(2)), await sale()]
    const user = await openPage()
    const press = async (name: string) => user.click((await orders()).getByRole('button', { name }))
    await user.click(await opener(open))
    await press(`Erase for good the order ${open}`)
    expect(storedOrders()).toHaveLength(2)
    await press(`Yes, erase the order ${open}`)
    await eventually(() => expect(storedOrders()).toHaveLength(1))
    location.hash = '#orders/sold'
    await user.click(await opener(sold))
    await press(`Erase for good the order ${sold}`)
    expect((await orders()).getByText(/Day, pack, jars, rupees and lot of a sale stay/)).toBeTruthy()
    await press(`Yes, erase the order ${sold}`)
    await eventually(() =>
      expect(storedOrders()).toMatchObject([{ reference: null, status: 'sold', amount: 63_300 }]),
    )
  })

  it('recognises an erased sale when its message is pasted again, and offers no second one', async () => {
    const sold = await sale()
    const user = await openPage('/to-send')
    const press = async (name: string) => user.click((await orders()).getByRole('button', { name }))
    await user.click(await opener(sold))
    await press(`Erase for good the order ${sold}`)
    expect(
      (await orders()).getByText(/^It is not sent yet, and leaves the list “To send”\. Day, pack/),
    ).toBeTruthy()
    await press(`Yes, erase the order ${sold}`)
    expect(await (await orders()).findByText('Nothing to send')).toBeTruthy()
    location.hash = '#overview'
    await type(`Reference: ${sold}\nAsha`)
    expect(await cards()).toEqual([expect.stringMatching(/was sold already, and then erased\..*Asha$/)])
    expect((await desk()).queryByRole('button', { name: /^Mark sold/ })).toBeNull()
    expect(textOf((await desk()).getByRole('status'))).toBe('1 order in this text, 1 marked')
  })

  it('has the accountant’s file of the financial year, which is downloaded by who is signed in', async () => {
    const user = await openPage()
    const link = await screen.findByRole('link', { name: /^sales-\d{4}-\d{2}\.csv$/ })
    expect(link.getAttribute('href')).toMatch(/^\/api\/stats\/sales\.csv\?from=\d{4}-04-01&to=/)
    // The browser saves nothing where the session has ended.
    link.addEventListener('click', (click) => click.preventDefault())
    site.endSession()
    await user.click(link)
    expect(await screen.findByLabelText('Owner key')).toBeTruthy()
  })
})

it('a pack that is not known is called the same in tables as in lists', async () => {
  await sale({ pack: null, amount: 900, quantity: 3 })
  await site.open()
  const table = async (name: string) => within(await screen.findByRole('table', { name, hidden: true }))
  expect((await table('Jars sold, by pack')).getByText('other')).toBeTruthy()
  location.hash = '#orders/to-send'
  expect(textOf(await (await orders()).findByRole('listitem'))).toContain('3 × other')
})

describe('batches', () => {
  it('show of a recalled one what the law requires and how many are warned, and link to its orders', async () => {
    const reference = await sale({ lot: RECALLED_LOT, sent: true })
    const held = await sale({ lot: RECALLED_LOT })
    await sale({ lot: LOT_ON_SALE })
    const user = await site.open()
    const warnedLots = () => site.rows('SELECT lot FROM chat_orders WHERE warned_at IS NOT NULL')
    location.hash = 'more'
    const recall = within(await screen.findByRole('article', { name: `Lot ${RECALLED_LOT}, recalled` }))
    expect(recall.getAllByRole('listitem')).toHaveLength(6)
    expect(await recall.findByText('0 of 1 who have a jar')).toBeTruthy()
    expect(recall.getByRole('link', { name: 'Subscribers' }).getAttribute('href')).toMatch(
      /subscriptions\.csv$/,
    )
    location.hash = recall.getByRole('link', { name: 'Its orders, to warn' }).getAttribute('href') ?? ''
    await (await orders()).findByRole('checkbox', { name: `Warned ${reference}` })
    // Only who has a jar is to be warned.
    expect((await orders()).getAllByRole('checkbox')).toHaveLength(1)
    expect(textOf((await opener(held)).closest('li'))).toContain('to send')
    const file = (await orders()).getByRole('link', { name: 'As a file' })
    expect(file.getAttribute('href')).toBe(`/api/stats/lot.csv?lot=${RECALLED_LOT}`)
    await user.click(await opener(reference))
    expect((await orders()).getByText(new RegExp(`^We are recalling lot ${RECALLED_LOT}`))).toBeTruthy()
    await user.click(await opener(reference))
    await user.click(await (await orders()).findByRole('checkbox', { name: `Warned ${reference}` }))
    expect(await (await lastChange()).findByText(/warned$/)).toBeTruthy()
    expect(warnedLots()).toEqual([{ lot: RECALLED_LOT }])
    await user.click(await undo())
    await eventually(() => expect(warnedLots()).toEqual([]))
  })
})
