import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The privacy policy, without emphasis. */
export const POLICY = readFileSync('web/words/en/privacy-policy.md', 'utf8').replaceAll('**', '')

/** A test of sentences of the privacy policy; it fails if the policy’s wording changes. */
export function claim(words: string | string[], proof: () => Promise<void>): void {
  const sentences = [words].flat()
  it(`“${sentences.join('”, “')}”`, async () => {
    for (const sentence of sentences) expect(POLICY).toContain(sentence)
    await proof()
  })
}
