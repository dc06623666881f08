import { useEffect } from 'react'
import { DAY_MS } from '#contract/days.ts'
import { currentTime } from '#web/browser/api/clock.ts'
import type { Order } from '#worker/orders/contract.ts'
import { useQuery } from '../controls/Panel.tsx'
import { useSession } from '../session/session.ts'
import { MESSAGES_DATABASE } from '../session/typed.ts'
import { textOfLines, textsOf } from './message-texts.ts'
import { queryWholeList } from './queries.ts'

/*
 * What customers wrote, in the browser's database on this device, until their parcels have arrived. No request contains
 * any of it.
 */

/** The text of an order. */
export type KeptMessage = {
  /** The order's reference, or its id where it has none. */
  key: string
  text: string
  /** Whether the owner has cut it to the address; a text that is pasted later does not change it then. */
  isCut: boolean
  /** The last day on which the order was not sent yet, as far as this device knows, in days since 1970. */
  day: number
}

/** The text of each order of the demo. */
const SAMPLE = {
  text: 'Asha Kulkarni\n12 Sample Lane, Sadashiv Peth\nPune 411030\n+91 20 5550 0187',
  isCut: true,
  day: 0,
}

/** Orders whose texts are kept at most. */
export const MAX_KEPT = 60
/** Days after sending. */
export const KEPT_DAYS = 14
/** Characters of a text: an address has some 200. */
const MAX_TEXT = 2000

const STORE = 'messages'
const ALL = 'all'

type Kept = readonly KeptMessage[]

export const keyOf = ({ reference, id }: Pick<Order, 'reference' | 'id'>): string => reference ?? id

/**
 * Reads the saved texts, or changes them in one transaction and notifies all tabs.
 *
 * @param change returns the same list where nothing is to be written
 * @returns the list as it is then
 * @throws where the browser keeps nothing, as in some private windows
 */
function access(change: (kept: Kept) => Kept): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(MESSAGES_DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      const reading = store.get(ALL)
      let [before, after]: [Kept, Kept] = [[], []]
      reading.onsuccess = () => {
        before = (reading.result as Kept | undefined) ?? []
        after = change(before)
        if (after !== before) store.put(after, ALL)
      }
      // An open connection would delay that another tab empties the database.
      transaction.oncomplete = () => {
        database.close()
        if (after !== before) announce()
        resolve(after)
      }
      transaction.onabort = () => {
        database.close()
        reject(transaction.error)
      }
    }
  })
}

/** Notifies every tab of this browser, whose lists then read again. */
function announce(): void {
  const channel = new BroadcastChannel(MESSAGES_DATABASE)
  channel.postMessage(null)
  channel.close()
}

const today = () => Math.floor(currentTime() / DAY_MS)

/** Puts texts first, and drops the oldest beyond `MAX_KEPT`. */
function put(kept: Kept, messages: Kept): Kept {
  const keys = new Set(messages.map(({ key }) => key))
  return [...messages, ...kept.filter(({ key }) => !keys.has(key))]
    .toSorted((one, other) => other.day - one.day)
    .slice(0, MAX_KEPT)
}

/** Adds the texts of a pasted chat to the saved texts of the same orders. */
export async function keepPasted(pasted: string): Promise<void> {
  const texts = [...textsOf(pasted)]
  if (texts.length === 0) return
  await access((kept) => {
    const changed = texts.flatMap(([key, text]): KeptMessage | [] => {
      const before = kept.find((message) => message.key === key)
      const merged = mergeTexts(before?.text ?? '', text)
      return before && (before.isCut || before.text === merged)
        ? []
        : { key, text: merged, isCut: false, day: today() }
    })
    return changed.length > 0 ? put(kept, changed) : kept
  })
}

/** Joins a saved text with a pasted one. Drops a saved line that is the beginning of a pasted line: it was still being typed. */
function mergeTexts(before: string, pasted: string): string {
  const lines = pasted.split('\n')
  const others = before.split('\n').filter((line) => !lines.some((pasted) => pasted.startsWith(line)))
  return [...others, ...lines].join('\n').slice(0, MAX_TEXT)
}

/** Saves the text as the owner has cut it, and deletes one that is empty. */
export async function keepCut(key: string, typed: string): Promise<void> {
  const text = textOfLines(typed.split('\n')).slice(0, MAX_TEXT)
  await access((kept) => (text ? put(kept, [{ key, text, isCut: true, day: today() }]) : without(kept, key)))
}

const without = (kept: Kept, key: string) =>
  kept.some((message) => message.key === key) ? kept.filter((message) => message.key !== key) : kept

/** Drops the text of an order that is erased. It never throws. */
export async function dropKept(order: Order): Promise<void> {
  await access((kept) => without(kept, keyOf(order))).catch(() => {})
}

/** Deletes all texts, in all tabs. */
export async function dropAllKept(): Promise<void> {
  await access(() => [])
}

/**
 * Stores today as the last day of orders that are to be sent, and deletes texts whose last day is more than `KEPT_DAYS` ago.
 *
 * @param toSend the keys of all orders that are to be sent
 */
export function pruneKept(kept: Kept, toSend: ReadonlySet<string>, now: number): Kept {
  const pruned = kept
    .map((message) => (toSend.has(message.key) && message.day !== now ? { ...message, day: now } : message))
    .filter(({ day }) => now - day <= KEPT_DAYS)
  return pruned.length === kept.length && pruned.every((message, index) => message === kept[index])
    ? kept
    : pruned
}

/**
 * The texts on this device.
 *
 * @param toSend all orders that are to be sent, where a page has loaded them
 */
export function useKeptMessages(toSend?: readonly Order[]) {
  const { isDemo } = useSession()
  const { data, error, mutate } = useQuery({ key: [MESSAGES_DATABASE], fetch: () => access((kept) => kept) })
  useEffect(() => {
    const channel = new BroadcastChannel(MESSAGES_DATABASE)
    channel.onmessage = () => void mutate()
    return () => channel.close()
  }, [mutate])

  const isOld = data?.some(({ day }) => today() - day > KEPT_DAYS)
  const { data: loaded } = useQuery(isOld && !toSend ? queryWholeList('to_send', {}) : undefined)
  const waiting = toSend ?? (loaded && !loaded.isCut ? loaded.data : undefined)
  const hasSome = data !== undefined && data.length > 0
  useEffect(() => {
    if (!hasSome || !waiting) return
    const keys = new Set(waiting.map(keyOf))
    void access((kept) => pruneKept(kept, keys, today())).catch(() => {})
  }, [hasSome, waiting])

  return {
    /** Undefined while they are loading, and where this browser keeps none. */
    kept: data,
    isRefused: error !== undefined,
    find(order: Order): KeptMessage | undefined {
      const key = keyOf(order)
      return data?.find((message) => message.key === key) ?? (isDemo ? { ...SAMPLE, key } : undefined)
    },
  }
}
