import type { MailEntry, MailSetup, OutboxOverview } from '#contract/mail.ts'
import { useMail, useRetry, useTestMail } from '../data/mail.ts'
import { showCount, showMoment } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { ACTION_FAILED, kindOf, outcomeOf } from './mail-words.ts'
import { PastedUnsubscribes } from './PastedUnsubscribes.tsx'

const CONFIRMATION: Record<MailSetup['confirmation'], string> = {
  on: 'Sign-ups are confirmed by mail.',
  off: 'Sign-ups are not confirmed by mail: anybody can sign up anybody.',
  incomplete:
    'MAIL_CONFIRM is on, but something is missing, so sign-ups stay pending, and the mails to confirm them wait. It needs the binding, MAIL_FROM and TOKEN_SECRET (32 characters).',
}

/** What was sent, what waits and what went wrong. */
export function Mail() {
  return (
    <Panel
      heading="Mail"
      lede="Mail to you, and the confirmations of sign-ups. Letters are sent with the tool of your choice."
    >
      <QueryResult query={useMail()}>
        {({ data }) => (
          <>
            <SetupLines setup={data.setup} />
            {data.setup.bound && <Outbox overview={data} />}
            {data.setup.bound && data.setup.owner && <TestMail />}
          </>
        )}
      </QueryResult>
      <PastedUnsubscribes />
    </Panel>
  )
}

/** What is set for mail, and what is missing, in sentences. */
function SetupLines({ setup }: { setup: MailSetup }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {linesOf(setup).map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  )
}

function linesOf({ bound, sender, owner, tokenSecret, confirmation }: MailSetup) {
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

function Outbox({ overview: { lastSent, waiting, problems } }: { overview: OutboxOverview }) {
  return (
    <div className="mt-3 border-leaf/15 border-t pt-3 text-sm">
      <p>
        {lastSent
          ? `Last mail sent: ${kindOf(lastSent)}, ${showMoment(lastSent.sent_at ?? lastSent.created_at)}`
          : 'No mail has been sent yet.'}
      </p>
      {waiting > 0 && <p className="mt-1">Waiting to be sent: {showCount(waiting)}</p>}
      {problems.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">Needs your attention</h3>
          <ul>
            {problems.map((mail) => (
              <Problem key={mail.id} mail={mail} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Problem({ mail }: { mail: MailEntry }) {
  const { trigger, error, isMutating } = useRetry(mail.id)
  const name = `${kindOf(mail)} to ${mail.recipient}`
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-moss">{outcomeOf(mail)}</p>
        {error && <p role="alert">{ACTION_FAILED}</p>}
      </div>
      <SmallButton busy={isMutating} onClick={() => trigger()} className="shrink-0">
        Send again
        <span className="sr-only"> {name}</span>
      </SmallButton>
    </li>
  )
}

function TestMail() {
  const { trigger, data, error, isMutating } = useTestMail()
  const sent = data?.data
  return (
    <div className="mt-4">
      <SmallButton busy={isMutating} onClick={() => trigger()}>
        Send me a test mail
      </SmallButton>
      <p role="status" className="mt-2 text-sm">
        {!isMutating && error && ACTION_FAILED}
        {!isMutating &&
          sent &&
          (sent.status === 'sent'
            ? 'The test mail is sent. Check your inbox and the spam folder.'
            : outcomeOf(sent))}
      </p>
    </div>
  )
}
