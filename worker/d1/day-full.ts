import type { WrittenKind } from '../contract/limits.ts'

/** Visits are answered all the same, and mails wait. */
export type RefusedKind = Exclude<WrittenKind, 'event' | 'mail'>

/** Nothing was written, because the day of D1 has no more room for one of this kind. */
export class DayFull extends Error {
  override name = 'DayFull'
  readonly kind: RefusedKind

  constructor(kind: RefusedKind) {
    super(`The day has no more room: ${kind}`)
    this.kind = kind
  }
}
