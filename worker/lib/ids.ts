/**
 * Makes a UUIDv7 (RFC 9562) at a time in milliseconds UTC; ids sort by time. A row gets its own in `row.ts`, once a request,
 * so that a retried write is idempotent.
 *
 * @param random a UUIDv4, where a request may make the id more than once: after the version, both kinds are random
 */
export function newId(now: number, random: string = crypto.randomUUID()): string {
  return `${timeGroups(now)}-7${random.slice('xxxxxxxx-xxxx-4'.length)}`
}

/** The time of a UUIDv7, milliseconds UTC. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** The smallest id that a row of a time, milliseconds UTC, or later can have. */
export function firstIdAt(time: number): string {
  return `${timeGroups(time)}-7000-8000-000000000000`
}

/** The first two groups of a UUIDv7, which are its time. */
function timeGroups(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}
