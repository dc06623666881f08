import type { BillKind } from './constants.ts'
import type { Bill } from './table.ts'

// A module of its own: the page on which visitors read their data needs nothing else of a bill's rules.

/** The first character of a kind's numbers: each is a series of its own (CGST Rules, 2017, rule 46(b)). */
export const SERIES: Readonly<Record<BillKind, string>> = {
  bill: 'B',
  bill_of_supply: 'S',
  tax_invoice: 'T',
  credit_note: 'C',
}

/**
 * @returns the number of a document, such as `B/2627/0001`: at most 16 letters, digits and slashes, unique for a financial
 * year (CGST Rules, 46(b), 49(b) and 53(1A)(c))
 */
export function billNumber({ kind, year, number }: Pick<Bill, 'kind' | 'year' | 'number'>): string {
  const [from, to] = [year, year + 1].map((each) => String(each % 100).padStart(2, '0'))
  return `${SERIES[kind]}/${from}${to}/${String(number).padStart(4, '0')}`
}
