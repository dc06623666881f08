import useSWR from 'swr'
import useSWRMutation from 'swr/mutation'
import type { MailOverview, MailSetup } from '#contract/mail.ts'
import { api, bodyOf } from '#web/api/client.ts'
import { showCount, showMoment } from '../format.ts'
import { QueryPanel } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'

/** What is switched on, what is due and what failed last. */
export function Mail() {
  return (
    <QueryPanel
      heading="Mail"
      lede="Mail to you, and the confirmations of sign-ups. Letters are sent with the tool of your choice."
      query={useMail()}
    >
      {({ data }) => (
        <>
          <ul className="grid gap-1.5 text-sm">
            {stateLines(data).map((line) => line && <li key={line}>{line}</li>)}
          </ul>
          {data.setup.owner && data.setup.missing.length === 0 && <TestMail />}
        </>
      )}
    </QueryPanel>
  )
}

function stateLines({ setup: { owner, confirmation, missing }, due, lastFailure }: MailState) {
  return [
    owner ? `Alerts and the weekly summary go to ${owner}.` : 'Mail to you is off: see the setup guide.',
    confirmation
      ? 'Sign-ups are confirmed by mail.'
      : 'Sign-ups are not confirmed by mail: anybody can sign up anybody.',
    missing.length > 0 &&
      `Missing or wrong, so that mail waits: ${missing.join(', ')}. The setup guide says how to set it.`,
    due > 0 && `Mails to subscribers that are due: ${showCount(due)}.`,
    lastFailure &&
      `Last refused: ${lastFailure.kind.replace('_', ' ')}, ${showMoment(lastFailure.created_at)}. ${showReason(lastFailure.detail)} It is tried again by itself.`,
  ]
}

type MailState = MailOverview & { setup: MailSetup }

function showReason(error: string): string {
  return `Cloudflare’s reason: ${error}. The setup guide says what must be right.`
}

function TestMail() {
  const { trigger, data, error, isMutating } = useTestMail()
  const result = data?.data.error
    ? showReason(data.data.error)
    : data && 'The test mail is sent. Check your inbox and the spam folder.'
  return (
    <div className="mt-4">
      <SmallButton busy={isMutating} onClick={() => trigger()}>
        Send me a test mail
      </SmallButton>
      <p role="status" className="mt-2 text-sm">
        {!isMutating && (error ? 'That did not work. Please try again.' : result)}
      </p>
    </div>
  )
}

/** What is set for mail, what is due and what failed last. */
function useMail() {
  return useSWR(['mail'], () => bodyOf(api.owner.mail.$get()))
}

/** Sends a test mail to the owner. */
function useTestMail() {
  return useSWRMutation(['mail', 'test'], () => bodyOf(api.owner.mail.test.$post()), { throwOnError: false })
}
