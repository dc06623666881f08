import { type SubmitEvent, useId } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import type { MailOverview, MailSetup } from '#contract/mail.ts'
import { api, bodyOf } from '#web/api/client.ts'
import { showCount, showMoment } from '../format.ts'
import { Panel, QueryResult } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'

const ACTION_FAILED = 'That did not work. Please check your connection and try again.'

const CONFIRMATION: Record<MailSetup['confirmation'], string> = {
  on: 'Sign-ups are confirmed by mail.',
  off: 'Sign-ups are not confirmed by mail: anybody can sign up anybody.',
  incomplete:
    'MAIL_CONFIRM is on, but something is missing, so sign-ups stay pending. It needs the binding, MAIL_FROM and TOKEN_SECRET (32 characters).',
}

/** What is switched on, what is due and what failed last. */
export function Mail() {
  return (
    <Panel
      heading="Mail"
      lede="Mail to you, and the confirmations of sign-ups. Letters are sent with the tool of your choice."
    >
      <QueryResult query={useMail()}>
        {({ data }) => (
          <>
            <ul className="grid gap-1.5 text-sm">
              {[...setupLines(data.setup), ...stateLines(data)].map(
                (line) => line && <li key={line}>{line}</li>,
              )}
            </ul>
            {data.setup.bound && data.setup.owner && <TestMail />}
          </>
        )}
      </QueryResult>
      <PastedUnsubscribes />
    </Panel>
  )
}

function setupLines({ bound, sender, owner, tokenSecret, confirmation }: MailSetup) {
  if (!bound && sender === null && confirmation === 'off') {
    return ['Mail is off. The setup guide says how to switch it on.']
  }
  return [
    !bound && 'MAIL_FROM is set, but the Worker has no send_email binding: see wrangler.toml.',
    sender === null && 'The Worker may send mail, but MAIL_FROM is not set to one plain address.',
    owner === null ? 'Mail to you is off: OWNER_MAIL is not set.' : `Alerts and summaries go to ${owner}.`,
    CONFIRMATION[confirmation],
    !tokenSecret && 'TOKEN_SECRET is not set: the subscribers’ file has no links to unsubscribe.',
  ]
}

function stateLines({ due, lastFailure }: MailOverview) {
  return [
    due > 0 && `Mails to subscribers that are due: ${showCount(due)}.`,
    lastFailure &&
      `Last refused: ${lastFailure.kind.replace('_', ' ')}, ${showMoment(lastFailure.created_at)}. ${reason(lastFailure.detail)} It is tried again by itself.`,
  ]
}

function reason(error: string): string {
  return `Cloudflare’s reason: ${error}. The setup guide says what must be right.`
}

function TestMail() {
  const { trigger, data, error, isMutating } = useTestMail()
  const result =
    data &&
    (data.data.error
      ? reason(data.data.error)
      : 'The test mail is sent. Check your inbox and the spam folder.')
  return (
    <div className="mt-4">
      <SmallButton busy={isMutating} onClick={() => trigger()}>
        Send me a test mail
      </SmallButton>
      <p role="status" className="mt-2 text-sm">
        {!isMutating && (error ? ACTION_FAILED : result)}
      </p>
    </div>
  )
}

/** Takes over addresses that unsubscribed through the tool that letters are sent with. */
function PastedUnsubscribes() {
  const id = useId()
  const { trigger, data, error, isMutating } = useUnsubscribe()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isMutating) void trigger(String(new FormData(event.currentTarget).get('addresses')))
  }
  const result = data?.data
  return (
    <form onSubmit={submit} className="mt-5 border-leaf/15 border-t pt-4 text-sm">
      <h3 className="font-semibold">They unsubscribed elsewhere</h3>
      <label htmlFor={id} className="mt-1 block text-moss">
        Paste addresses that unsubscribed through your letter tool
      </label>
      <textarea
        id={id}
        name="addresses"
        rows={3}
        required
        className="mt-2 w-full rounded-lg border border-leaf/40 bg-white p-3"
      />
      <SmallButton type="submit" busy={isMutating} className="mt-2">
        Unsubscribe them
      </SmallButton>
      <p role="status" className="mt-2">
        {!isMutating && error && ACTION_FAILED}
        {!isMutating &&
          result &&
          `Unsubscribed: ${result.unsubscribed}. Before: ${result.already}. Not in the list: ${result.unknown}.`}
      </p>
    </form>
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

/** Unsubscribes addresses that unsubscribed through another tool, and loads everything again. */
function useUnsubscribe() {
  const { mutate } = useSWRConfig()
  return useSWRMutation(
    ['unsubscribe'],
    (_key, { arg: addresses }: { arg: string }) =>
      bodyOf(api.owner.unsubscribes.$post({ json: { addresses } })),
    { throwOnError: false, onSuccess: () => void mutate(() => true) },
  )
}
