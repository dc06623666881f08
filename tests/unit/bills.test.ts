import { describe, expect, it } from 'vitest'
import { billFault, billTermsOf } from '#web/shop/bills.ts'
import { billNumber, SERIES } from '#worker/bills/number.ts'
import { billOfOrder, billRefusal, billYear, taxesOf } from '#worker/bills/rules.ts'
import { GOA, GSTIN, MAHARASHTRA, TERMS } from '../bill-terms.ts'
import { content } from '../content.ts'

const ORDER = {
  status: 'sold' as const,
  amount: 673,
  charge: 40,
  refunded: null,
  quantity: 1,
  pack: '500g',
  lot: null,
  others: null,
}

describe('a number (CGST Rules, 46(b), 49(b), 53(1A)(c))', () => {
  it('has at most 16 letters, digits and slashes, and names its series and its financial year', () => {
    expect(billNumber({ kind: 'bill', year: 2026, number: 1 })).toBe('B/2627/0001')
    expect(billNumber({ kind: 'credit_note', year: 2099, number: 12_345 })).toBe('C/9900/12345')
    const longest = billNumber({ kind: 'tax_invoice', year: 2026, number: 999_999_999 })
    expect(longest).toMatch(/^[A-Z\d/]{16}$/)
  })

  it('is unique for a financial year, because each kind has a series of its own', () => {
    expect(new Set(Object.values(SERIES)).size).toBe(Object.keys(SERIES).length)
  })

  it('is of the year from April to March in India', () => {
    expect([
      billYear(Date.parse('2027-03-31T18:29:59Z')),
      billYear(Date.parse('2027-03-31T18:30:00Z')),
    ]).toEqual([2026, 2027])
  })
})

describe('taxes of a total that includes them', () => {
  it('are equal halves to the paisa within a State, and one whole between States; taxable is what remains', () => {
    expect(taxesOf(673, 5, true)).toEqual({ taxable: 640.96, cgst: 16.02, sgst: 16.02, igst: 0 })
    expect(taxesOf(673, 5, false)).toEqual({ taxable: 640.95, cgst: 0, sgst: 0, igst: 32.05 })
    expect(taxesOf(105, 5, true)).toEqual({ taxable: 100, cgst: 2.5, sgst: 2.5, igst: 0 })
    expect(taxesOf(633, 0, true)).toEqual({ taxable: 633, cgst: 0, sgst: 0, igst: 0 })
  })

  it('add up to the total, at any rate and amount, each within half a paisa of its share', () => {
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
})

describe('a bill of an order', () => {
  it('of a shop that is not registered names goods and their value, no State and no tax', () => {
    expect(billOfOrder(ORDER, undefined, TERMS.bill)).toEqual({
      kind: 'bill',
      place: null,
      hsn: null,
      rate: null,
      lines: [
        { what: 'Chyawanprash, 500g', jars: 1, amount: 633 },
        { what: 'Delivery', amount: 40 },
      ],
      total: 673,
      taxable: null,
      cgst: null,
      sgst: null,
      igst: null,
    })
  })

  it('of a composition dealer collects no tax (CGST Act, 10(4)), and refuses goods to another State (10(2)(c))', () => {
    expect(billOfOrder(ORDER, MAHARASHTRA, TERMS.bill_of_supply)).toMatchObject({
      place: MAHARASHTRA,
      hsn: '3003',
      rate: null,
      total: 673,
      cgst: null,
    })
    expect(billRefusal(ORDER, MAHARASHTRA, TERMS.bill_of_supply)).toBeUndefined()
    expect(billRefusal(ORDER, GOA, TERMS.bill_of_supply)).toBe('other_state')
  })

  it('with tax has delivery in its value (CGST Act, 15(2)(c)), and the tax of its place of supply', () => {
    expect(billOfOrder(ORDER, MAHARASHTRA, TERMS.tax_invoice)).toMatchObject({
      hsn: '3003',
      rate: 5,
      total: 673,
      ...taxesOf(673, 5, true),
    })
    expect(billOfOrder(ORDER, GOA, TERMS.tax_invoice)).toMatchObject({
      place: GOA,
      ...taxesOf(673, 5, false),
    })
  })

  it('takes off what was given back (CGST Rules, 46(k) and 49(g))', () => {
    const { lines, total } = billOfOrder({ ...ORDER, refunded: 100 }, undefined, TERMS.bill)
    expect([total, lines.at(-1)]).toEqual([573, { what: 'Given back', amount: -100 }])
  })

  it('names jars of each size, and those of the first come to what the others leave', () => {
    const others = [{ pack: '250g', jars: 2, each: 330 }]
    expect(billOfOrder({ ...ORDER, amount: 1333, others }, undefined, TERMS.bill).lines).toEqual([
      { what: 'Chyawanprash, 500g', jars: 1, amount: 633 },
      { what: 'Chyawanprash, 250g', jars: 2, amount: 660 },
      { what: 'Delivery', amount: 40 },
    ])
    expect(billRefusal({ ...ORDER, others }, undefined, TERMS.bill)).toBe('lines_too_large')
  })

  it('names the product where the order has no pack', () => {
    const [line] = billOfOrder({ ...ORDER, pack: null }, undefined, TERMS.bill).lines
    expect(line?.what).toBe('Chyawanprash')
    const [unknown] = billOfOrder({ ...ORDER, pack: '1kg' }, undefined, TERMS.bill).lines
    expect(unknown?.what).toBe('Chyawanprash, 1kg')
  })

  it('is only made of a sale that is not fully refunded, and with tax only for a place of supply', () => {
    expect(billRefusal({ ...ORDER, status: 'clicked' as const }, undefined, TERMS.bill)).toBe('not_sold')
    expect(billRefusal({ ...ORDER, refunded: 673 }, undefined, TERMS.bill)).toBe('nothing_to_bill')
    expect(billRefusal(ORDER, undefined, TERMS.tax_invoice)).toBe('place_missing')
    expect(billRefusal(ORDER, undefined, TERMS.bill)).toBeUndefined()
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
    [
      'a GSTIN of somebody who is not registered',
      { registration: 'none' },
      { gstin: GSTIN },
      /not registered/,
    ],
    ['no rate of tax', { ...REGULAR, rate: null }, { gstin: GSTIN }, /rate of tax: ask your accountant/],
    ['no HSN code', { ...REGULAR, hsn: null }, { gstin: GSTIN }, /HSN code/],
    ['no address', { registration: 'none' }, { address: null }, /address/],
  ])('make none with %s', (_, bills, legal, fault) => {
    expect(billFault(shop(bills, legal))).toMatch(fault)
    expect(billTermsOf(shop(bills, legal))).toBeNull()
  })
})
