import { dayOf } from '../contract/days.ts'
import type { CsvRow } from '../statistics/csv-line.ts'
import { billNumber } from './number.ts'
import { isBilled } from './rules.ts'
import type { Bill } from './table.ts'

/** Columns of the accountant's file: of the sale's bill, or of a document on a line of its own. Amounts are rupees. */
export const BILL_COLUMNS =
  'bill,billed_on,billed,place_of_supply,hsn,rate,taxable,central_tax,state_tax,integrated_tax'.split(',')

/** The columns that are summed up. */
export const BILL_SUMS = ['billed', 'taxable', 'central_tax', 'state_tax', 'integrated_tax'] as const

/** @returns the cells of a document: a note takes its bill off, so its amounts are negative */
function billCells(bill: Bill) {
  const sign = isBilled(bill.step) ? 1 : -1
  const signed = (amount: number | null) => amount && sign * amount
  return {
    bill: billNumber(bill),
    billed_on: dayOf(bill.issued_at),
    billed: sign * bill.total,
    place_of_supply: bill.place,
    hsn: bill.hsn,
    rate: bill.rate,
    taxable: signed(bill.taxable),
    central_tax: signed(bill.cgst),
    state_tax: signed(bill.sgst),
    integrated_tax: signed(bill.igst),
  } satisfies Omit<CsvRow, 'id'>
}

/**
 * The documents of some days, each on one line of their file: the bill that stands at their end on the line of its sale, where
 * that is in the file, and all others on lines of their own.
 */
export function billLines(documents: readonly Bill[]) {
  const byOrder = Map.groupBy(documents, ({ order_id }) => order_id)
  const left = new Set(documents)
  return {
    /** @returns the cells of a sale; none where it has no bill that stands */
    ofSale(orderId: string) {
      const last = byOrder.get(orderId)?.reduce((one, other) => (other.step > one.step ? other : one))
      if (!last || !isBilled(last.step)) return undefined
      left.delete(last)
      return billCells(last)
    },
    /** @returns the lines of documents that are on no sale's line, oldest first */
    others: () => Array.from(left, (bill) => ({ id: '', ...billCells(bill) })),
  }
}
