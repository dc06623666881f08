import { v7 } from 'uuid'

/**
 * Makes a UUIDv7 (RFC 9562) at a time in milliseconds UTC; ids sort by time. A row gets its own in `row.ts`, once a request,
 * so that a retried write is idempotent.
 *
 * @param random its random bytes, where a request may make it more than once
 */
export function newId(now: number, random?: Uint8Array): string {
  return v7({ msecs: now, ...(random && { random }) })
}

/** Makes the random bytes of an id. */
export function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16))
}

/** The time of a UUIDv7, milliseconds UTC. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** The smallest id that a row of a time, milliseconds UTC, or later can have. */
export function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
