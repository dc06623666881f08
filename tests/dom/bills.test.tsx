import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shop } from '#web/admin/shop.ts'
import type { BillTerms } from '#worker/bills/rules.ts'
import { GSTIN, TERMS } from '../bill-terms.ts'
import { HOUR_MS, orderAt, storeAt } from '../owner-rows.ts'
import { dashboardTests, eventually, region, textOf, textsOf } from './dashboard.tsx'

const worker = vi.hoisted(() => ({ terms: null as BillTerms | null }))
vi.mock('#worker/mail/content.ts', async (original) => ({
  ...(await original<object>()),
  get billTerms() {
    return worker.terms
  },
}))

const site = dashboardTests()
const print = vi.fn()
beforeEach(() => vi.stubGlobal('print', print))
afterEach(() => print.mockReset())

const SELLER = {
  name: 'Girija Home Foods',
  address: '7 Gangapur Road, Nashik 422005',
  gstin: GSTIN,
  licence: null,
}
const BUYER = 'Lakshmi Kulkarni\n12 Tilak Road, Pune 411030'

/** Opens a sold order of ₹633 with its bills, of a shop of these terms. */
async function openBills(terms: BillTerms | null, amount = 633, bills?: Partial<Shop['bills']>) {
  worker.terms = terms
  const reference = await orderAt(site.db, Date.now() - HOUR_MS, { amount })
  const [order] = await storeAt(site.db, Date.now()).findOrders([reference])
  await storeAt(site.db, Date.now()).changeOrder(order?.id ?? '', { status: 'sold', amount })
  const user = await site.open(undefined, { bills: { terms, fault: undefined, seller: SELLER, ...bills } })
  location.hash = '#orders/sold'
  const orders = await region('Orders')
  await user.click(await orders.findByRole('button', { name: new RegExp(`^${reference}`) }))
  const summary = await orders.findByText('Bill', { selector: 'summary' })
  fireEvent(summary.parentElement as Element, new Event('toggle'))
  const press = async (name: string | RegExp) => user.click(await orders.findByRole('button', { name }))
  const type = async (text: string) =>
    user.type(await orders.findByLabelText(/^Buyer’s name and address/), text.replaceAll('\n', '{Enter}'))
  return { user, orders, press, type, reference, id: order?.id ?? '' }
}

/** The text of the paper that is printed. */
const paper = async (name: RegExp) => textOf(await screen.findByRole('article', { name }))
const stored = () => site.rows('SELECT * FROM bills ORDER BY step')

describe('the bills of a sale', () => {
  it('are not mentioned on the dashboard of a shop that makes none', async () => {
    const reference = await orderAt(site.db, Date.now() - HOUR_MS)
    const store = storeAt(site.db, Date.now())
    const [order] = await store.findOrders([reference])
    await store.changeOrder(order?.id ?? '', { status: 'sold', amount: 633 })
    const user = await site.open(undefined, { bills: null })
    location.hash = '#orders/sold'
    const orders = await region('Orders')
    await user.click(await orders.findByRole('button', { name: new RegExp(`^${reference}`) }))
    await orders.findByText('Replies to copy')
    expect(document.body.textContent).not.toMatch(/\bbills?\b/i)
  })

  it('are made by one press, and printed with a name and an address that are not stored', async () => {
    const { press, type, reference } = await openBills(TERMS.bill)
    await type(BUYER)
    await press('Make a bill')
    await press(/^Print or share Bill B\/\d{4}\/0001$/)
    expect(print).toHaveBeenCalledOnce()
    const text = await paper(/^Bill B/)
    for (const part of [
      'Girija Home Foods',
      SELLER.address,
      `Order ${reference}`,
      'Lakshmi Kulkarni 12 Tilak Road',
      'Chyawanprash, 500g1₹633',
      'Total₹633',
      'Not registered under GST: no tax is charged.',
      'ORIGINAL FOR RECIPIENT',
      'Signature',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/GSTIN|HSN|Place of supply|Reverse charge/)
    expect(JSON.stringify(site.rows('SELECT * FROM bills'))).not.toMatch(/Lakshmi|Tilak/)
    fireEvent.pointerDown(document.body)
    await eventually(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('say on a bill of supply what a composition dealer is (CGST Rules, 5(1)(f)), and refuse another State', async () => {
    const { user, orders, press } = await openBills(TERMS.bill_of_supply)
    const state = await orders.findByLabelText('State to which it goes')
    await user.selectOptions(state, 'Goa (30)')
    expect(
      orders.getByText(/may not sell goods to another State \(CGST Act, 2017, section 10\(2\)\(c\)\)/),
    ).toBeTruthy()
    expect(orders.getByRole('button', { name: 'Make a bill of supply' })).toHaveProperty('disabled', true)
    await user.selectOptions(state, 'Maharashtra (27)')
    await press('Make a bill of supply')
    await press(/^Print or share Bill of supply S/)
    const text = await paper(/^Bill of supply/)
    expect(text).toMatch(/^Composition taxable person, not eligible to collect tax on supplies/)
    expect(text).toContain(`GSTIN ${GSTIN}`)
    expect(text).not.toMatch(/CGST|SGST|IGST|Taxable/)
  })

  it('print all particulars of CGST Rules, 46, on a tax invoice to a buyer without a GSTIN', async () => {
    const { press, type } = await openBills(TERMS.tax_invoice)
    await type('Lakshmi, Panaji 403001')
    await press('Make a tax invoice')
    await press(/^Print or share Tax invoice T/)
    const text = await paper(/^Tax invoice/)
    for (const part of [
      ...[SELLER.name, SELLER.address, `GSTIN ${GSTIN}`], // (a)
      ...['No. T/', String(new Date().getFullYear())], // (b), (c)
      ...['Lakshmi, Panaji 403001', 'State: Goa (30)'], // (e), (f)
      ...['HSN', '3003', 'Chyawanprash, 500g', '₹633'], // (g), (h), (i), (j)
      ...['Taxable value₹602.86', 'IGST 5 %₹30.14'], // (k), (l), (m)
      ...['Place of supply: Goa (30)', 'Reverse charge: No', 'Signature'], // (n), (p), (q)
    ])
      expect(text).toContain(part)
  })

  it('propose the State of the shop, and split its tax in two', async () => {
    const { orders, press, type } = await openBills(TERMS.tax_invoice)
    const state = (await orders.findByLabelText('State to which it goes')) as HTMLInputElement
    expect(state.value).toBe('27')
    // Two States share the first three digits.
    await type('Near Silvassa 396230')
    expect(state.value).toBe('27')
    await press('Make a tax invoice')
    await press(/^Print or share Tax invoice T/)
    expect(await paper(/^Tax invoice/)).toContain('CGST 2.5 %₹15.07SGST 2.5 %₹15.07')
  })

  it('name the buyer from ₹50,000 of taxable value on (CGST Rules, 46(e))', async () => {
    const { press, type, orders } = await openBills(TERMS.tax_invoice, 52_500)
    await press('Make a tax invoice')
    await press(/^Print or share Tax invoice T/)
    expect(textOf(await orders.findByRole('alert'))).toMatch(/^From ₹50,000 a tax invoice names its buyer/)
    expect(print).not.toHaveBeenCalled()
    await type(BUYER)
    await press(/^Print or share Tax invoice T/)
    expect(await paper(/^Tax invoice/)).toContain('Lakshmi')
  })

  it('are cancelled by a credit note after a second press; until then the sale cannot be changed, and the form says why', async () => {
    const { orders, press } = await openBills(TERMS.bill)
    await press('Make a bill')
    await orders.findByText(/^Bill B\/\d{4}\/0001, /)
    await press('Cancel sale')
    expect(textsOf(await orders.findAllByRole('alert')).join()).toContain(
      'Not saved: A bill of this sale stands: under “Bill”, cancel it with a credit note first.',
    )
    await press('Cancel with a credit note')
    expect(stored()).toHaveLength(1)
    await press(/^Yes, cancel Bill B/)
    await orders.findByText(/^Credit note C\/\d{4}\/0001, /)
    expect(stored()).toMatchObject([{ kind: 'bill' }, { kind: 'credit_note', total: 63_300 }])
    await press(/^Print or share Credit note/)
    // (b), (c) and (g) of rule 53(1A).
    expect(await paper(/^Credit note/)).toMatch(
      /^Credit note.*No\. C\/\d{4}\/0001.*Cancels in full: Bill B\/\d{4}\/0001 of /,
    )
    await press('Make a bill')
    await orders.findByText(/^Bill B\/\d{4}\/0002, /)
  })

  it('name the facts of the shop that are missing', async () => {
    const { orders } = await openBills(null, 633, {
      fault: 'need your GSTIN: write it under “Open the shop”',
    })
    expect(await orders.findByText('Bills need your GSTIN: write it under “Open the shop”.')).toBeTruthy()
    expect(within(document.body).queryByRole('button', { name: /^Make a/ })).toBeNull()
  })
})
