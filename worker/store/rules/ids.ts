import { v7 } from 'uuid'

/**
 * @param now milliseconds UTC
 * @returns a UUIDv7 (RFC 9562); ids sort by time
 */
export function newId(now: number): string {
  return v7({ msecs: now })
}

/**
 * @param id a UUIDv7
 * @returns its time, milliseconds UTC
 */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/**
 * @param time milliseconds UTC
 * @returns the smallest id that a row of that time or later can have
 */
export function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
