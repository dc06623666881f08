import type { Change } from '../statistics/contract.ts'
import type { VisitSource } from '../tracking/contract.ts'

/** `clicked` until the owner marks the order. */
export const ORDER_STATUSES = ['clicked', 'sold', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where orders come from. */
export const ORDER_DIMENSIONS = ['source', 'page', 'placement', 'pack'] as const
export type OrderDimension = (typeof ORDER_DIMENSIONS)[number]

export type Order = {
  id: string
  /** Null for a sale that was recorded without one. */
  reference: string | null
  status: OrderStatus
  /** Null for a sale whose click was not recorded. */
  clicked_at: string | null
  sold_at: string | null
  /** Rupees: the total that the page showed; once sold, that of the sale. */
  amount: number | null
  /** Rupees of the amount that are for delivery: 0 where it is free, null where it is not known. */
  charge: number | null
  /** Jars. */
  quantity: number
  pack: string | null
  placement: string | null
  /** Campaign, referring host, `direct`, or `lot:` and the code of a batch page's lot. */
  source: string | null
  /** Path of the page. */
  page: string | null
  /** The owner's. */
  note: string | null
}

type OrderCounts = {
  clicked: number
  /** All sales, on the day that they were marked. */
  sold: number
  /** Rupees of all sales. */
  rupees: number
}

export type OrderStats = {
  /** Newest first, by the time of the click. */
  data: Order[]
  summary: Record<keyof OrderCounts, Change>
  /** Most sales first, then most clicks; `OTHER` last. */
  breakdowns: Record<OrderDimension, ({ key: string } & OrderCounts)[]>
}

/** Body of `POST /api/orders`. */
export type OrderInput = {
  reference: string
  /** Null outside the shop and batch pages. */
  pack?: string | null
  placement: string
  user_session: string
  page_url?: string | null
  visit_source?: VisitSource
  /** Jars; 1 where it is left out. */
  quantity?: number
  /** Rupees: the total that the page showed. */
  amount?: number | null
  /** Rupees of the amount that are for delivery: 0 where it is free, null where no PIN code was typed. */
  charge?: number | null
}

/** Body of `POST /api/owner/orders`. */
export type SaleInput = {
  /** Made by the client, once a sale: repeated, nothing is stored. */
  id?: string
  /** One without an order. */
  reference?: string | null
  pack?: string | null
  /** Rupees, in total. */
  amount?: number | null
  quantity?: number
  note?: string | null
}

/** Body of `PATCH /api/owner/orders/:id`. Fields left out keep their value. */
export type OrderChange = {
  status?: OrderStatus | undefined
  /** Rupees, in total. */
  amount?: number | null | undefined
  quantity?: number | undefined
  note?: string | null | undefined
}

/**
 * The reference of an order made in a chat: six characters of Crockford's base32 (crockford.com/base32), the last of
 * them a check. It is a linear code over GF(32), so one wrong character, or any two swapped ones, are always noticed.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REFERENCE_LENGTH = 6

/** Precedes the reference in a chat message; the same in every language, so that it is found again. */
export const REFERENCE_LABEL = 'Reference:'

/** The line of a reference: the first of an order's message, which has it even if the end is cut off. */
export function referenceLine(reference: string): string {
  return `${REFERENCE_LABEL} ${reference}\n`
}

/** x⁵ + x² + 1, a primitive polynomial of degree 5. */
const POLYNOMIAL = 0b100101

/** Bytes of randomness that `orderReference` takes: one for each character but the check. */
export const REFERENCE_RANDOM_BYTES = REFERENCE_LENGTH - 1

/** Makes a reference, such as `7K3QXM`, of `REFERENCE_RANDOM_BYTES` bytes from `crypto.getRandomValues`. */
export function orderReference(random: Uint8Array): string {
  const values = Array.from(random, (byte) => byte % ALPHABET.length)
  return [...values, double(remainder(values))].map((value) => ALPHABET[value]).join('')
}

/**
 * Reads a reference as a person may have typed it, in any case: O counts as 0, I and L as 1; spaces and hyphens are
 * ignored. Undefined where the check fails.
 */
export function readReference(typed: string): string | undefined {
  const canonical = typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const values = [...canonical].map((character) => ALPHABET.indexOf(character))
  if (values.length !== REFERENCE_LENGTH || values.includes(-1)) return undefined
  return remainder(values) === 0 ? canonical : undefined
}

/** References of one search. By chance, one word of 32 reads as a reference. */
const MAX_REFERENCES = 20

/** Finds the references, each once, in a message that a customer has changed, quoted or broken into lines. */
export function findReferences(message: string): string[] {
  const words = message.normalize('NFKC').match(/[0-9a-z]+/gi) ?? []
  const found = words.flatMap((_, first) => referenceAt(words, first) ?? [])
  return [...new Set(found)].slice(0, MAX_REFERENCES)
}

/** A reference made of one word, or of several that a space or a line break separated. */
function referenceAt(words: readonly string[], first: number): string | undefined {
  let joined = ''
  for (let next = first; next < words.length && joined.length < REFERENCE_LENGTH; next += 1) {
    joined += words[next]
  }
  return readReference(joined)
}

/** Horner's rule at the generator of GF(32): zero for a valid reference. */
function remainder(values: readonly number[]): number {
  return values.reduce((sum, value) => double(sum) ^ value, 0)
}

/** Multiplies by the generator. */
function double(value: number): number {
  const shifted = value << 1
  return shifted >= ALPHABET.length ? shifted ^ POLYNOMIAL : shifted
}
