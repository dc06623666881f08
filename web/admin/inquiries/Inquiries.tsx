import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { mailAddress } from '#web/shop/mail-address.ts'
import { splitLanguage } from '#web/views.ts'
import type { Inquiry, InquiryStatus } from '#worker/inquiries/contract.ts'
import { MAX_TO_DO } from '#worker/statistics/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { Pager, usePages } from '../controls/Pager.tsx'
import { Panel, Part, QueryResult } from '../controls/Panel.tsx'
import { buttonStyle, OnceButton } from '../controls/SmallButton.tsx'
import { showFailure } from '../controls/show-failure.ts'
import { dayInIndia, plural, showCount, showMoment } from '../format.ts'
import { pageName } from '../names.ts'
import { toDo } from '../runs/queries.ts'
import { useSession } from '../session/session.ts'
import { useShop } from '../shop.ts'
import { type Chosen, lengthOf } from '../statistics/range.ts'
import { queryInquiries, queryInquiryStats } from './queries.ts'

/** Enquiries that have words, in full, and how they are answered. */
export function Inquiries({ chosen }: { chosen: Chosen }) {
  return (
    <Panel
      id="enquiries"
      heading="Enquiries"
      lede={
        <Part keys={['inquiry-stats', 'to-do']}>
          <Lede chosen={chosen} />
        </Part>
      }
    >
      <InquiryList status="new" />
      <AnsweredInquiries />
    </Panel>
  )
}

function Lede({ chosen }: { chosen: Chosen }) {
  const { key, fetch } = queryInquiryStats(chosen)
  const { data } = useSWR(key, fetch)
  const { data: waiting } = useSWR(toDo.key, toDo.fetch)
  if (!data) return '…'
  const count = waiting?.data.inquiries.count ?? 0
  const toAnswer =
    count === 0 ? 'None to answer.' : `${count >= MAX_TO_DO ? `${MAX_TO_DO - 1}+` : count} to answer.`
  const { chats } = data.summary
  const days = lengthOf(chosen.range, dayInIndia(Date.now()))
  const compared = chosen.compare === 'year' ? 'a year ago' : 'before'
  return `${toAnswer} ${plural(chats.inRange, 'chat', 'chats')} opened in ${days} days, ${showCount(chats.previous)} ${compared}.`
}

function AnsweredInquiries() {
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="border-moss/40 border-b">
      <summary className="min-h-11 cursor-pointer text-[0.9375rem] text-moss leading-11 underline decoration-moss/60 underline-offset-4">
        Answered
      </summary>
      {isOpened && <InquiryList status="answered" />}
    </details>
  )
}

function InquiryList({ status }: { status: InquiryStatus }) {
  const pages = usePages()
  return (
    <QueryResult query={queryInquiries(status, pages.before)}>
      {({ data, next }) => (
        <>
          {data.length === 0 && (
            <p className="border-moss/40 border-t py-3 text-moss">
              {status === 'new' ? 'None to answer' : 'None answered yet'}
            </p>
          )}
          <ul tabIndex={-1}>
            {data.map((inquiry) => (
              <InquiryEntry key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </QueryResult>
  )
}

function InquiryEntry({ inquiry }: { inquiry: Inquiry }) {
  const { articles, lots } = useShop()
  const { id, name, email, phone, message, page, created_at } = inquiry
  const [isDone, setDone] = useState(false)
  const { mutate } = useSWRConfig()
  const { retryAfterSignIn } = useSession()
  const who = name || 'No name'
  const to = inquiry.status === 'new' ? 'answered' : 'new'
  const { trigger, isMutating } = useSWRMutation(
    ['answer', id],
    () =>
      retryAfterSignIn(
        () => bodyOf(api.owner.inquiries[':id'].$patch({ param: { id }, json: { status: to } })),
        `The enquiry of ${who} is not marked yet`,
      ),
    {
      throwOnError: false,
      onError: () => showFailure('Not saved'),
      onSuccess() {
        setDone(true)
        void mutate((key) => Array.isArray(key) && key[0] === 'to-do')
      },
    },
  )
  return (
    <li className="enquiry">
      <div className="who">
        <b>{who}</b>
        <time dateTime={created_at}>{showMoment(created_at)}</time>
        {(phone || email) && <span>{[phone, email].filter(Boolean).join(', ')}</span>}
        {page && (
          <span>
            from{' '}
            {fromPage(
              page,
              articles,
              lots.map(({ lot }) => lot),
            )}
          </span>
        )}
      </div>
      <p className="words">{message}</p>
      <div className="acts print:hidden">
        <Ways inquiry={inquiry} who={who} />
        {isDone ? (
          <p className="state ml-auto">{to === 'answered' ? 'Answered' : 'To answer'}</p>
        ) : (
          <OnceButton as="finish" busy={isMutating} onClick={() => trigger()} className="ml-auto max-md:px-3">
            <span>{to === 'answered' ? 'Mark answered' : 'Reopen'}</span>
            <span className="sr-only"> {who}</span>
          </OnceButton>
        )}
        {inquiry.status === 'answered' && (
          <DeleteButton
            id={id}
            name={`the enquiry of ${name || showMoment(created_at)}`}
            remove={() => bodyOf(api.owner.inquiries[':id'].$delete({ param: { id } }))}
          />
        )}
      </div>
    </li>
  )
}

function fromPage(page: string, articles: Readonly<Record<string, string>>, lots: readonly string[]): string {
  const lot = lots.find((code) => splitLanguage(page).path.endsWith(`/${code}`))
  const name = pageName(page, articles)
  return lot ? name.replace('Lot', 'lot') : name
}

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center font-medium text-[0.9375rem] text-moss underline decoration-1 decoration-moss/60 underline-offset-4 hover:text-leaf'

/** The ways to answer: the one that the customer wrote from is a button, the others are links. */
function Ways({ inquiry: { email, phone_e164, message }, who }: { inquiry: Inquiry; who: string }) {
  const ways = [
    ...(phone_e164 ? [{ name: 'WhatsApp', href: `https://wa.me/${phone_e164.slice(1)}` }] : []),
    ...(email
      ? [{ name: 'Mail', href: mailAddress(email, { subject: 'Your question', body: quote(message) }) }]
      : []),
    ...(phone_e164 ? [{ name: 'Call', href: `tel:${phone_e164}` }] : []),
  ]
  return ways.map(({ name, href }, index) => (
    <a
      key={name}
      href={href}
      {...(name === 'WhatsApp' && { target: '_blank', rel: 'noopener' })}
      className={index === 0 ? `${buttonStyle.filled} max-md:px-3` : LINK}
    >
      {name}
      <span className="sr-only"> {who}</span>
    </a>
  ))
}

function quote(message: string | null): string {
  return `\n\n${(message ?? '')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`
}
