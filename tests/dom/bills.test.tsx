import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shop } from '#web/admin/shop.ts'
import type { BillTerms } from '#worker/bills/rules.ts'
import { GSTIN, TERMS } from '../bill-terms.ts'
import { HOUR_MS, orderAt, storeAt } from '../owner-rows.ts'
import { dashboardTests, eventually, part, textOf, textsOf } from './dashboard.tsx'

const worker = vi.hoisted(() => ({ terms: null as BillTerms | null }))
vi.mock('#worker/mail/content.ts', async (original) => ({
  ...(await original<object>()),
  get billTerms() {
    return worker.terms
  },
}))

const site = dashboardTests()
const orders = part('Orders')
const printDialog = vi.fn()
beforeEach(() => vi.stubGlobal('print', printDialog))
afterEach(() => printDialog.mockReset())

const SELLER = {
  name: 'Girija Home Foods',
  address: '7 Gangapur Road, Nashik 422005',
  gstin: GSTIN,
  licence: null,
}
const BUYER = 'Lakshmi Kulkarni\n12 Tilak Road, Pune 411030'

/** Opens a sold order of ₹633, of a shop whose bills are these. */
async function openSale(bills: Shop['bills'], amount = 633) {
  worker.terms = bills?.terms ?? null
  const reference = await orderAt(site.db, Date.now() - HOUR_MS, { amount })
  const store = storeAt(site.db, Date.now())
  const [order] = await store.findOrders([reference])
  await store.changeOrder(order?.id ?? '', { status: 'sold', amount })
  await site.open(undefined, { bills })
  location.hash = '#orders/sold'
  await orders.press(new RegExp(`^${reference}`))
  return reference
}

/** As `openSale`, with its bills, in a shop of these terms. */
async function openBills(terms: BillTerms | null, amount?: number, fault?: string) {
  const reference = await openSale({ terms, fault, seller: SELLER }, amount)
  const summary = await (await orders.inside()).findByText('Bill', { selector: 'summary' })
  fireEvent(summary.parentElement as Element, new Event('toggle'))
  return reference
}
const state = async () => (await orders.inside()).findByLabelText<HTMLInputElement>('State to which it goes')
const typeBuyer = async (value: string) =>
  fireEvent.change(await (await orders.inside()).findByLabelText(/^Buyer’s name and address/), {
    target: { value },
  })

/** Makes a bill and prints it. Returns the text of the paper. */
async function print(kind: string): Promise<string> {
  await orders.press(new RegExp(`^Make a ${kind}$`, 'i'))
  return printMade(kind)
}
async function printMade(kind: string): Promise<string> {
  await orders.press(new RegExp(`^Print or share ${kind}`, 'i'))
  return textOf(await screen.findByRole('article', { name: new RegExp(`^${kind}`, 'i') }))
}

const stored = () => site.rows('SELECT * FROM bills ORDER BY step')

describe('the bills of a sale', () => {
  it('are not mentioned on the dashboard of a shop that makes none', async () => {
    await openSale(null)
    await orders.says('Replies to copy')
    expect(document.body.textContent).not.toMatch(/\bbills?\b/i)
  })

  it('are made by one press, and printed with a name and an address that are not stored', async () => {
    const reference = await openBills(TERMS.bill)
    await typeBuyer(BUYER)
    const text = await print('Bill')
    expect(printDialog).toHaveBeenCalledOnce()
    for (const particular of [
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
      expect(text).toContain(particular)
    expect(text).not.toMatch(/GSTIN|HSN|Place of supply|Reverse charge/)
    expect(JSON.stringify(site.rows('SELECT * FROM bills'))).not.toMatch(/Lakshmi|Tilak/)
    fireEvent.pointerDown(document.body)
    await eventually(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('say on a bill of supply what a composition dealer is (CGST Rules, 5(1)(f)), and refuse another State', async () => {
    await openBills(TERMS.bill_of_supply)
    fireEvent.change(await state(), { target: { value: '30' } })
    await orders.says(/may not sell goods to another State \(CGST Act, 2017, section 10\(2\)\(c\)\)/)
    expect((await orders.button('Make a bill of supply')).getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(await state(), { target: { value: '27' } })
    const text = await print('bill of supply')
    expect(text).toMatch(/^Composition taxable person, not eligible to collect tax on supplies/)
    expect(text).toContain(`GSTIN ${GSTIN}`)
    expect(text).not.toMatch(/CGST|SGST|IGST|Taxable/)
  })

  it('print all particulars of CGST Rules, 46, on a tax invoice to a buyer without a GSTIN', async () => {
    await openBills(TERMS.tax_invoice)
    await typeBuyer('Lakshmi, Panaji 403001')
    const text = await print('tax invoice')
    for (const particular of [
      ...[SELLER.name, SELLER.address, `GSTIN ${GSTIN}`], // (a)
      ...['No. T/', String(new Date().getFullYear())], // (b), (c)
      ...['Lakshmi, Panaji 403001', 'State: Goa (30)'], // (e), (f)
      ...['HSN', '3003', 'Chyawanprash, 500g', '₹633'], // (g), (h), (i), (j)
      ...['Taxable value₹602.86', 'IGST 5 %₹30.14'], // (k), (l), (m)
      ...['Place of supply: Goa (30)', 'Reverse charge: No', 'Signature'], // (n), (p), (q)
    ])
      expect(text).toContain(particular)
  })

  it('propose the State of the shop, and split its tax in two', async () => {
    await openBills(TERMS.tax_invoice)
    expect((await state()).value).toBe('27')
    // Two States share the first three digits.
    await typeBuyer('Near Silvassa 396230')
    expect((await state()).value).toBe('27')
    expect(await print('tax invoice')).toContain('CGST 2.5 %₹15.07SGST 2.5 %₹15.07')
  })

  it('name the buyer from ₹50,000 of taxable value on (CGST Rules, 46(e))', async () => {
    await openBills(TERMS.tax_invoice, 52_500)
    await orders.press('Make a tax invoice')
    await orders.press(/^Print or share Tax invoice T/)
    expect(await orders.alert()).toMatch(/^From ₹50,000 a tax invoice names its buyer/)
    expect(printDialog).not.toHaveBeenCalled()
    await typeBuyer(BUYER)
    expect(await printMade('tax invoice')).toContain('Lakshmi')
  })

  it('are cancelled by a credit note after a second press; until then the sale cannot be changed, and the form says why', async () => {
    await openBills(TERMS.bill)
    await orders.press('Make a bill')
    await orders.says(/^Bill B\/\d{4}\/0001, /)
    await orders.press('Cancel sale')
    await orders.says(/cancel it with a credit note first/)
    expect(textsOf(await (await orders.inside()).findAllByRole('alert')).join()).toContain(
      'Not saved: A bill of this sale stands: under “Bill”, cancel it with a credit note first.',
    )
    await orders.press('Cancel with a credit note')
    expect(stored()).toHaveLength(1)
    await orders.press(/^Yes, cancel Bill B/)
    await orders.says(/^Credit note C\/\d{4}\/0001, /)
    expect(stored()).toMatchObject([{ kind: 'bill' }, { kind: 'credit_note', total: 63_300 }])
    // (b), (c) and (g) of rule 53(1A).
    expect(await printMade('credit note')).toMatch(
      /^Credit note.*No\. C\/\d{4}\/0001.*Cancels in full: Bill B\/\d{4}\/0001 of /,
    )
    await orders.press('Make a bill')
    await orders.says(/^Bill B\/\d{4}\/0002, /)
  })

  it('name the facts of the shop that are missing', async () => {
    await openBills(null, undefined, 'need your GSTIN: write it under “Open the shop”')
    await orders.says('Bills need your GSTIN: write it under “Open the shop”.')
    expect(screen.queryByRole('button', { name: /^Make a/ })).toBeNull()
  })
})
