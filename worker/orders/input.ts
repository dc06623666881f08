import * as z from 'zod'
import { DAY_MS, dayOf } from '../contract/days.ts'
import { asciiDigits } from '../contract/digits.ts'
import {
  day,
  line,
  lines,
  optional,
  pageUrl,
  requiredLine,
  rowId,
  rupeeAmount,
  several,
  time,
  typed,
  userSession,
} from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { limit, optionalSpanQuery, withCursor } from '../statistics/input.ts'
import type { Page } from '../statistics/lists.ts'
import { visitSource } from '../tracking/input.ts'
import {
  IDEMPOTENCY_KEY,
  MAX_SALE_AGE_DAYS,
  ORDER_LISTS,
  ORDER_STATUSES,
  type OrderListName,
  WAYS_RECEIVED,
} from './constants.ts'
import { readReference } from './read-reference.ts'
import { type OrderRow, type OtherLine, othersText } from './table.ts'

/** A reference as a person may have typed it. */
const reference = typed.transform((text, context) => {
  const read = readReference(text)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'This is not a reference: a character is wrong or missing' })
  return z.NEVER
})

const pack = line(LIMITS.orderPack).transform((id) => id || null)

const quantity = z.int().min(1).max(LIMITS.orderQuantity)

const note = lines(LIMITS.orderNote)

const parcel = line(LIMITS.parcel).transform((number) => number || null)

const lot = line(LIMITS.lot).transform((typed) => asciiDigits(typed).toUpperCase() || null)

const otherLine = z.object({ pack: requiredLine(LIMITS.orderPack), jars: quantity, each: rupeeAmount })

/** Jars of further sizes; an empty list is none. */
const othersOf = <Line extends z.ZodType<OtherLine>>(line: Line) =>
  z
    .array(line)
    .max(LIMITS.otherSizes)
    .refine((list) => othersText(list).length <= LIMITS.orderOthers, 'Use shorter names of packs and lots')
    .transform((list) => (list.length > 0 ? list : null))

/** Jars of further sizes of a sale, which have lots. */
const soldOthers = othersOf(
  otherLine
    .extend({ lot: optional(lot) })
    .transform(({ lot, ...line }): OtherLine => (lot ? { ...line, lot } : line)),
)

/** The earliest day that is accepted: an earlier one is a typing error. */
const FIRST_DAY = '2020-01-01'
const isPast = (typed: string) => typed >= FIRST_DAY && typed.slice(0, 10) <= dayOf(Date.now())
const NOT_PAST = `Use a day from ${FIRST_DAY} on that is not in the future`

/** A stored time that is sent back unchanged. */
const pastTime = time.refine(isPast, NOT_PAST)

/** The day of a sale, a receipt or a refund, or its stored time. */
const pastDay = z
  .union([day, time])
  .refine(isPast, NOT_PAST)
  .refine(
    (typed) => typed.includes('T') || typed >= dayOf(Date.now() - MAX_SALE_AGE_DAYS * DAY_MS),
    `Use a day that is at most ${MAX_SALE_AGE_DAYS} days ago`,
  )

const receivedHow = z.enum(WAYS_RECEIVED).nullable()

/** Whether something was done: `true` for now, or its stored time. */
const done = z.union([z.boolean(), pastTime])

/** Body of `POST /api/orders`. */
export const orderInput = z.object({
  reference,
  pack: optional(pack),
  placement: requiredLine(LIMITS.orderPlacement),
  user_session: userSession,
  page_url: pageUrl,
  visit_source: visitSource,
  /** Jars of the chosen pack; `amount` is that of all. */
  quantity: quantity.default(1),
  others: optional(othersOf(otherLine)),
  amount: optional(rupeeAmount),
  charge: optional(rupeeAmount),
})
export type OrderInput = z.input<typeof orderInput>

/** Query of `GET /api/owner/orders`. */
export const orderQuery = z.object({ reference: several(reference, LIMITS.orderReferences) })

/** The time by which a list is sorted, in milliseconds UTC, and the id of the last row. */
const cursor = z.string().regex(/^\d{1,15}_[0-9a-f-]{36}$/, 'Use the cursor of a page')

/** Query of `GET /api/owner/orders/list`. */
export const orderListQuery = optionalSpanQuery({
  list: z.enum(ORDER_LISTS),
  /** Filters the list `sold`. */
  lot: lot.optional(),
  limit,
  before: cursor.optional(),
}).transform(withCursor)

/** Query of `GET /api/owner/orders/totals`. */
export const totalsQuery = optionalSpanQuery({})

/** Query of `GET /api/owner/lots`. */
export const lotsQuery = z.object({
  lot: several(line(LIMITS.lot), LIMITS.lots),
})

/** Query of `GET /api/stats/lot.csv`. */
export const lotQuery = z.object({ lot: requiredLine(LIMITS.lot) })

/** Body of `POST /api/owner/orders`. */
export const saleInput = z.object({
  pack: optional(pack),
  amount: rupeeAmount,
  charge: optional(rupeeAmount),
  sold_on: pastDay.optional(),
  lot: optional(lot),
  sent: done.optional(),
  parcel: optional(parcel),
  note: optional(note),
  received: optional(rupeeAmount),
  received_how: optional(receivedHow),
  received_on: pastDay.optional(),
  /** A reference without an order. */
  reference: optional(reference),
  quantity: quantity.default(1),
  others: optional(soldOthers),
})
export type SaleInput = z.input<typeof saleInput>

/** Headers of `POST /api/owner/orders`. */
export const saleHeaders = z.object({
  [IDEMPOTENCY_KEY.toLowerCase() as 'idempotency-key']: z
    .string('Send a header Idempotency-Key, made once a sale')
    .regex(/^[\x21-\x7e]+$/, 'Use visible characters of ASCII')
    .max(LIMITS.idempotencyKey),
})

/** Fields of a change that are no columns of the row, and are made into some. */
type ChangeField = 'sold_on' | 'sent' | 'refunded_on' | 'received_on' | 'warned' | 'cancelled' | 'seen'

/** Body of `PATCH /api/owner/orders/:id`. Fields left out keep their value. */
export const orderChangeInput = z
  .object({
    status: z.enum(ORDER_STATUSES),
    pack: pack.nullable(),
    amount: rupeeAmount.nullable(),
    charge: rupeeAmount.nullable(),
    quantity,
    others: soldOthers.nullable(),
    sold_on: pastDay,
    lot: lot.nullable(),
    sent: done,
    parcel: parcel.nullable(),
    note: note.nullable(),
    /** Null or 0 takes the refund back. */
    refunded: rupeeAmount.nullable(),
    refunded_on: pastDay,
    /** Null or 0: nothing of the amount was received. */
    received: rupeeAmount.nullable(),
    received_how: receivedHow,
    received_on: pastDay,
    warned: done,
    /** The time at which it was marked as not sold; now if left out. */
    cancelled: pastTime,
    /** The columns of the order as the owner saw it, so that no change of another device is overwritten unseen. */
    seen: z.record(z.string(), z.union([z.string(), z.number(), z.null(), soldOthers])),
  } satisfies { [Name in keyof OrderRow | ChangeField]?: z.ZodType })
  .partial()
  .refine(
    ({ seen: _, ...fields }) => Object.values(fields).some((value) => value !== undefined),
    'Send what changes',
  )
export type OrderChange = z.input<typeof orderChangeInput>

/** The id of an order and the place of its line: 0 is the chosen pack, 1 the first further size. */
const lineId = z.string().regex(/^[0-9a-f-]{36}\.\d$/, 'Use the line of an order')

/** Body of `POST /api/owner/orders/close`. */
export const closeInput = z.object({
  before: day.refine((typed) => typed <= dayOf(Date.now()), 'Use a day that is not in the future'),
})

/** Body of `POST /api/owner/orders/reopen`. */
export const reopenInput = z.object({ closed_at: time })

/** Body of `POST /api/owner/orders/move`: `lines` are those that an undo moves back. */
export const moveInput = z.object({
  from: requiredLine(LIMITS.lot),
  to: requiredLine(LIMITS.lot),
  lines: z
    .array(lineId)
    .max(LIMITS.movedOrders * (1 + LIMITS.otherSizes))
    .optional(),
})
export type Move = z.output<typeof moveInput>

/** Body of `POST /api/owner/orders/send`; `undo` is the time at which they were marked, which takes that back. */
export const sendInput = z.object({
  ids: z.array(rowId).min(1).max(LIMITS.sentOrders),
  undo: pastTime.optional(),
})
export type Sending = z.output<typeof sendInput>

/** A validated order, as the Store takes it. */
export type NewOrder = z.output<typeof orderInput>

/** A validated sale, as the Store takes it. */
export type NewSale = z.output<typeof saleInput> & { idempotency_key: string }

/** A page of one of the owner's lists. */
export type OrderListPage = Page & { list: OrderListName; lot?: string | null | undefined }
