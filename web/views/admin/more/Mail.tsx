import { useState } from 'react'
import type { MailEntry, OutboxOverview } from '#contract/mail.ts'
import { mailPanelText as text } from '#web/content/admin-mail.ts'
import { sendAgain, sendTestMail, useAction, useMail } from '../data/mail.ts'
import { showCount, showMoment } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { smallButton } from '../small-button.ts'
import { Departures } from './Departures.tsx'
import { MailSetupLines } from './MailSetupLines.tsx'

/** What was sent, what waits and what went wrong. */
export function Mail() {
  const query = useMail()
  return (
    <Panel heading={text.heading} lede={text.lede}>
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <MailSetupLines setup={data.setup} />
            {data.setup.bound && <Outbox overview={data} refresh={query.mutate} />}
            {data.setup.bound && data.setup.owner && <TestMail refresh={query.mutate} />}
          </>
        )}
      </QueryResult>
      <Departures />
    </Panel>
  )
}

type Refresh = { refresh: () => Promise<unknown> }

function Outbox({ overview, refresh }: Refresh & { overview: OutboxOverview }) {
  const { lastSent, waiting, problems } = overview
  return (
    <div className="mt-3 border-leaf/15 border-t pt-3 text-sm">
      <p>
        {lastSent
          ? text.lastSent(text.kinds[lastSent.kind], showMoment(lastSent.sent_at ?? lastSent.created_at))
          : text.noneSent}
      </p>
      {waiting > 0 && <p className="mt-1">{text.waiting(showCount(waiting))}</p>}
      {problems.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{text.problems}</h3>
          <ul>
            {problems.map((mail) => (
              <Problem key={mail.id} mail={mail} refresh={refresh} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Problem({ mail, refresh }: Refresh & { mail: MailEntry }) {
  const { state, run } = useAction(refresh)
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{text.to(text.kinds[mail.kind], mail.recipient)}</p>
        <p className="text-moss">
          {text.statuses[mail.status]} {reasonOf(mail)}
        </p>
        {state === 'failed' && <p role="alert">{text.failed}</p>}
      </div>
      <button
        type="button"
        aria-busy={state === 'busy'}
        onClick={() => run(() => sendAgain(mail.id))}
        className={`${smallButton} shrink-0`}
      >
        {text.again}
        <span className="sr-only"> {text.to(text.kinds[mail.kind], mail.recipient)}</span>
      </button>
    </li>
  )
}

function TestMail({ refresh }: Refresh) {
  const [sent, setSent] = useState<MailEntry | null>(null)
  const { state, run } = useAction(refresh)
  return (
    <div className="mt-4">
      <button
        type="button"
        aria-busy={state === 'busy'}
        onClick={() => run(async () => setSent((await sendTestMail()).data))}
        className={smallButton}
      >
        {text.test}
      </button>
      <p role="status" className="mt-2 text-sm">
        {state === 'failed' && text.failed}
        {state === 'idle' &&
          sent &&
          (sent.status === 'sent' ? text.testSent : `${text.statuses[sent.status]} ${reasonOf(sent)}`)}
      </p>
    </div>
  )
}

function reasonOf({ error }: MailEntry): string {
  return error === null ? '' : (text.errors[error] ?? text.otherError(error))
}
