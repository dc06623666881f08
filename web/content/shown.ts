// Leaves out what a claim that is switched off would print. Nothing to change here; `shown` stands in claims.ts.

type Switch = { readonly shown: boolean }

/**
 * Keeps the entries whose claim is shown.
 *
 * @param entries each with the claim that it prints
 */
export function whereShown<Entry>(entries: readonly (readonly [claim: Switch, entry: Entry])[]): Entry[] {
  return entries.flatMap(([claim, entry]) => (claim.shown ? [entry] : []))
}

/**
 * @param claim the claim that the text prints
 * @param otherwise stands in its place when the claim is switched off
 */
export function ifShown(claim: Switch, text: string, otherwise = ''): string {
  return claim.shown ? text : otherwise
}
