import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The privacy policy, without emphasis. */
export const POLICY = readFileSync('web/words/en/privacy-policy.md', 'utf8').replaceAll('**', '')

/** A test of a sentence of the privacy policy; it fails if the policy's wording changes. */
export function claim(words: string, proof: () => Promise<void>): void {
  it(`“${words}”`, async () => {
    expect(POLICY).toContain(words)
    await proof()
  })
}
