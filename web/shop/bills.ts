import { KIND_OF } from '#worker/bills/constants.ts'
import type { BillTerms } from '#worker/bills/rules.ts'
import type { ContentWith } from '../model/types.ts'
import { isGstin } from './registration-numbers.ts'

type BillContent = ContentWith<'facts.bills' | 'facts.legal' | 'copy.brand' | 'packs'>

/** Returns what bills need of the shop's facts; null where it makes none, or `billFault` returns a reason. */
export function billTermsOf(content: BillContent): BillTerms | null {
  const { bills, legal } = content.facts
  if (!bills || billFault(content)) return null
  const { product } = content.copy.brand
  return {
    kind: KIND_OF[bills.registration],
    home: legal.gstin?.slice(0, 2) ?? null,
    goods: {
      '': product,
      ...Object.fromEntries(content.packs.map(({ id, size }) => [id, `${product}, ${size}`])),
    },
    hsn: bills.hsn ?? null,
    rate: bills.rate ?? null,
  }
}

export type ShopBills = NonNullable<ReturnType<typeof billsOf>>

/** @returns the terms of bills, or why there are none, and the seller; null where the shop makes no bills */
export function billsOf(content: BillContent) {
  const { bills, legal } = content.facts
  if (!bills) return null
  const { businessName: name, address, gstin, licence, regime } = legal
  return {
    terms: billTermsOf(content),
    fault: billFault(content),
    seller: { name, address, gstin, licence: regime === 'drug' ? null : licence.number },
  }
}

/** Returns why the shop's facts allow no bill, as what follows its topic's name; undefined where they do, or it makes none. */
export function billFault({ facts }: Pick<BillContent, 'facts'>): string | undefined {
  const { bills, legal } = facts
  if (!bills) return undefined
  const { registration, hsn, rate } = bills
  if (!legal.businessName || !legal.address)
    return 'need your legal name and address: write them under “Open the shop”'
  if (registration === 'none')
    return legal.gstin
      ? 'say that you are not registered, and you have a GSTIN: correct one of the two'
      : undefined
  if (!isGstin(legal.gstin ?? '')) return 'need your GSTIN: write it under “Open the shop”'
  if (registration === 'regular' && (!hsn || typeof rate !== 'number'))
    return 'need the HSN code and the rate of tax: ask your accountant'
  return undefined
}
