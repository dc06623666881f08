import { readdirSync, readFileSync } from 'node:fs'
import { claims } from '../content/claims.ts'

const CONTENT = 'web/content'

export type Finding = { file: string; line: number; what: string }

/** What a line of the content must not say when the site is launched. */
const PLACEHOLDERS: [pattern: RegExp, what: string][] = [
  [/\bsample: true\b/, 'a sample stands here: put the real thing in its place and take the mark away'],
  [/\.example\b/, 'a made-up address: .example leads nowhere'],
  [/5550 ?0\d{3}/, 'a made-up phone number'],
  [/SAMPLE/, 'a placeholder'],
]

/**
 * Everything in the content that must not go live: samples, placeholders, and claims that nothing proves or that
 * another claim contradicts (design 7).
 *
 * @returns findings with the file and line to open
 */
export function launchFindings(): Finding[] {
  return [...placeholders(), ...claimFindings()]
}

function placeholders(): Finding[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|mdx)$/.test(file),
  )
  return files.sort().flatMap((name) => {
    const file = `${CONTENT}/${name}`
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const found = isType(text) ? undefined : PLACEHOLDERS.find(([pattern]) => pattern.test(text))
        return found ? [{ file, line: index + 1, what: `${found[1]}: ${text.trim()}` }] : []
      })
  })
}

/** A line that says what a mark means, not one that sets it. */
function isType(text: string): boolean {
  return /^\s*(\/\/|\*|\/\*\*|export type|readonly)/.test(text)
}

function claimFindings(): Finding[] {
  const file = `${CONTENT}/claims.ts`
  const lines = readFileSync(file, 'utf8').split('\n')
  return Object.values(claims).flatMap((claim) => {
    const line = lines.findIndex((text) => text.includes(`id: '${claim.id}'`)) + 1
    const whats = [
      claim.evidence === null ? `nothing proves the claim '${claim.text}'` : undefined,
      'conflictsWith' in claim ? `the claim '${claim.id}' contradicts '${claim.conflictsWith}'` : undefined,
    ]
    return whats.filter((what) => what !== undefined).map((what) => ({ file, line, what }))
  })
}
