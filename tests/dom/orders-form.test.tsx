import { describe, expect, it, vi } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { content } from '../content.ts'
import { DAY_MS } from '../owner-rows.ts'
import { otherPack } from '../packs.ts'
import { eventually, offline, textOf } from './dashboard.tsx'
import { desk, lastChange, orders, orderTests, paste, undo } from './orders.ts'

const { site, expectStored, expectNumber, change, sale, openOrder, openForm, openPage } = orderTests()

describe('the form of an order', () => {
  it('refuses sums and numbers that cannot be right, says why, and stores nothing', async () => {
    const { reference } = await openForm()
    for (const [label, typed, words] of [
      ['Jars', '1000', 'Please type how many jars, from 1 to 999.'],
      ['Of it for delivery', '700', 'Delivery is part of the amount: give at most that.'],
      ['Amount in rupees', '1.290,00', 'The amount cannot be read.'],
    ] as const) {
      const before = (await desk.field(label)).value
      await desk.fill('Amount in rupees', '640')
      await desk.fill(label, typed)
      await desk.markSold(reference)
      expect(await desk.alert()).toContain(words)
      await desk.fill(label, before)
    }
    await expectStored({ status: 'clicked' })
  })

  it('is opened by “Mark sold…” where the order has no pack, and asks for it', async () => {
    const { reference } = await openOrder({ pack: null, amount: null })
    await desk.markSold(reference)
    expect(await desk.alert()).toBe('Please choose a pack, or type the amount in rupees.')
  })

  it('asks once whether the message or the shop has the right price', async () => {
    const { reference } = await openOrder({ amount: 1 })
    expect((await desk.items())[0]).toContain('1 × 500g₹1')
    await desk.markSold(reference)
    expect(await desk.alert()).toMatch(
      /^The order says ₹1\. By today’s prices it is 1 × ₹633, delivery free\./,
    )
    await expectStored({ status: 'clicked', amount: 100 })
    const recover = site.answer(/^PATCH/, offline)
    await desk.press('Take ₹633')
    await desk.says(/^Please check your connection/)
    recover()
    await desk.markSold(reference)
    await expectStored({ status: 'sold', amount: 63_300 })
  })

  it('stores what is typed, which the browser forgets, and of which Undo takes back every field', async () => {
    const { reference } = await openForm()
    await desk.fill('Amount in rupees', '₹1,290/-')
    await desk.choose('Cash')
    await desk.markSold(reference)
    expect(JSON.stringify(sessionStorage)).toContain('1,290')
    await desk.press('Keep ₹1,290')
    await expectStored({ status: 'sold', amount: 129_000, received: 129_000, received_how: 'cash' })
    await eventually(() => expect(sessionStorage).toHaveLength(0))
    await expectNumber('Rupees sold', '₹1,290')
    await undo()
    await expectStored({ status: 'clicked', amount: 63_300, quantity: 1, received: null })
    await expectNumber('Rupees sold', '₹0')
    await eventually(async () => expect(await desk.items()).toEqual([expect.stringContaining('₹633')]))
  })

  it('corrects a sale that is pasted again, and lowers what was received with the amount', async () => {
    const reference = await sale()
    await site.open()
    await paste(reference)
    await desk.open(reference)
    await desk.fill('Amount in rupees', '600')
    expect((await desk.field('Received in rupees')).value).toBe('600')
    await desk.press(`Save ${reference}`)
    await desk.press('Keep ₹600')
    await expectStored({ status: 'sold', amount: 60_000, received: 60_000 })
  })

  it('fills in what delivery costs and how long it takes by a PIN code, which is neither sent nor kept', async () => {
    const { reference } = await openForm({ pack: otherPack.id, amount: 330 })
    expect((await desk.items())[0]).toContain('₹330 + delivery')
    const sent: string[] = []
    const reach = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(`${input} ${init?.body}`)
      return reach(input, init)
    })
    const [zone] = content.zones
    const pin = zone?.pins[0]?.padEnd(6, '1') ?? ''
    await desk.fill('PIN code, for delivery', `Pune ${pin}`)
    expect((await desk.field('Of it for delivery')).value).toBe(String(zone?.charge))
    expect((await desk.inside()).getAllByText(/takes 1 to 2 working days/)).toHaveLength(3)
    await desk.markSold(reference)
    const charge = 100 * (zone?.charge ?? 0)
    await expectStored({ status: 'sold', amount: 33_000 + charge, charge })
    expect(sent.join()).toContain('"status":"sold"')
    expect(JSON.stringify([sent, { ...sessionStorage }, { ...localStorage }])).not.toMatch(
      new RegExp(`Pune|${pin}`),
    )
  })

  it('counts a note that is too long instead of cutting it, and says at its field that a sale is too old', async () => {
    const { reference, user } = await openForm()
    const hintOf = (field: Element) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    const [note, day] = [await desk.field('Note'), await desk.field('Sold on')]
    await user.click(note)
    await user.paste('x'.repeat(501))
    expect(note.value).toHaveLength(501)
    expect(hintOf(note)).toBe('A note has at most 500 characters: there are 501 now.')
    expect(note.getAttribute('aria-invalid')).toBe('true')
    await desk.markSold(reference)
    expect(await desk.alert()).toContain('there are 501 now')
    await desk.fill('Note', 'x'.repeat(500))
    await desk.fill('Sold on', dayOf(Date.now() - 401 * DAY_MS))
    expect(hintOf(day)).toMatch(/^A sale can be at most 400 days old: since \d+ \w+ \d{4}\.$/)
    expect(day.getAttribute('aria-invalid')).toBe('true')
    await desk.markSold(reference)
    await expectStored({ status: 'clicked' })
    await desk.fill('Sold on', dayOf(Date.now() - 400 * DAY_MS))
    await desk.markSold(reference)
    await expectStored({ status: 'sold' })
  })

  it('dates a sale back, and names its day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T08:00:00+05:30') })
    const { reference } = await openForm()
    await desk.fill('Sold on', '2026-11-20')
    await desk.markSold(reference)
    await eventually(async () => expect((await desk.items())[0]).toMatch(/Sold 20 Nov$/))
    expect(await lastChange.status()).toBe(`${reference} sold for ₹633 on 20 Nov 2026`)
    const [row] = site.rows('SELECT sold_at FROM chat_orders')
    expect(dayOf(Number(row?.sold_at))).toBe('2026-11-20')
  })
})

describe('what is owed', () => {
  const unpaid = () => sale({ received: null })

  it('is paid by one press for each order, which Undo takes back, part paid or not', async () => {
    const all = await unpaid()
    const rest = await sale({ received: 300, received_how: 'cash', sent: true })
    await sale()
    await openPage('/owed')
    await eventually(async () =>
      expect(await orders.items()).toEqual([
        expect.stringMatching(`^${all}.*500g₹633\\D*, not paid, to send Paid, UPI ${all}$`),
        expect.stringMatching(`^${rest}.*₹333 owed, sent .*Paid, Cash ${rest}$`),
      ]),
    )
    await orders.press(`Paid, UPI ${all}`)
    const [paid, partPaid] = [{ received: 63_300 }, { received: 30_000, received_how: 'cash' }]
    await expectStored({ ...paid, received_how: 'upi' }, partPaid, paid)
    expect(await lastChange.status()).toMatch(`${all} ₹633 received, by UPI, paid on `)
    expect(textOf(await orders.row(all))).toMatch(/Paid today$/)
    expect(document.activeElement).toBe(await orders.button(`Paid, Cash ${rest}`))
    await orders.press(`Paid, Cash ${rest}`)
    await expectStored(paid, { ...paid, received_how: 'cash' }, paid)
    const [{ received_at } = {}] = site.rows("SELECT * FROM chat_orders WHERE received_how = 'cash'")
    expect(dayOf(Number(received_at))).toBe(dayOf(Date.now()))
    await undo()
    await expectStored(paid, partPaid, paid)
  })

  it('is paid in the form, in part or in full; the way is proposed for the next order', async () => {
    const [part, next] = [await unpaid(), await unpaid()]
    await openPage('/sold')
    await orders.open(part)
    expect((await orders.inside()).queryByLabelText('Received in rupees')).toBeNull()
    await orders.choose('Bank')
    expect((await orders.field('Received in rupees')).value).toBe('633')
    await orders.fill('Received in rupees', '634')
    await orders.press(`Save ${part}`)
    await orders.says('More was received than the sale came to: correct one of the two.')
    await orders.fill('Received in rupees', '300')
    await orders.press(`Save ${part}`)
    await expectStored({ received: 30_000, received_how: 'bank' }, { received: null })
    await orders.says('₹966 owed')
    expect(textOf(await orders.row(part))).toContain('₹333 owed')
    location.hash = '#orders/owed'
    await orders.press(`Paid, Bank ${next}`)
    await expectStored({ received: 30_000 }, { received: 63_300, received_how: 'bank' })
    await orders.open(part)
    await orders.choose('Not yet')
    await orders.press(`Save ${part}`)
    await expectStored({ received: null, received_how: null }, { received: 63_300 })
  })

  it('is nothing once one press has marked a refunded sum as received', async () => {
    const reference = await unpaid()
    await openPage('/sold')
    await orders.open(reference)
    expect((await orders.inside()).queryByLabelText('Refunded on')).toBeNull()
    await orders.fill('Given back in rupees', '633')
    await orders.field('Refunded on')
    await orders.press(`Save ${reference}`)
    await expectStored({ received: null, refunded: null })
    await orders.press('₹633 was received')
    await expectStored({ received: 63_300, received_how: 'upi', refunded: 63_300 })
  })

  it('asks the owner where another device has marked a part as paid', async () => {
    const reference = await unpaid()
    await openPage('/owed')
    await orders.button(`Paid, UPI ${reference}`)
    await change(reference, { received: 300, received_how: 'cash' })
    await orders.press(`Paid, UPI ${reference}`)
    expect(await orders.alert()).toMatch(
      /^Not saved: Another device has changed this order\. It is now: ₹300 received, in cash/,
    )
    await expectStored({ received: 30_000 })
  })
})

it('a refund is stated; one that cannot be read or is too large is refused, and the stored one stays', async () => {
  const reference = await sale()
  await openPage('/sold')
  const giveBack = async (refund: string) => {
    await orders.fill('Given back in rupees', refund)
    await orders.press(`Save ${reference}`)
  }
  await orders.open(reference)
  await giveBack('Rs.100')
  await expectStored({ refunded: 10_000 })
  site.passAMinute()
  await orders.says('₹100 given back, ₹533 left')
  await orders.open(reference)
  await giveBack('1.290,00')
  await orders.says('What was given back cannot be read.')
  expect((await orders.field('Given back in rupees')).getAttribute('aria-invalid')).toBe('true')
  await giveBack('634')
  await orders.says('More is given back than was received: first mark what was received.')
  expect((await orders.inside()).queryByRole('button', { name: /was received$/ })).toBeNull()
  await expectStored({ refunded: 10_000 })
})
