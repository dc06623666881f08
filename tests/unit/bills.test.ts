import { describe, expect, it } from 'vitest'
import { billFault, billTermsOf } from '#web/shop/bills.ts'
import { billNumber, SERIES } from '#worker/bills/number.ts'
import { type BillTerms, billOfOrder, billRefusal, billYear, taxesOf } from '#worker/bills/rules.ts'
import { GOA, GSTIN, MAHARASHTRA, TERMS } from '../bill-terms.ts'
import { content } from '../content.ts'

const NONE = { refunded: null, lot: null, others: null }
const ORDER = { ...NONE, status: 'sold' as const, amount: 673, charge: 40, quantity: 1, pack: '500g' }

describe('a number (CGST Rules, 46(b), 49(b), 53(1A)(c))', () => {
  it.each([
    [{ kind: 'bill', year: 2026, number: 1 }, 'B/2627/0001'],
    [{ kind: 'credit_note', year: 2099, number: 12_345 }, 'C/9900/12345'],
    [{ kind: 'tax_invoice', year: 2026, number: 999_999_999 }, /^[A-Z\d/]{16}$/],
  ] as const)('has at most 16 characters, and names its series and year: %o', (bill, number) => {
    expect(billNumber(bill)).toMatch(number)
  })

  it('is unique for a financial year, from April to March in India, because each kind has a series of its own', () => {
    expect(new Set(Object.values(SERIES)).size).toBe(Object.keys(SERIES).length)
    const years = ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z'].map((time) => billYear(Date.parse(time)))
    expect(years).toEqual([2026, 2027])
  })
})

it('taxes of a total that includes them are equal halves to the paisa within a State, and one whole between States; taxable is what remains', () => {
  expect(taxesOf(673, 5, true)).toEqual({ taxable: 640.96, cgst: 16.02, sgst: 16.02, igst: 0 })
  expect(taxesOf(673, 5, false)).toEqual({ taxable: 640.95, cgst: 0, sgst: 0, igst: 32.05 })
  expect(taxesOf(105, 5, true)).toEqual({ taxable: 100, cgst: 2.5, sgst: 2.5, igst: 0 })
  expect(taxesOf(633, 0, true)).toEqual({ taxable: 633, cgst: 0, sgst: 0, igst: 0 })
})

it('taxes of a total that includes them add up to the total, at any rate and amount, each within half a paisa of its share', () => {
  for (const rate of [0.25, 1.5, 3, 5, 12, 18, 28, 40])
    for (let total = 0.01; total < 2000; total += 7.13)
      for (const isWithin of [true, false]) {
        const { taxable, cgst, sgst, igst } = taxesOf(Math.round(total * 100) / 100, rate, isWithin)
        const paise = [taxable, cgst, sgst, igst].reduce((sum, part) => sum + Math.round(part * 100), 0)
        expect(paise).toBe(Math.round(total * 100))
        const exact = (total * rate) / (100 + rate)
        expect(Math.abs(cgst + sgst + igst - exact)).toBeLessThan(0.0151)
        expect(cgst).toBe(sgst)
      }
})

describe('a bill of an order', () => {
  const linesOf = (order: object, amount = 673) =>
    billOfOrder({ ...ORDER, amount, ...order }, undefined, TERMS.bill).lines
  const delivery = { what: 'Delivery', amount: 40 }

  it('of a shop that is not registered names goods and their value, no State and no tax', () => {
    const [taxable, cgst, sgst, igst] = Array(4).fill(null)
    expect(billOfOrder(ORDER, undefined, TERMS.bill)).toEqual({
      ...{ kind: 'bill', place: null, hsn: null, rate: null, total: 673, taxable, cgst, sgst, igst },
      lines: [{ what: 'Chyawanprash, 500g', jars: 1, amount: 633 }, delivery],
    })
  })

  it('of a composition dealer collects no tax (CGST Act, 10(4))', () => {
    const terms = { place: MAHARASHTRA, hsn: '3003', rate: null, total: 673, cgst: null }
    expect(billOfOrder(ORDER, MAHARASHTRA, TERMS.bill_of_supply)).toMatchObject(terms)
  })

  it('with tax has delivery in its value (CGST Act, 15(2)(c)), and the tax of its place of supply', () => {
    const terms = { hsn: '3003', rate: 5, total: 673 }
    const [inState, outside] = [MAHARASHTRA, GOA].map((place) => billOfOrder(ORDER, place, TERMS.tax_invoice))
    expect(inState).toMatchObject({ ...terms, ...taxesOf(673, 5, true) })
    expect(outside).toMatchObject({ ...terms, place: GOA, ...taxesOf(673, 5, false) })
  })

  it('takes off what was given back (CGST Rules, 46(k) and 49(g))', () => {
    const { lines, total } = billOfOrder({ ...ORDER, refunded: 100 }, undefined, TERMS.bill)
    expect([total, lines.at(-1)]).toEqual([573, { what: 'Given back', amount: -100 }])
  })

  it('names jars of each size, and those of the first come to what the others leave', () => {
    const others = [{ pack: '250g', jars: 2, each: 330 }]
    expect(linesOf({ others }, 1333)).toEqual([
      { what: 'Chyawanprash, 500g', jars: 1, amount: 633 },
      { what: 'Chyawanprash, 250g', jars: 2, amount: 660 },
      delivery,
    ])
    expect(billRefusal({ ...ORDER, others }, undefined, TERMS.bill)).toBe('lines_too_large')
  })

  it('names the product where the pack of the order is not known', () => {
    const names = [null, '1kg'].map((pack) => linesOf({ pack })[0]?.what)
    expect(names).toEqual(['Chyawanprash', 'Chyawanprash, 1kg'])
  })

  it.each<[why: string | undefined, order: object, place: string | undefined, terms: BillTerms]>([
    ['not_sold', { status: 'clicked' }, undefined, TERMS.bill],
    ['nothing_to_bill', { refunded: 673 }, undefined, TERMS.bill],
    ['place_missing', {}, undefined, TERMS.tax_invoice],
    // CGST Act, 10(2)(c).
    ['other_state', {}, GOA, TERMS.bill_of_supply],
    [undefined, {}, MAHARASHTRA, TERMS.bill_of_supply],
    [undefined, {}, undefined, TERMS.bill],
  ])('is refused as %s: %o to %s', (why, order, place, terms) => {
    expect(billRefusal({ ...ORDER, ...order }, place, terms)).toBe(why)
  })
})

describe('the facts of a shop', () => {
  const shop = (bills: object | undefined, legal: object = {}) => {
    const maker = { businessName: 'Girija', address: 'Nashik 422005', gstin: null, ...legal }
    const facts = { ...content.facts, bills, legal: { ...content.facts.legal, ...maker } }
    return { ...content, facts } as typeof content
  }
  const REGULAR = { registration: 'regular', hsn: '3003', rate: 5 }

  it('say which bill it makes', () => {
    expect(billTermsOf(shop(undefined))).toBeNull()
    expect(billTermsOf(shop({ registration: 'none' }))).toEqual(TERMS.bill)
    expect(billTermsOf(shop({ registration: 'composition', hsn: '3003' }, { gstin: GSTIN }))).toEqual(
      TERMS.bill_of_supply,
    )
    expect(billTermsOf(shop(REGULAR, { gstin: GSTIN }))).toEqual(TERMS.tax_invoice)
  })

  it.each([
    ['a registration without a GSTIN', { registration: 'composition' }, {}, /^need your GSTIN/],
    ['a GSTIN without a registration', { registration: 'none' }, { gstin: GSTIN }, /not registered/],
    ['no rate of tax', { ...REGULAR, rate: null }, { gstin: GSTIN }, /rate of tax: ask your accountant/],
    ['no HSN code', { ...REGULAR, hsn: null }, { gstin: GSTIN }, /HSN code/],
    ['no address', { registration: 'none' }, { address: null }, /address/],
  ])('make none with %s', (_, bills, legal, fault) => {
    expect(billFault(shop(bills, legal))).toMatch(fault)
    expect(billTermsOf(shop(bills, legal))).toBeNull()
  })
})
