import { BACKUP_SILENCE_DAYS } from '#contract/runs.ts'
import { useBackups } from '../data/queries.ts'
import { showMoment } from '../format.ts'
import { QueryPanel } from '../panels/Panel.tsx'

const SILENCE_MS = BACKUP_SILENCE_DAYS * 24 * 60 * 60 * 1000

/** When the last backup was made, what is odd about it, and why a later one failed. */
export function Backups() {
  return (
    <QueryPanel
      heading="Backups"
      lede="A backup counts once it was read back and checked."
      query={useBackups()}
    >
      {({ data: { last, lastSucceeded } }) => (
        <div className="grid gap-2">
          {!(lastSucceeded && Date.now() - Date.parse(lastSucceeded.created_at) <= SILENCE_MS) && (
            <p className="font-semibold">
              Needs attention:{' '}
              {lastSucceeded ? `none was made for ${BACKUP_SILENCE_DAYS} days` : 'there is none yet'}.
            </p>
          )}
          {lastSucceeded && (
            <p>
              Last made{' '}
              <time dateTime={lastSucceeded.created_at}>{showMoment(lastSucceeded.created_at)}</time>:{' '}
              {lastSucceeded.detail}
            </p>
          )}
          {last?.outcome === 'failed' && (
            <p className="wrap-anywhere">
              Failed <time dateTime={last.created_at}>{showMoment(last.created_at)}</time>: {last.detail}
            </p>
          )}
        </div>
      )}
    </QueryPanel>
  )
}
