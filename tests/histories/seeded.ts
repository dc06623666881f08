import { AsyncLocalStorage } from 'node:async_hooks'

/** The time, in milliseconds UTC, and the randomness of one operation. */
export type Stream = { now: number; random: () => number }

/** Delays up to this length pass at once; longer ones, which only a failing provider reaches, never do. */
const MAX_DELAY_MS = 1000

const streams = new AsyncLocalStorage<Stream>()

/** Runs an operation with its own time and randomness, also where it continues later. */
export function inStream<T>(stream: Stream, act: () => T): T {
  return streams.run(stream, act)
}

/** Calls to the platform that have not ended. */
let pending = 0

/** Runs what is not part of the operation, such as a call over the network, with the platform's own. */
export async function outsideStream<T>(act: () => Promise<T>): Promise<T> {
  pending += 1
  try {
    return await streams.exit(act)
  } finally {
    pending -= 1
  }
}

/** Waits until nothing goes on by itself: every operation waits for its turn, has ended or has crashed. */
export async function untilIdle(): Promise<void> {
  do await new Promise(setImmediate)
  while (pending > 0)
}

/** @returns numbers from 0 to 1, always the same for a seed (mulberry32) */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Replaces time, delays and randomness inside the streams: two runs of an operation then write the same ids.
 *
 * @returns undoes it
 */
export function seedPlatform(): () => void {
  const platform = {
    now: Date.now,
    setTimeout: globalThis.setTimeout,
    random: Math.random,
    getRandomValues: crypto.getRandomValues,
    randomUUID: crypto.randomUUID,
  }
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: oneAtATime(crypto.subtle) })
  Date.now = () => streams.getStore()?.now ?? platform.now()
  // The jitter of a delay that passes at once.
  Math.random = () => (streams.getStore() ? 0.5 : platform.random())
  globalThis.setTimeout = ((act: () => void, delay = 0, ...parameters: []) => {
    if (!streams.getStore()) return platform.setTimeout(act, delay, ...parameters)
    if (delay <= MAX_DELAY_MS) queueMicrotask(act)
    return undefined
  }) as typeof setTimeout
  crypto.getRandomValues = (array) => {
    const stream = streams.getStore()
    if (!stream || !(array instanceof Uint8Array))
      return platform.getRandomValues.call(crypto, array) as typeof array
    for (let index = 0; index < array.length; index += 1) array[index] = stream.random() * 256
    return array
  }
  crypto.randomUUID = () => {
    if (!streams.getStore()) return platform.randomUUID.call(crypto)
    const digits = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') as ReturnType<typeof crypto.randomUUID>
  }
  return () => {
    Date.now = platform.now
    Math.random = platform.random
    globalThis.setTimeout = platform.setTimeout
    crypto.getRandomValues = platform.getRandomValues
    crypto.randomUUID = platform.randomUUID
    Reflect.deleteProperty(crypto, 'subtle')
  }
}

/** Hashes and signatures are made in threads, which end in any order. */
function oneAtATime(subtle: SubtleCrypto): SubtleCrypto {
  let last: Promise<unknown> = Promise.resolve()
  return new Proxy(subtle, {
    get: (_, name) => {
      const method = Reflect.get(subtle, name)
      return (...parameters: unknown[]) => {
        const result = last.then(() =>
          outsideStream<unknown>(async () => Reflect.apply(method, subtle, parameters)),
        )
        last = result.catch(() => undefined)
        return result
      }
    },
  })
}
