import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { orderAt } from '../owner-rows.ts'
import { otherPack } from '../packs.ts'
import { eventually, textOf, textsOf } from './dashboard.tsx'
import {
  desk,
  hours,
  isFilled,
  LOT_ON_SALE,
  lastChange,
  orders,
  orderTests,
  paste,
  RECALLED_LOT,
  undo,
} from './orders.ts'

const { site, expectStored, change, sale, openPage } = orderTests()

/** The name of the search. */
const SEARCH = 'Reference, note, parcel or amount'

/** The rows of the list that is open. */
const rows = async () => textsOf([...((await orders.inside()).getAllByRole('list')[0]?.children ?? [])])
const filledButtons = async () => textsOf((await orders.inside()).getAllByRole('button').filter(isFilled))

describe('open orders', () => {
  it('are listed newest first, marked in place; the buttons of the next one and of those that are opened are highlighted', async () => {
    const [older, newer] = [await orderAt(site.db, hours(50)), await orderAt(site.db, hours(2))]
    await openPage()
    await orders.row(older)
    expect(await filledButtons()).toEqual([`Mark sold ${newer}`])
    await orders.open(older)
    expect(await filledButtons()).toEqual([`Mark sold ${newer}`, `Mark sold ${older}`])
    await orders.open(older)
    await orders.press(`Mark sold ${newer}`)
    await eventually(async () => expect((await rows())[0]).toMatch(new RegExp(`^${newer}.*Sold today$`)))
    expect((await rows())[1]).toContain(older)
    expect(document.activeElement).toBe(await orders.button(`Mark sold ${older}`))
    // Without a height that was measured, that of its classes.
    expect(await orders.row(newer)).toHaveProperty('firstElementChild.style.minHeight', '')
  })

  it('have replies to copy, which name what is bought, what is owed, and nothing to pay once all is paid', async () => {
    const open = await orderAt(site.db, hours(2))
    const [part, paid] = [await sale({ received: 300 }), await sale({ received: 633 })]
    await openPage()
    await orders.open(open)
    await orders.says(new RegExp(`^Thank you! Order ${open}: 1 × 500g, ₹633 \\(delivery free\\)\\.`))
    location.hash = '#orders/sold'
    await orders.open(part)
    await orders.says(new RegExp(`Amount: 333 .*o=${part}&a=333$`))
    // As the form has it, saved or not.
    await orders.fill('Amount in rupees', '700')
    await orders.says(new RegExp(`₹700.*Amount: 400 .*o=${part}&a=400$`))
    await orders.open(paid)
    expect(await (await orders.inside()).findAllByText('Replies to copy')).toHaveLength(2)
    expect((await orders.inside()).getAllByText('Total and how to pay')).toHaveLength(1)
  })
})

describe('to send', () => {
  it('states what is to be packed, in the order of the shop’s sizes, and marks an order as sent by one tap', async () => {
    const one = await sale({ quantity: 2, lot: LOT_ON_SALE })
    await sale({ lot: LOT_ON_SALE, pack: null, amount: 100 })
    await sale({ lot: LOT_ON_SALE, pack: otherPack.id, refunded: 100 })
    await sale({ lot: LOT_ON_SALE, refunded: 633 })
    await openPage('/to-send')
    await orders.says(`4 jars in 3 orders, all of lot ${LOT_ON_SALE}`)
    expect(textsOf((await orders.inside()).getAllByRole('term'))).toEqual([
      ...content.packs.map(({ id }) => `× ${id}`),
      '× other',
    ])
    expect((await rows())[2]).toContain('money given back')
    await orders.press(`Mark sent ${one}`)
    await orders.says(`2 jars in 2 orders, all of lot ${LOT_ON_SALE}`)
    expect(site.rows('SELECT quantity FROM chat_orders WHERE sent_at IS NOT NULL')).toEqual([{ quantity: 2 }])
  })

  it('packs and prints every size of an order, but none with a recalled jar of any size, and marks it so', async () => {
    const others = (lot: string) => [{ pack: otherPack.id, jars: 2, each: 330, lot }]
    const one = await sale({ lot: RECALLED_LOT, quantity: 2 })
    const further = await sale({ lot: LOT_ON_SALE, amount: 1293, others: others(RECALLED_LOT) })
    const good = await sale({ lot: LOT_ON_SALE, amount: 1293, others: others(LOT_ON_SALE) })
    const user = await openPage('/to-send')
    await orders.says(`3 jars in 1 order, all of lot ${LOT_ON_SALE}`)
    const page = await orders.inside()
    expect(textsOf(page.getAllByRole('term'))).toEqual(['× 500g', `× ${otherPack.id}`])
    expect(await orders.alert()).toContain(`Do not send 4 jars of lot ${RECALLED_LOT}: it is recalled.`)
    expect(textOf(await orders.row(one))).toMatch(new RegExp(`${RECALLED_LOT}, recalled.*Do not send$`))
    expect(textOf(await orders.row(further))).toMatch(/Do not send$/)
    expect(textOf(await orders.row(further))).toContain(`1 × 500g + 2 × ${otherPack.id}`)
    expect(textOf(await orders.row(further))).toContain(`${LOT_ON_SALE}, ${RECALLED_LOT}, recalled`)
    expect(await filledButtons()).toEqual([`Mark sent ${good}`])
    const printed = textOf(page.getByRole('table', { hidden: true }))
    expect(printed).toContain(`${good}1 × 500g + 2 × ${otherPack.id}`)
    for (const bad of [one, further]) expect(printed).not.toContain(bad)
    await user.click(page.getByRole('link', { name: 'Address labels' }))
    // The link is gone.
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Address labels' })),
    )
    expect(await screen.findByRole('button', { name: `Add the address ${good}` })).toBeTruthy()
    expect(screen.queryByRole('button', { name: `Add the address ${further}` })).toBeNull()
    location.hash = '#orders/to-send'
    await orders.button('Print the list')
    await orders.press(`Mark sent ${good}`)
    await orders.says('Nothing to pack')
    expect((await orders.inside()).queryByRole('button', { name: 'Print the list' })).toBeNull()
  })

  it('sends jars of another lot in place of those of a recalled one by one press, which Undo takes back', async () => {
    const first = await sale({ lot: RECALLED_LOT })
    await sale({ lot: RECALLED_LOT })
    await sale({ lot: RECALLED_LOT, sent: true })
    await openPage('/to-send')
    await orders.press(`Send lot ${LOT_ON_SALE} instead`)
    await orders.says(`2 jars in 2 orders, all of lot ${LOT_ON_SALE}`)
    await expectStored({ lot: LOT_ON_SALE }, { lot: LOT_ON_SALE }, { lot: RECALLED_LOT })
    expect((await orders.inside()).queryByRole('alert')).toBeNull()
    await orders.button(`Mark sent ${first}`)
    expect(await lastChange.status()).toBe(`2 orders now of lot ${LOT_ON_SALE}`)
    await undo()
    await expectStored({ lot: RECALLED_LOT }, { lot: RECALLED_LOT }, { lot: RECALLED_LOT })
    expect(await orders.alert()).toContain('Do not send 2 jars')
  })

  it('marks every order to be packed as sent with one press, except those that another device has marked; Undo reverts only these', async () => {
    const [one, theirs] = [await sale({ lot: LOT_ON_SALE }), await sale({ lot: LOT_ON_SALE })]
    await sale({ lot: RECALLED_LOT })
    await openPage('/to-send')
    await orders.button('All sent')
    await change(theirs, { sent: true }, hours(1))
    await orders.press('All sent')
    await eventually(async () => expect(await lastChange.status()).toBe('1 order sent'))
    // The button is gone.
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' })),
    )
    const [sent, unsent] = [{ sent_at: expect.any(Number) }, { sent_at: null }]
    await expectStored(sent, sent, unsent)
    await undo()
    await expectStored(unsent, sent, unsent)
    await orders.button(`Mark sent ${one}`)
    expect(document.activeElement).toBe(await lastChange.button('Undo'))
  })

  it('shows address labels in the demo, for the orders that wait there', async () => {
    site.set({ DB: undefined })
    site.show()
    location.hash = '#orders/address-labels'
    const [sheet] = await screen.findAllByRole('list', { name: /^Page \d of labels$/ })
    expect(textOf(sheet)).toMatch(/FRAGILE: GLASS\s?Asha Kulkarni.*From: Samāyu Foods, .*[0-9A-Z]{6}$/)
  })
})

describe('sold', () => {
  it('keeps the number of a parcel, which the row and the reply “Sent today” have, and stores no delivery that is not known', async () => {
    const reference = await sale({ sent: true, amount: 700 })
    await openPage('/sold')
    await orders.open(reference)
    await orders.fill('Number of the parcel, Sample Courier', ' 44110271 ')
    expect(textOf(await orders.says(/^Your order .* left today\./))).toMatch(
      ' Parcel: Sample Courier 44110271. https://courier.example/track?number=44110271',
    )
    await orders.press(`Save ${reference}`)
    await eventually(async () =>
      expect(await rows()).toEqual([expect.stringMatching(/sent .*, parcel 44110271, /)]),
    )
    await expectStored({ parcel: '44110271', charge: null })
    expect(await lastChange.status()).toBe(`${reference} parcel 44110271`)
    await undo()
    await expectStored({ parcel: null })
  })

  it('has a sale until it is cancelled, which is then among those that were not sold, with its day, and is reopened there', async () => {
    const reference = await sale()
    await openPage('/sold')
    await orders.open(reference)
    await orders.press('Cancel sale')
    await expectStored({ status: 'cancelled' })
    location.hash = '#orders/not-sold'
    expect(textOf(await orders.row(reference))).toContain('today')
    await orders.open(reference)
    await orders.press('Reopen')
    await expectStored({ status: 'clicked' })
    expect(await lastChange.status()).toBe(`${reference} open again`)
  })

  it('has the accountant’s file of the financial year, which only a signed-in owner can download', async () => {
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

it('an order of the list is found by its note or amount, and a reference anywhere, as its own list shows it', async () => {
  const [sold, open] = [await sale({ note: 'gift for Neha' }), await orderAt(site.db, hours(30))]
  await openPage('/sold')
  for (const [typed, found] of [
    ['neha', sold],
    ['Rs.633', sold],
    [open.toLowerCase(), open],
  ] as const) {
    await orders.fill(SEARCH, typed)
    await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(found)]))
  }
  location.hash = '#orders'
  await orders.fill(SEARCH, sold)
  expect(await (await orders.inside()).findByRole('heading', { name: 'Sold' })).toBeTruthy()
  expect((await orders.inside()).queryByRole('button', { name: `Mark sold ${sold}` })).toBeNull()
  expect(textOf(await orders.row(sold))).toContain('to send')
})

it('an order is erased once the owner has confirmed it; a sale stays in the accounts, and its message is recognised', async () => {
  const [open, sold] = [await orderAt(site.db, hours(2)), await sale()]
  const user = await openPage()
  await orders.open(open)
  await orders.press(`Erase for good the order ${open}`)
  await user.keyboard('{Escape}')
  await orders.press(`Erase for good the order ${open}`)
  await expectStored({ reference: sold }, { reference: open })
  await orders.press(`Yes, erase the order ${open}`)
  await expectStored({ reference: sold })
  location.hash = '#orders/to-send'
  await orders.open(sold)
  await orders.press(`Erase for good the order ${sold}`)
  await orders.says(
    /^It is not sent yet, and leaves the list “To send”\. Day, pack, jars, rupees and lot of a sale stay/,
  )
  await orders.fill(SEARCH, sold)
  await orders.press(`Erase for good the order ${sold}`)
  await orders.press(`Yes, erase the order ${sold}`)
  await orders.says(/^No order of this list/)
  // The list is gone.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' }))
  await expectStored({ reference: null, status: 'sold', amount: 63_300 })
  location.hash = '#overview'
  await paste(`Reference: ${sold}\nAsha`)
  expect(await desk.items()).toEqual([expect.stringMatching(/was sold already, and then erased\..*Asha$/)])
  expect((await desk.inside()).queryByRole('button', { name: /^Mark sold/ })).toBeNull()
  expect(await desk.status()).toBe('1 order in this text, 1 marked')
})

describe('the sales of a lot', () => {
  it('are listed, also where its code reads as a reference', async () => {
    const reference = await sale({ lot: 'SY-26-28' })
    await openPage()
    await orders.fill(SEARCH, 'nobody')
    // The link of a lot, or of an order, is no part of that search.
    for (const part of ['SY-26-28', reference]) {
      location.hash = `#orders/${part}`
      await eventually(async () => expect(await rows()).toEqual([expect.stringContaining(reference)]))
    }
    location.hash = '#orders/SY-26-28'
    expect(await screen.findByText('Sales of lot SY-26-28.')).toBeTruthy()
  })

  it('that is recalled are counted beside what the law requires, and who has a jar is warned and marked so', async () => {
    const reference = await sale({ lot: RECALLED_LOT, sent: true })
    const held = await sale({ lot: RECALLED_LOT })
    await sale({ lot: LOT_ON_SALE })
    await site.open()
    location.hash = 'more'
    const recall = within(await screen.findByRole('article', { name: `Lot ${RECALLED_LOT}, recalled` }))
    expect(recall.getAllByRole('listitem')).toHaveLength(6)
    expect(await recall.findByText('0 of 1 who have a jar')).toBeTruthy()
    const hrefOf = (name: string) => recall.getByRole('link', { name }).getAttribute('href') ?? ''
    expect(hrefOf('Subscribers')).toMatch(/subscriptions\.csv$/)
    location.hash = hrefOf('Its orders, to warn')
    const list = await orders.inside()
    const box = await list.findByRole('checkbox', { name: `Warned ${reference}` })
    expect(list.getAllByRole('checkbox')).toEqual([box])
    expect(textOf(await orders.row(held))).toContain('to send')
    const file = list.getByRole('link', { name: 'As a file' })
    expect(file.getAttribute('href')).toBe(`/api/stats/lot.csv?lot=${RECALLED_LOT}`)
    await orders.open(reference)
    await orders.says(new RegExp(`^We are recalling lot ${RECALLED_LOT}`))
    await orders.open(reference)
    list.getByRole('checkbox').click()
    await lastChange.says(/warned$/)
    const [warned, unwarned] = [{ warned_at: expect.any(Number) }, { warned_at: null }]
    await expectStored(warned, unwarned, unwarned)
    await undo()
    await expectStored(unwarned, unwarned, unwarned)
  })
})
