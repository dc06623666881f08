import { firstIdAt, timeOf } from './ids.ts'

/** Notes what visitors sent where it is not stored. */
export type Note = (subject: string) => void | Promise<void>

/** The page of the demo's sample rows. */
export const SAMPLE_PAGE = 'https://demo.example/'

/** Whether two ids belong to the same sample row: each request dates it again, and only the end of its id stays. */
export function isSameSample(one: string, other: string): boolean {
  return one.slice(-ID_SUFFIX) === other.slice(-ID_SUFFIX)
}

const ID_SUFFIX = 12

/** Replaces the end of an id, so that it is the same in each request. */
export function withSampleId<Row extends { id: string }>(row: Row, index: number): Row {
  const start = firstIdAt(timeOf(row.id)).slice(0, -ID_SUFFIX)
  return { ...row, id: start + index.toString().padStart(ID_SUFFIX, '0') }
}

/** The browser session of a sample row. */
export function sampleSession(time: number, index: number): string {
  return `session_${time}_demo${index.toString().padStart(4, '0')}`
}
