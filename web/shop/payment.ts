import { plainRupees } from '#contract/rupees.ts'
import { readReference } from '#worker/orders/contract.ts'
import type { ContentWith } from '../model/types.ts'
import { whereTaken } from './delivery.ts'

/** What is to be paid: rupees, and the reference of an order where it has one. */
export type Payment = { readonly amount: number; readonly reference?: string | undefined }

/** The most rupees that an address may ask for: the limit that UPI has for most payments (NPCI). */
const MAX_RUPEES = 100_000

type PaymentContent = ContentWith<'facts.delivery' | 'facts.payee' | 'facts.legal' | 'facts.brand' | 'zones'>

type Payee = { readonly upiId: string; readonly name: string }

/** Whom a buyer pays by UPI: the name that UPI apps show. Undefined where the shop takes none. */
export function upiPayee(content: PaymentContent) {
  const { facts } = content
  const { upiId, upiName } = facts.payee
  return upiId && whereTaken('upi', content) !== 'nowhere'
    ? { upiId, name: upiName ?? facts.legal.businessName ?? facts.brand.name }
    : undefined
}

/** The account for bank transfers; undefined where the shop takes none, or has not given it. */
export function bankAccount(content: PaymentContent) {
  return (whereTaken('bankTransfer', content) !== 'nowhere' && content.facts.payee.account) || undefined
}

/** Whether the shop has a page on which orders are paid. */
export function hasPayPage(content: PaymentContent): boolean {
  return Boolean(upiPayee(content) ?? bankAccount(content))
}

/** The fragment of the pay page's address: `#o=7K3QXM&a=633`. */
export function paymentFragment({ amount, reference }: Payment): string {
  return `#${reference ? `o=${reference}&` : ''}a=${plainRupees(amount)}`
}

/**
 * Reads the fragment of the pay page's address. A sign that a chat app took into the link, such as a full stop after it,
 * is ignored.
 *
 * @returns undefined where it has no amount in rupees with at most two decimals, above 0 and at most `MAX_RUPEES`; a
 * reference whose check fails is left out
 */
export function readPayment(fragment: string): Payment | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const [, typed] = /^(\d+(?:\.\d{1,2})?)\W*$/.exec(fields.get('a') ?? '') ?? []
  const amount = Number(typed)
  if (!(amount > 0 && amount <= MAX_RUPEES)) return undefined
  return { amount, reference: readReference((fields.get('o') ?? '').replace(/\W+$/, '')) }
}

/**
 * The address that UPI apps open, as a link or a code: the payee, the amount, and the reference as its note (NPCI, UPI
 * Linking Specifications, 1.6).
 */
export function upiAddress({ upiId, name }: Payee, { amount, reference }: Payment): string {
  const note = reference && `&tn=${reference}`
  // The @ of a UPI ID stays: some apps do not decode it.
  const payee = encodeURIComponent(upiId).replace('%40', '@')
  return `upi://pay?pa=${payee}&pn=${encodeURIComponent(name)}&am=${amount.toFixed(2)}&cu=INR${note ?? ''}`
}
