/**
 * Documents of sales: a bill of one of three kinds, by the shop's registration under GST, and the note that cancels it.
 */
export const BILL_KINDS = ['bill', 'bill_of_supply', 'tax_invoice', 'credit_note'] as const
export type BillKind = (typeof BILL_KINDS)[number]

/** The registrations under GST, and the kind of bill of each (CGST Act, 2017, sections 10 and 31). */
export const KIND_OF = { none: 'bill', composition: 'bill_of_supply', regular: 'tax_invoice' } as const
export type Registration = keyof typeof KIND_OF

/** The taxable value, in rupees, from which a tax invoice must name its buyer (CGST Rules, 2017, rule 46(e)). */
export const NAMED_FROM_RUPEES = 50_000
