import { currentTime } from '#web/browser/api/clock.ts'
import { BACKUP_SILENCE_DAYS, PUBLICATION_SILENCE_DAYS } from '#worker/reports/constants.ts'
import type { Report } from '#worker/reports/contract.ts'
import { Notes, Panel, QueryPanel, useQuery } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { showMoment } from '../format.ts'
import { isSilent } from '../to-do/faults.ts'
import { backups, mail, publications } from './queries.ts'

/** Shows where the site is edited, and the outcome of the newest change; nothing where it is not edited on `/edit`. */
export function Publication() {
  const { data } = useQuery(publications)
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
      {last && isSilent(last, PUBLICATION_SILENCE_DAYS, currentTime()) && (
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

/** Shows when the last backup was made, what is odd about it, and why a later one failed. */
export function Backups() {
  return (
    <QueryPanel heading="Backups" lede="A backup counts once it was read back and checked." query={backups}>
      {({ data: { last, lastSucceeded } }) => (
        <div className="grid gap-2 wrap-anywhere">
          {isSilent(lastSucceeded, BACKUP_SILENCE_DAYS, currentTime()) && (
            <p className="font-semibold">
              {`Needs attention: none was ${lastSucceeded ? `made for ${BACKUP_SILENCE_DAYS} days` : 'ever made'}.`}
            </p>
          )}
          {lastSucceeded && <p>{`Last made ${reportText(lastSucceeded)}`}</p>}
          {last?.outcome === 'failed' && <p>{`Failed ${reportText(last)}`}</p>}
        </div>
      )}
    </QueryPanel>
  )
}

function reportText({ created_at, detail }: Report): string {
  return `${showMoment(created_at)}: ${detail}`
}

function refusalText({ kind, created_at, detail }: Report): string {
  return `Last refused: ${kind.replace('_', ' ')}, ${showMoment(created_at)}. Cloudflare’s reason: ${detail}. It is tried again by itself.`
}

/** Whether mail is on, and why it is not sent. */
export function Mail() {
  return (
    <QueryPanel
      heading="Mail"
      lede="Mail to you, and the confirmations of sign-ups. OPERATIONS.md says how to switch it on."
      query={mail}
    >
      {({ data: { owner, confirmation, missing, lastRefused } }) => (
        <Notes
          notes={[
            owner ? `Alerts and the weekly summary go to ${owner}.` : 'Mail to you is off.',
            confirmation
              ? 'Sign-ups are confirmed by mail.'
              : 'Sign-ups are not confirmed by mail: anybody can sign up anybody.',
            ...(missing.length > 0 ? [`Missing or wrong, so that mail waits: ${missing.join(', ')}.`] : []),
            ...(lastRefused ? [refusalText(lastRefused)] : []),
          ]}
        />
      )}
    </QueryPanel>
  )
}
