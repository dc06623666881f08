import type { MailEntry, OutboxOverview } from '#contract/mail.ts'
import { useMail, useRetry, useTestMail } from '../data/mail.ts'
import { showCount, showMoment } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { smallButton } from '../small-button.ts'
import { MailSetupLines } from './MailSetupLines.tsx'
import { mailPanelText as text } from './mail-words.ts'
import { PastedUnsubscribes } from './PastedUnsubscribes.tsx'

/** What was sent, what waits and what went wrong. */
export function Mail() {
  const query = useMail()
  return (
    <Panel heading={text.heading} lede={text.lede}>
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <MailSetupLines setup={data.setup} />
            {data.setup.bound && <Outbox overview={data} />}
            {data.setup.bound && data.setup.owner && <TestMail />}
          </>
        )}
      </QueryResult>
      <PastedUnsubscribes />
    </Panel>
  )
}

function Outbox({ overview }: { overview: OutboxOverview }) {
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
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{text.to(text.kinds[mail.kind], mail.recipient)}</p>
        <p className="text-moss">
          {text.statuses[mail.status]} {reasonOf(mail)}
        </p>
        {error && <p role="alert">{text.failed}</p>}
      </div>
      <button
        type="button"
        aria-busy={isMutating}
        onClick={() => isMutating || trigger()}
        className={`${smallButton} shrink-0`}
      >
        {text.again}
        <span className="sr-only"> {text.to(text.kinds[mail.kind], mail.recipient)}</span>
      </button>
    </li>
  )
}

function TestMail() {
  const { trigger, data, error, isMutating } = useTestMail()
  return (
    <div className="mt-4">
      <button
        type="button"
        aria-busy={isMutating}
        onClick={() => isMutating || trigger()}
        className={smallButton}
      >
        {text.test}
      </button>
      <p role="status" className="mt-2 text-sm">
        {!isMutating && (error ? text.failed : data && outcomeOf(data.data))}
      </p>
    </div>
  )
}

function outcomeOf(mail: MailEntry | null): string {
  if (mail === null) return ''
  return mail.status === 'sent' ? text.testSent : `${text.statuses[mail.status]} ${reasonOf(mail)}`
}

function reasonOf({ error }: MailEntry): string {
  return error === null ? '' : (text.errors[error] ?? text.otherError(error))
}
