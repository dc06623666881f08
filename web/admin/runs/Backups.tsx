import { BACKUP_SILENCE_DAYS, type Run } from '#worker/runs/contract.ts'
import { QueryPanel } from '../controls/Panel.tsx'
import { showMoment } from '../format.ts'
import { backups } from './queries.ts'

const SILENCE_MS = BACKUP_SILENCE_DAYS * 24 * 60 * 60 * 1000

/** When the last backup was made, what is odd about it, and why a later one failed. */
export function Backups() {
  return (
    <QueryPanel heading="Backups" lede="A backup counts once it was read back and checked." query={backups}>
      {({ data: { last, lastSucceeded } }) => (
        <div className="grid gap-2 wrap-anywhere">
          {!(lastSucceeded && Date.now() - Date.parse(lastSucceeded.created_at) <= SILENCE_MS) && (
            <p className="font-semibold">Needs attention: none was made for {BACKUP_SILENCE_DAYS} days.</p>
          )}
          {lastSucceeded && <p>{`Last made ${describe(lastSucceeded)}`}</p>}
          {last?.outcome === 'failed' && <p>{`Failed ${describe(last)}`}</p>}
        </div>
      )}
    </QueryPanel>
  )
}

function describe({ created_at, detail }: Run): string {
  return `${showMoment(created_at)}: ${detail}`
}
