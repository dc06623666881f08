import { BACKUP_SILENCE_DAYS, type BackupState } from '#contract/runs.ts'
import { useBackups } from '../data/backups.ts'
import { showMoment } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'

const SILENCE_MS = BACKUP_SILENCE_DAYS * 24 * 60 * 60 * 1000

/** When a backup was last proven by restoring it, and why the last one failed. */
export function Backups() {
  return (
    <Panel heading="Backups" lede="A backup counts once it was restored and compared.">
      <QueryResult query={useBackups()}>
        {({ data: { last, lastProven } }) => (
          <div className="grid gap-2">
            {needsAttention(lastProven, Date.now()) && (
              <p className="font-semibold">
                Needs attention:{' '}
                {lastProven ? `none was proven for ${BACKUP_SILENCE_DAYS} days` : 'there is none yet'}.
              </p>
            )}
            {lastProven && (
              <p>
                Last proven <time dateTime={lastProven.created_at}>{showMoment(lastProven.created_at)}</time>:{' '}
                {lastProven.detail}
              </p>
            )}
            {last?.outcome === 'failed' && (
              <p className="wrap-anywhere">
                Failed <time dateTime={last.created_at}>{showMoment(last.created_at)}</time>: {last.detail}
              </p>
            )}
          </div>
        )}
      </QueryResult>
    </Panel>
  )
}

/** @param now milliseconds UTC */
function needsAttention(lastProven: BackupState['lastProven'], now: number): boolean {
  return !lastProven || now - Date.parse(lastProven.created_at) > SILENCE_MS
}
