import * as z from 'zod'
import {
  line,
  lines,
  optional,
  pageUrl,
  requiredLine,
  rowId,
  rupeeAmount,
  userSession,
} from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { visitSource } from '../tracking/input.ts'
import { ORDER_STATUSES, readReference } from './contract.ts'

/** A reference as a person may have typed it. */
const reference = z.string().transform((typed, context) => {
  const read = readReference(typed)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'This is not a reference: a character is wrong or missing' })
  return z.NEVER
})

const pack = optional(line(LIMITS.orderPack)).transform((id) => id?.trim() || null)

const quantity = z.int().min(1).max(LIMITS.orderQuantity)

const note = lines(LIMITS.orderNote)

/** Body of `POST /api/orders`. */
export const orderInput = z
  .object({
    reference,
    /** Null outside the shop and batch pages. */
    pack,
    placement: requiredLine(LIMITS.orderPlacement),
    user_session: userSession,
    page_url: pageUrl,
    visit_source: visitSource,
    quantity: quantity.default(1),
    /** Rupees: the total that the page showed, delivery included. */
    amount: optional(rupeeAmount),
    /** Rupees of the amount that are for delivery. */
    charge: optional(rupeeAmount),
  })
  .refine(({ amount, charge }) => charge === null || charge <= (amount ?? 0), {
    path: ['charge'],
    message: 'The charge is part of the amount',
  })

/** Query of `GET /api/owner/orders`. */
export const orderQuery = z.object({
  /** A reference, or a message that contains one. */
  reference: lines(LIMITS.pastedMessage).pipe(z.string().trim().min(1)),
})

/** Body of `POST /api/owner/orders`. */
export const saleInput = z.object({
  /** Made by the client, once a sale: repeated, nothing is stored. */
  id: rowId.optional(),
  /** One without an order. */
  reference: optional(reference),
  pack,
  /** Rupees, in total. */
  amount: optional(rupeeAmount),
  quantity: quantity.default(1),
  note: optional(note),
})

/** Body of `PATCH /api/owner/orders/:id`. Fields left out keep their value. */
export const orderChangeInput = z
  .object({
    status: z.enum(ORDER_STATUSES).optional(),
    /** Rupees, in total. */
    amount: rupeeAmount.nullable().optional(),
    quantity: quantity.optional(),
    note: note.nullable().optional(),
  })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'Send what changes')

/** A validated order, as the Store takes it. */
export type NewOrder = z.output<typeof orderInput>

/** A validated sale, as the Store takes it. */
export type NewSale = z.output<typeof saleInput>
