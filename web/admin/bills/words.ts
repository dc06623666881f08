import { showDate } from '#contract/format.ts'
import { stateNames } from '#web/shop/states.ts'
import type { BillKind } from '#worker/bills/constants.ts'
import { type Bill, billNumber } from '#worker/bills/contract.ts'
import { dayInIndia } from '../format.ts'

/** The name of each kind of document. */
export const KIND_NAMES: Readonly<Record<BillKind, string>> = {
  bill: 'Bill',
  bill_of_supply: 'Bill of supply',
  tax_invoice: 'Tax invoice',
  credit_note: 'Credit note',
}

/** @returns `Bill B/2627/0001` */
export function nameOfBill(bill: Bill): string {
  return `${KIND_NAMES[bill.kind]} ${billNumber(bill)}`
}

/** @returns the day in India on which a document was made: `28 Nov 2026` */
export function dayOfBill({ issued_at }: Bill): string {
  return showDate(dayInIndia(issued_at))
}

/** @returns the State of a code in GST: `Goa (30)` */
export function stateName(code: string): string {
  return `${stateNames()[code] ?? 'State'} (${code})`
}

/** Union territories without a legislature, by their codes in GST: their tax has another name (UTGST Act, 2017, section 2(8)). */
const UNION_TERRITORIES = ['04', '26', '31', '35', '38']

/** @returns the taxes of a document with their rates, those of nothing left out: `['CGST 2.5 %', 16.02]` */
export function taxRows({ place, rate, cgst, sgst, igst }: Bill): [name: string, amount: number][] {
  const isWithinState = igst === 0
  const half = `${(rate ?? 0) / 2} %`
  const own = UNION_TERRITORIES.includes(place ?? '') ? 'UTGST' : 'SGST'
  return isWithinState
    ? [
        [`CGST ${half}`, cgst ?? 0],
        [`${own} ${half}`, sgst ?? 0],
      ]
    : [[`IGST ${rate} %`, igst ?? 0]]
}
