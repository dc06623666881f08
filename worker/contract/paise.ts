/** Amounts are stored in paise, and are rupees everywhere else. */
export const PAISE_PER_RUPEE = 100

/** Rounds rupees to the paisa. */
export function toPaisa(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE) / PAISE_PER_RUPEE
}
