import { PUBLICATION_SILENCE_DAYS } from '#worker/runs/contract.ts'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { usePublications } from './queries.ts'

const SILENCE_MS = PUBLICATION_SILENCE_DAYS * 24 * 60 * 60 * 1000

/** Where the site is edited, and the outcome of the newest change. Nothing where it is not edited on `/edit`. */
export function Publication() {
  const { data } = usePublications()
  if (!data?.data.editing) return null
  const { last } = data.data
  return (
    <Panel heading="Your changes">
      {last && (
        <p role="status" className={`wrap-anywhere ${last.outcome === 'succeeded' ? '' : 'font-semibold'}`}>
          {/* After a failure the workflow's message has whole sentences on what the website shows. */}
          {last.outcome === 'succeeded' ? `Live: ${last.detail}` : last.detail}
        </p>
      )}
      {last && Date.now() - Date.parse(last.created_at) > SILENCE_MS && (
        <p className="font-semibold">
          Needs attention: publishing has not run for {PUBLICATION_SILENCE_DAYS} days, though it does daily.
          Ask a programmer to switch its workflow on again.
        </p>
      )}
      <a className={buttonStyle.text} href="/edit">
        Edit the site, or undo the last change
      </a>
      <p className="text-moss">What you save is live within ten minutes, or it says here why not.</p>
    </Panel>
  )
}
