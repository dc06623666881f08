import type { Order } from '#worker/orders/contract.ts'
import { keepTyped, readTyped } from '../session/typed.ts'
import type { Draft } from './order-draft.ts'
import type { Message } from './read-messages.ts'

/** What is kept of an order's form: what was typed, since which state of the order, and the key of the sale. */
type KeptDraft = { typed: Partial<Draft>; seen: Order | undefined; saleKey: string | undefined }

/** The key of a message without a reference is its beginning. */
const KEY_CHARACTERS = 100

const keyOf = (order: Order | undefined, message: Message | undefined) =>
  order
    ? `order:${order.id}`
    : `sale:${message?.reference ?? message?.lines.join(' ').slice(0, KEY_CHARACTERS) ?? ''}`

/** @returns what was typed in the form of an order, of a message without one, or of a sale without both */
export function readKeptDraft(order: Order | undefined, message: Message | undefined): KeptDraft | undefined {
  const kept = readTyped(keyOf(order, message))
  if (kept === null) return undefined
  const { typed, seen, saleKey } = JSON.parse(kept) as Omit<KeptDraft, 'typed'> & {
    typed: [string, unknown][]
  }
  const entries = typed.map(([field, value]) => [field, value ?? EMPTY[field]])
  return { typed: Object.fromEntries(entries) as Partial<Draft>, seen, saleKey }
}

/** JSON turns `undefined` into null: only these fields have null as a value of their own. */
const EMPTY: Readonly<Record<string, null>> = { pack: null, lot: null, how: null }

export function hasKeptDraft(order: Order | undefined, message: Message | undefined): boolean {
  return readTyped(keyOf(order, message)) !== null
}

/** Deletes what is kept of a form: it is saved, or its order is erased. */
export function dropDraft(order: Order | undefined, message: Message | undefined): void {
  keepTyped(keyOf(order, message), '')
}

/** Keeps what was typed, and deletes it once nothing is. */
export function keepDraft(order: Order | undefined, message: Message | undefined, draft: KeptDraft): void {
  const typed = Object.entries(draft.typed)
  keepTyped(keyOf(order, message), typed.length > 0 ? JSON.stringify({ ...draft, typed }) : '')
}
