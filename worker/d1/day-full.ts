import type { WrittenKind } from '../contract/limits.ts'

/** Nothing was written, because the day of D1 has no more room for one of this kind. */
export class DayFull extends Error {
  override name = 'DayFull'
  readonly kind: WrittenKind

  constructor(kind: WrittenKind) {
    super(`The day has no more room: ${kind}`)
    this.kind = kind
  }
}
