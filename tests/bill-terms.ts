import type { BillTerms } from '#worker/bills/rules.ts'

/** The GSTIN of a maker in Maharashtra. */
export const GSTIN = '27AAPFU0939F1ZV'
export const MAHARASHTRA = '27'
export const GOA = '30'

const GOODS = { '': 'Chyawanprash', '500g': 'Chyawanprash, 500g', '250g': 'Chyawanprash, 250g' }

/** What bills of each kind need of the shop's facts. */
export const TERMS = {
  bill: { kind: 'bill', home: null, goods: GOODS, hsn: null, rate: null },
  bill_of_supply: { kind: 'bill_of_supply', home: MAHARASHTRA, goods: GOODS, hsn: '3003', rate: null },
  tax_invoice: { kind: 'tax_invoice', home: MAHARASHTRA, goods: GOODS, hsn: '3003', rate: 5 },
} satisfies Record<string, BillTerms>
