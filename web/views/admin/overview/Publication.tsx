import { PUBLISHING_SILENCE_MINUTES, type Run } from '#contract/runs.ts'
import { usePublications } from '../data/queries.ts'
import { Panel } from '../panels/Panel.tsx'

const SILENCE_MS = PUBLISHING_SILENCE_MINUTES * 60 * 1000

/** Where the site is edited, and what became of the newest change. Nothing where it is not edited on `/edit`. */
export function Publication() {
  const { data } = usePublications()
  if (!data?.data.editing) return null
  const { last } = data.data
  return (
    <Panel heading="Your changes">
      {last && (
        <p
          role="status"
          className={`wrap-anywhere ${['failed', 'waiting'].includes(last.outcome) ? 'font-semibold' : ''}`}
        >
          {sentenceOf(last)}
        </p>
      )}
      <p className="text-moss">
        <a
          className="inline-flex min-h-11 items-center underline decoration-moss/40 underline-offset-4 hover:text-leaf"
          href="/edit"
        >
          Edit the site, or undo the last change
        </a>
        . The editor has a sign-in of its own.
      </p>
    </Panel>
  )
}

function sentenceOf({ outcome, detail, created_at }: Run): string {
  if (outcome === 'succeeded') return `Live: ${detail}`
  // The workflow says in whole sentences what the website shows after a failure.
  if (outcome !== 'started') return detail
  return Date.now() - Date.parse(created_at) > SILENCE_MS
    ? `No answer about ${detail}. Look at “Actions” of the repository, or at the site itself.`
    : `Checking ${detail}…`
}
