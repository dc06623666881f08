import { useSyncExternalStore } from 'react'
import { dayOf } from '#contract/days.ts'

/*
 * The Worker has the clock: its answers have the day in Asia/Kolkata, because the clock of a device may be wrong.
 */

/** The day of the last answer, and by how much this device's day differed from it. */
let answered: { day: string; shift: number } | undefined
const listeners = new Set<() => void>()

/** Takes the day that an answer of the Worker has, `YYYY-MM-DD`. */
export function setToday(day: string): void {
  const shift = Date.parse(day) - Date.parse(dayOf(Date.now()))
  if (answered?.day === day && answered.shift === shift) return
  answered = { day, shift }
  for (const listener of listeners) listener()
}

/**
 * The day as of the Worker's last answer, for the ranges of its queries, which it refuses where they are in the future; by
 * this device before the first answer, and undefined where a page is built.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => answered?.day ?? dayOf(Date.now()),
    () => undefined,
  )
}

/** The present time in milliseconds UTC, for what is shown and proposed: this device's, on the Worker's day. */
export function currentTime(): number {
  return Date.now() + (answered?.shift ?? 0)
}

/** The present day in Asia/Kolkata, which is proposed for a sale or a refund, `YYYY-MM-DD`. */
export function currentDay(): string {
  return dayOf(currentTime())
}
