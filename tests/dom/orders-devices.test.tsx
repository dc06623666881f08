import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dayOf } from '#contract/days.ts'
import type { OrderChange } from '#worker/orders/contract.ts'
import { DAY_MS, orderAt, storeAt } from '../owner-rows.ts'
import { otherPack } from '../packs.ts'
import { eventually, failure, OWNER_KEY, offline, textOf } from './dashboard.tsx'
import {
  desk,
  hours,
  LOT_ON_SALE,
  lastChange,
  messageField,
  orders,
  orderTests,
  paste,
  soldButton,
  undo,
} from './orders.ts'

const { site, expectStored, expectNumber, change, sale, openOrder, openForm, openPage } = orderTests()

/** The form of a sale without a reference, once it is open. */
const saleForm = async () => within(await screen.findByRole('form', { name: 'Sale without a reference' }))
const amountOfSale = async () => (await saleForm()).getByLabelText<HTMLInputElement>('Amount in rupees')

describe('what is not stored', () => {
  it('says why, and is stored at the next press, also where it is an undo', async () => {
    const { reference } = await openOrder()
    for (const [respond, words] of [
      [offline, /^Please check your connection/],
      [failure(503, 'unavailable'), /The site could not do that just now/],
    ] as const) {
      const recover = site.answer(/^PATCH/, respond)
      await desk.markSold(reference)
      await desk.says(words)
      expect((await messageField()).value).toBe(reference)
      recover()
    }
    await desk.markSold(reference)
    await expectStored({ status: 'sold' })
    await lastChange.inside()
    const recover = site.answer(/^PATCH/, failure(503, 'unavailable'))
    await undo()
    await lastChange.says(/The site could not do that just now/)
    recover()
    await undo()
    await expectStored({ status: 'clicked' })
  })

  it('because the session has ended leads to the sign-in form, and what was typed is there for the next press', async () => {
    const { reference, user } = await openOrder()
    site.endSession()
    await desk.markSold(reference)
    await screen.findByText(/^The sign-in has ended/)
    expect(screen.queryByRole('tablist')).toBeNull()
    await user.type(await screen.findByLabelText('Owner key'), OWNER_KEY)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await desk.says('Not saved: the sign-in has ended.')
    expect((await messageField()).value).toBe(reference)
    await desk.markSold(reference)
    await expectStored({ status: 'sold' })
    site.takeConsole()
  })
})

describe('two devices', () => {
  const CORRECTION = { amount: 600, quantity: 3, pack: otherPack.id }
  const corrected = { status: 'sold', amount: 60_000, quantity: 3, pack: otherPack.id }

  /** Opens a sale on this device before another one changes it. */
  async function openSale(other: OrderChange) {
    const reference = await sale({ received: null })
    await openPage('/sold')
    await orders.open(reference)
    await change(reference, other)
    return { reference, save: () => orders.press(`Save ${reference}`) }
  }

  it('change different fields: both stay, what the other has changed is shown, and Undo takes back this one’s alone', async () => {
    const { reference, save } = await openSale(CORRECTION)
    await orders.fill('Note', 'By post')
    await save()
    await eventually(async () =>
      expect(await lastChange.status()).toBe(
        `${reference} note “By post”. Changed meanwhile: ${otherPack.id}, 3 jars, ₹600`,
      ),
    )
    await expectStored({ ...corrected, note: 'By post' })
    expect(textOf(await orders.row(reference))).toContain(`3 × ${otherPack.id}`)
    await undo()
    await expectStored({ ...corrected, note: null })
  })

  it.each([
    ['Keep mine', 74_500],
    ['Take theirs', 60_000],
  ])('change the same field: the owner is asked which is right, and “%s” decides', async (answer, amount) => {
    const { save } = await openSale(CORRECTION)
    // The price of a jar without the offer, of which nothing is asked.
    await orders.fill('Amount in rupees', '745')
    await orders.fill('Note', 'By post')
    await save()
    await orders.says('Another device has changed it meanwhile.')
    expect(await orders.alert()).toContain(`It is now: ${otherPack.id}, 3 jars, ₹600. Which is right?`)
    await save()
    await expectStored({ ...corrected, note: null })
    await orders.press(answer)
    await save()
    // It is not that of three jars of the other pack.
    if (answer === 'Keep mine') await orders.press('Keep ₹745')
    await expectStored({ ...corrected, amount, note: 'By post' })
  })

  it('mark the same order otherwise: the second stores nothing, and shows what the first has made of it', async () => {
    const { reference } = await openOrder()
    await desk.button(soldButton(reference))
    await change(reference, { status: 'cancelled' })
    await desk.markSold(reference)
    const changed = 'Not saved: Another device has changed this order. It is now: not sold'
    expect(await desk.alert()).toBe(`${changed}.`)
    await eventually(async () => expect(await desk.items()).toEqual([expect.stringContaining('Not sold')]))
  })

  it('change what this one has marked: Refresh shows it, and Undo does not take it back', async () => {
    const { reference } = await openOrder()
    await desk.markSold(reference)
    await expectNumber('Rupees sold', '₹633')
    await change(reference, { amount: 600 })
    fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await expectNumber('Rupees sold', '₹600')
    await eventually(async () =>
      expect(await desk.items()).toEqual([expect.stringMatching(/₹600.*Sold(?! on)/)]),
    )
    await change(reference, { status: 'cancelled' })
    await undo()
    await lastChange.says('Not saved: Another device has changed this order. It is now: not sold, ₹600.')
    await expectStored({ status: 'cancelled' })
  })

  it('mark the same: the second says that it is so already, and cannot take it back', async () => {
    const { reference } = await openOrder()
    await desk.button(soldButton(reference))
    await change(reference, { status: 'sold', lot: LOT_ON_SALE, charge: 0 })
    await desk.markSold(reference)
    const expectAlready = async (text: string) => {
      await eventually(async () => expect(await lastChange.status()).toBe(text))
      expect((await lastChange.button('Undo')).getAttribute('aria-disabled')).toBe('true')
    }
    await expectAlready(`${reference} already sold for ₹633`)
    location.hash = '#orders/to-send'
    await orders.button(`Mark sent ${reference}`)
    await change(reference, { sent: true })
    await orders.press(`Mark sent ${reference}`)
    await expectAlready(`${reference} already sent`)
  })

  it('close what is open for more than seven days: the first can open it again, the second closes nothing', async () => {
    await orderAt(site.db, Date.now() - 9 * DAY_MS)
    await orderAt(site.db, hours(2))
    await openPage()
    await orders.press('Close as not sold')
    await expectStored({ status: 'cancelled' }, { status: 'clicked' })
    await undo()
    await expectStored({ status: 'clicked' }, { status: 'clicked' })
    await orders.button('Close as not sold')
    await storeAt(site.db, Date.now()).closeOrders('2099-01-01')
    await orders.press('Close as not sold')
    await eventually(async () => expect(await lastChange.status()).toBe('Old orders already not sold'))
    expect((await lastChange.button('Undo')).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('what is typed or pasted', () => {
  /** The browser discards the tab, and loads it again. */
  const reload = async () => {
    cleanup()
    await site.open()
  }
  const signOut = async () => {
    fireEvent.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0] as Element)
    await screen.findByLabelText('Owner key')
  }

  it('survives a tab that is dropped: messages, the form of an order, and a sale without a reference', async () => {
    const { reference } = await openForm()
    await desk.fill('Note', 'Leave it with the neighbour')
    await desk.press('One jar more')
    await desk.press('Sale without a reference')
    fireEvent.change(await amountOfSale(), { target: { value: '900' } })
    await reload()
    expect((await messageField()).value).toBe(reference)
    const [note] = await (await desk.inside()).findAllByLabelText<HTMLInputElement>('Note')
    expect(note?.value).toBe('Leave it with the neighbour')
    expect((await desk.items())[0]).toContain(`${reference}2 × 500g`)
    expect((await amountOfSale()).value).toBe('900')
  })

  it('of a sale whose answer is lost is sent again as the same, also after the tab was, and undone', async () => {
    await site.open()
    await desk.press('Sale without a reference')
    const send = async () => fireEvent.submit((await amountOfSale()).form as HTMLFormElement)
    const reach = site.loseAnswers(/^POST .*owner.orders/)
    await desk.choose(otherPack.id)
    for (const [label, value] of [
      ['Jars', '3'],
      ['Amount in rupees', '900'],
      ['Note', 'Pays on delivery'],
    ] as const)
      fireEvent.change((await saleForm()).getByRole('textbox', { name: label }), { target: { value } })
    await send()
    await desk.press('Keep ₹900')
    await desk.says(/^Please check your connection/)
    reach()
    await reload()
    await send()
    await desk.press('Keep ₹900')
    await lastChange.says(/sold for ₹900/)
    await expectStored({ pack: otherPack.id, quantity: 3, amount: 90_000, note: 'Pays on delivery' })
    await undo()
    await expectStored({ status: 'cancelled' })
  })

  it('of a sale goes once that is stored: the next one begins empty, and is stored, too', async () => {
    const rupees = [500, 900]
    await site.open()
    for (const amount of rupees) {
      await desk.press('Sale without a reference')
      expect((await amountOfSale()).value).toBe('')
      fireEvent.change(await amountOfSale(), { target: { value: String(amount) } })
      fireEvent.submit((await amountOfSale()).form as HTMLFormElement)
      await lastChange.says(new RegExp(`sold for ₹${amount}`))
    }
    await expectStored(...rupees.map((amount) => ({ amount: amount * 100 })))
  })

  it('of an order that is erased goes with it', async () => {
    const { reference } = await openForm()
    await desk.fill('Note', 'Asha, Shivaji Nagar')
    await desk.press(`Erase for good the order ${reference}`)
    await desk.press(`Yes, erase the order ${reference}`)
    await lastChange.says(/erased for good/)
    expect(JSON.stringify(sessionStorage)).not.toContain('Shivaji')
  })

  it('of a sale that was recorded from a message goes with it, too', async () => {
    await site.open()
    await paste('Hello, two jars\nAsha')
    await desk.choose('500g')
    await desk.fill('Jars', '2')
    await desk.press(/^Mark sold/)
    await desk.press(/^2 × 500g|^no ref/)
    await desk.fill('Note', 'Asha, Shivaji Nagar')
    await desk.press(/^Erase for good/)
    await desk.press(/^Yes, erase/)
    await lastChange.says(/erased for good/)
    expect(JSON.stringify(sessionStorage)).not.toContain('Shivaji')
  })

  it('is gone from the browser once the owner has signed out, and a mark that is under way is stored', async () => {
    const { reference } = await openForm()
    await desk.fill('Note', 'Asha, Shivaji Nagar')
    const release = site.hold(/PATCH/, 'answers')
    await desk.markSold(reference)
    await expectStored({ status: 'sold' })
    expect(JSON.stringify(sessionStorage)).toContain('Shivaji')
    await signOut()
    expect(sessionStorage).toHaveLength(0)
    const before = site.calls().length
    release()
    // What is thrown meanwhile fails the run.
    await new Promise((resolve) => setTimeout(resolve))
    expect(site.calls()).toHaveLength(before)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a dashboard that stayed open', () => {
  /** Sets the clock of the device and the Worker. */
  const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
  const EVENING = '2026-11-27T22:00:00+05:30'
  const MORNING = '2026-11-28T08:00:00+05:30'

  it('over night marks a sale and a refund on the day of the press, which it proposes and shows', async () => {
    setClock('2026-11-26T12:00:00+05:30')
    const sold = await sale()
    setClock(EVENING)
    const { reference } = await openForm()
    await desk.press('Sale without a reference')
    const dayOfSale = async () => (await saleForm()).getByLabelText<HTMLInputElement>('Sold on').value
    expect(await dayOfSale()).toBe('2026-11-27')
    setClock(MORNING)
    await desk.markSold(reference)
    await eventually(async () => expect((await desk.items())[0]).toMatch(/Sold today$/))
    fireEvent.change(await amountOfSale(), { target: { value: '500' } })
    expect(await dayOfSale()).toBe('2026-11-28')
    fireEvent.submit((await amountOfSale()).form as HTMLFormElement)
    await lastChange.says('A sale without a reference')
    expect(await lastChange.status()).toBe('A sale without a reference sold for ₹500')

    setClock(EVENING)
    location.hash = '#orders/sold'
    await orders.open(sold)
    setClock(MORNING)
    await orders.fill('Given back in rupees', '100')
    await orders.press(`Save ${sold}`)
    await eventually(() =>
      expect(
        site
          .rows('SELECT sold_at, refunded_at FROM chat_orders ORDER BY id')
          .map((row) => Object.values(row).map((time) => time && dayOf(Number(time)))),
      ).toEqual([
        ['2026-11-24', '2026-11-28'],
        ['2026-11-28', null],
        ['2026-11-28', null],
      ]),
    )
  })

  it('is reloaded when it is shown again after ten minutes, and keeps typed text', async () => {
    setClock(MORNING)
    const reference = await orderAt(site.db, hours(1))
    await site.open()
    await paste('Do you post to Nashik?')
    location.hash = '#orders'
    await orders.open(reference)
    await orders.fill('Note', 'By post')
    await orders.says('As of 8:00 am')
    const newer = await orderAt(site.db, Date.now())
    await change(reference, { amount: 600 })
    const loads = () => site.calls().filter((call) => call.includes('/owner/orders/list')).length
    const before = loads()
    /** Shows the tab again, as a phone does. */
    const seeAgainAt = (time: string) => {
      setClock(time)
      fireEvent(document, new Event('visibilitychange'))
    }
    seeAgainAt('2026-11-28T08:09:00+05:30')
    expect(loads()).toBe(before)
    seeAgainAt('2026-11-28T08:11:00+05:30')
    await orders.row(newer)
    await orders.says('As of 8:11 am')
    await orders.says('Changed meanwhile: ₹600.')
    expect((await orders.field('Amount in rupees')).value).toBe('600')
    expect((await orders.field('Note')).value).toBe('By post')
    location.hash = '#overview'
    expect((await messageField()).value).toBe('Do you post to Nashik?')
    await expectNumber('Order clicks', '2')
  })

  it('keeps a mark that is made while it loads again', async () => {
    const reference = await orderAt(site.db, hours(1))
    await openPage()
    await orders.row(reference)
    const release = site.hold(/GET .*stats/)
    await orders.press('Refresh')
    await orders.press(`Mark sold ${reference}`)
    await expectStored({ status: 'sold' })
    const lists = () => site.calls().filter((call) => call.includes('/owner/orders/list')).length
    const before = lists()
    release()
    await eventually(() => expect(site.calls().join()).toMatch(/stats/))
    await new Promise((resolve) => setImmediate(resolve))
    expect(lists()).toBe(before)
    expect(textOf(await orders.row(reference))).toMatch(/Sold today$/)
  })
})
