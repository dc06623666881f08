import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { mailAddress } from '#web/shop/mail-address.ts'
import type { Inquiry, InquiryStatus } from '#worker/inquiries/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { PagedList } from '../controls/PagedList.tsx'
import { LazyDisclosure, Panel } from '../controls/Panel.tsx'
import { buttonStyle, SmallButton, stateStyle } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { showMoment } from '../format.ts'
import { pageName } from '../names.ts'
import { toDo } from '../runs/queries.ts'
import { useShop } from '../shop.ts'

/** Enquiries that have words, in full, and how they are answered. */
export function Inquiries() {
  return (
    <Panel id="enquiries" heading="Enquiries">
      <InquiryList status="new" />
      <LazyDisclosure summary="Answered" className="border-moss/40 border-b">
        <InquiryList status="answered" />
      </LazyDisclosure>
    </Panel>
  )
}

/** Enquiries on one page of the list. */
const PAGE_SIZE = '10'

function InquiryList({ status }: { status: InquiryStatus }) {
  return (
    <PagedList
      query={(before) => {
        const query = { status, limit: PAGE_SIZE, ...(before && { before }) }
        return { key: ['inquiries', query], fetch: () => bodyOf(api.owner.inquiries.$get({ query })) }
      }}
    >
      {(data) => (
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
        </>
      )}
    </PagedList>
  )
}

function InquiryEntry({ inquiry }: { inquiry: Inquiry }) {
  const { articles } = useShop()
  const { id, name, email, phone, message, page, created_at } = inquiry
  const [isDone, setDone] = useState(false)
  const { mutate } = useSWRConfig()
  const who = name || 'No name'
  const to = inquiry.status === 'new' ? 'answered' : 'new'
  const [busy, answer] = useAction(async () => {
    await bodyOf(api.owner.inquiries[':id'].$patch({ param: { id }, json: { status: to } }))
    setDone(true)
    void mutate(toDo.key)
  })
  return (
    <li className="border-jam/35 border-t py-3 md:grid md:grid-cols-12 md:gap-x-gap">
      <div className="grid grid-cols-1 gap-x-3 text-[0.875rem] text-moss min-[24rem]:max-md:grid-cols-[minmax(0,1fr)_auto] md:col-span-4 md:content-start lg:col-span-3">
        <b className="wrap-anywhere font-semibold text-[0.9375rem] text-jam">{who}</b>
        <time dateTime={created_at}>{showMoment(created_at)}</time>
        {(phone || email) && (
          <span className="wrap-anywhere col-span-full">{[phone, email].filter(Boolean).join(', ')}</span>
        )}
        {page && (
          <span className="wrap-anywhere col-span-full">
            from {pageName(page, articles).replace(/^Lot /, 'lot ')}
          </span>
        )}
      </div>
      <p className="wrap-anywhere mt-1.5 mb-2.5 max-w-[65ch] whitespace-pre-line text-[0.9375rem] md:c5 md:mt-0 lg:col-start-4 lg:col-end-9 lg:mb-0">
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-y-2 min-[24rem]:gap-x-1 md:c5 md:gap-x-3 lg:c9 lg:content-start print:hidden">
        <Ways inquiry={inquiry} who={who} />
        {isDone ? (
          <p className={`${stateStyle} ml-auto`}>{to === 'answered' ? 'Answered' : 'To answer'}</p>
        ) : (
          <SmallButton as="finish" busy={busy} onClick={answer} className="ml-auto max-md:px-3">
            <span>{to === 'answered' ? 'Mark answered' : 'Reopen'}</span>
            <span className="sr-only"> {who}</span>
          </SmallButton>
        )}
        {inquiry.status === 'answered' && (
          <DeleteButton
            name={`the enquiry of ${name || showMoment(created_at)}`}
            remove={() => bodyOf(api.owner.inquiries[':id'].$delete({ param: { id } }))}
          />
        )}
      </div>
    </li>
  )
}

/** The ways to answer: the one that the customer wrote from is a button, the others are links. */
function Ways({ inquiry: { email, phone_e164, message }, who }: { inquiry: Inquiry; who: string }) {
  const body = `\n\n${(message ?? '').replace(/^/gm, '> ')}`
  const ways = [
    { name: 'WhatsApp', href: phone_e164 && `https://wa.me/${phone_e164.slice(1)}` },
    { name: 'Mail', href: email && mailAddress(email, { subject: 'Your question', body }) },
    { name: 'Call', href: phone_e164 && `tel:${phone_e164}` },
  ].flatMap(({ name, href }) => (href ? { name, href } : []))
  return ways.map(({ name, href }, index) => (
    <a
      key={name}
      href={href}
      {...(name === 'WhatsApp' && { target: '_blank', rel: 'noopener' })}
      className={index === 0 ? `${buttonStyle.filled} max-md:px-3` : `${buttonStyle.text} justify-center`}
    >
      {name}
      <span className="sr-only"> {who}</span>
    </a>
  ))
}
