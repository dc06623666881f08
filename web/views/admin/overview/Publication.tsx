import { PUBLISHING_SILENCE_MINUTES, type Run } from '#contract/runs.ts'
import { usePublications } from '../data/queries.ts'
import { Panel } from '../panels/Panel.tsx'

const LINK =
  'inline-flex min-h-11 items-center underline decoration-moss/40 underline-offset-4 hover:text-leaf'
const SILENCE_MS = PUBLISHING_SILENCE_MINUTES * 60 * 1000

/** Where the site is edited, and what became of the last change. Nothing where it is not edited on `/edit`. */
export function Publication() {
  const { data } = usePublications()
  if (!data?.data.editing) return null
  const { publication, preview } = data.data
  return (
    <Panel heading="Your changes">
      {publication && <State of={publication} live="Live" refused="Not published" />}
      {preview && <State of={preview} live="In the preview" refused="Not in the preview" />}
      <p className="text-moss">
        <a className={LINK} href="/edit">
          Edit the site, or undo the last change
        </a>
        . The editor has a sign-in of its own.
      </p>
    </Panel>
  )
}

type Props = { of: Run; live: string; refused: string }

/** The reports of one workflow come in their order, so the last one tells. */
function State({ of: { outcome, detail, created_at }, live, refused }: Props) {
  if (outcome === 'failed')
    return (
      <p role="status" className="wrap-anywhere font-semibold">
        {refused}: {detail}
      </p>
    )
  const isSilent = outcome === 'started' && Date.now() - Date.parse(created_at) > SILENCE_MS
  if (isSilent)
    return (
      <p role="status" className="wrap-anywhere font-semibold">
        No answer about {detail}. Look at “Actions” of the repository, or at the site itself.
      </p>
    )
  return (
    <p role="status" className="wrap-anywhere">
      {outcome === 'started' ? (
        `Checking ${detail}…`
      ) : (
        <>
          {live}: {withLinks(detail)}
        </>
      )}
    </p>
  )
}

/** The address of the preview becomes a link. */
const withLinks = (detail: string) =>
  detail.split(/(https:\/\/\S+)/).map((part) =>
    part.startsWith('https://') ? (
      <a key={part} className={LINK} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
