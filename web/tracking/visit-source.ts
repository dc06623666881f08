import { LIMITS } from '#contract/limits.ts'
import { slug } from '../content/facts/opening.json'
import { oncePerSession } from '../lib/storage.ts'

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** Where a visit came from: the host of the referrer and the UTM parameters of the link. */
export type VisitSource = Partial<Record<'referrer' | (typeof TAGS)[number], string>>

const SOURCE_KEY = `${slug}_visit_source`

/** Returns where this browser session came from, which only its first page can tell. */
export function visitSource(): VisitSource {
  return JSON.parse(
    oncePerSession(SOURCE_KEY, () => JSON.stringify(sourceOf(location.href, document.referrer))),
  )
}

/**
 * @param landing the address of the first page
 * @param referrer the page that linked to it, or an empty string
 * @returns the parts that are present; links within this site do not count
 */
function sourceOf(landing: string, referrer: string): VisitSource {
  const { searchParams, host } = new URL(landing)
  const from = referrer === '' ? '' : new URL(referrer).host
  const parts: [keyof VisitSource, string][] = [
    ['referrer', from === host ? '' : from.replace(/^www\./, '')],
    ...TAGS.map((tag): [keyof VisitSource, string] => [tag, searchParams.get(tag) ?? '']),
  ]
  return Object.fromEntries(
    parts.map(([name, text]) => [name, printable(text)]).filter(([, text]) => text !== ''),
  )
}

/** The Worker refuses a request whose fields have control characters. */
function printable(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LIMITS.visitSource)
}
