/** Where counting each event would itself write too much, one of so many is counted, for all of them. */
export const SAMPLE = 100

/** @returns whether an event is the one that is counted */
export function isSampled(): boolean {
  return Math.random() < 1 / SAMPLE
}
