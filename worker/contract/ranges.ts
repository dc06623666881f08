/** The dashboard's ranges in days, today included. */
export const RANGES = [7, 30, 90] as const
export const DEFAULT_RANGE = 30
export type Range = (typeof RANGES)[number]

/** A count of the range, and of the same number of days before it. */
export type Change = { inRange: number; previous: number }
