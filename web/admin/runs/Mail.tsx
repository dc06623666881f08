import { QueryPanel } from '../controls/Panel.tsx'
import { showMoment } from '../format.ts'
import { mail } from './queries.ts'

/** Whether mail is on, and why it is not sent. */
export function Mail() {
  return (
    <QueryPanel
      heading="Mail"
      lede="Mail to you, and the confirmations of sign-ups. The README says how to switch it on."
      query={mail}
    >
      {({ data: { owner, confirmation, missing, lastRefused } }) => (
        <ul className="grid gap-1.5 text-sm">
          <li>{owner ? `Alerts and the weekly summary go to ${owner}.` : 'Mail to you is off.'}</li>
          <li>
            {confirmation
              ? 'Sign-ups are confirmed by mail.'
              : 'Sign-ups are not confirmed by mail: anybody can sign up anybody.'}
          </li>
          {missing.length > 0 && <li>{`Missing or wrong, so that mail waits: ${missing.join(', ')}.`}</li>}
          {lastRefused && (
            <li>
              {`Last refused: ${lastRefused.kind.replace('_', ' ')}, ${showMoment(lastRefused.created_at)}. Cloudflare’s reason: ${lastRefused.detail}. It is tried again by itself.`}
            </li>
          )}
        </ul>
      )}
    </QueryPanel>
  )
}
