import { chatText } from '#web/shop/chat.ts'
import { mailAddress } from '#web/shop/mail-address.ts'
import type { InquiryStatus } from '#worker/inquiries/constants.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import { buttonStyle, SmallButton, stateStyle } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { showMoment } from '../format.ts'
import { pageName } from '../names.ts'
import { useShop } from '../shop.ts'
import { useInquiries } from './use-inquiries.ts'

/** From so many letters on a message can be higher than its place. */
const SCROLLED = 700

type Props = {
  inquiry: Inquiry
  /** The status of the list; undefined in a search, which has both. */
  list?: InquiryStatus | undefined
}

/** An enquiry in full, how it is answered and marked, or with a box to select it while some are to be deleted. */
export function InquiryEntry({ inquiry: loaded, list }: Props) {
  const { articles } = useShop()
  const { current, mark, selected, select } = useInquiries()
  const inquiry = current(loaded)
  const { id, name, email, phone, message, page, created_at, status } = inquiry
  const who = name || 'No name'
  const to = status === 'new' ? 'answered' : 'new'
  const [busy, change] = useAction(() => mark(inquiry, to, list ?? status))
  return (
    <li className="border-jam/35 border-t py-3 md:grid md:grid-cols-12 md:gap-x-gap">
      <div className="grid grid-cols-1 gap-x-3 text-caption text-moss min-[24rem]:max-md:grid-cols-[minmax(0,1fr)_auto] md:col-span-4 md:content-start lg:col-span-3">
        {selected ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={selected.has(id)}
              onChange={() => select([id])}
              className="size-5.5 shrink-0 accent-leaf"
            />
            <b className="wrap-anywhere font-semibold text-label text-jam">{who}</b>
          </label>
        ) : (
          <b className="wrap-anywhere font-semibold text-label text-jam">{who}</b>
        )}
        <time dateTime={created_at} className="self-center">
          {showMoment(created_at)}
        </time>
        {(phone || email) && (
          <span className="wrap-anywhere col-span-full">{[phone, email].filter(Boolean).join(', ')}</span>
        )}
        {page && (
          <span className="wrap-anywhere col-span-full">
            from {pageName(page, articles).replace(/^Lot /, 'lot ')}
          </span>
        )}
      </div>
      {/* Browsers give what scrolls a stop of the Tab key, but Safari. */}
      <p
        tabIndex={message?.[SCROLLED] ? 0 : undefined}
        className="wrap-anywhere mt-1.5 mb-2.5 max-h-96 max-w-[65ch] overflow-y-auto whitespace-pre-line text-label print:max-h-none md:c5 md:mt-0 lg:col-start-4 lg:col-end-9 lg:mb-0"
      >
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-y-2 min-[24rem]:gap-x-1 md:c5 md:gap-x-3 lg:c9 lg:content-start print:hidden">
        <Ways inquiry={inquiry} who={who} />
        {list && status !== list ? (
          <p className={`${stateStyle} ml-auto`}>{status === 'answered' ? 'Answered' : 'To answer'}</p>
        ) : (
          <SmallButton as="finish" busy={busy} onClick={change} className="ml-auto max-md:px-3">
            <span>{to === 'answered' ? 'Mark answered' : 'Reopen'}</span>
            <span className="sr-only"> {who}</span>
          </SmallButton>
        )}
      </div>
    </li>
  )
}

/**
 * The ways to answer: the one that the customer wrote from is a button, the others are links. What is written begins with
 * the question, as a quote.
 */
function Ways({ inquiry: { email, phone_e164, message }, who }: { inquiry: Inquiry; who: string }) {
  const quote = (message ?? '').replace(/^/gm, '> ')
  const text = message ? `?text=${encodeURIComponent(`${chatText(quote)}\n\n`)}` : ''
  const ways = [
    { name: 'WhatsApp', href: phone_e164 && `https://wa.me/${phone_e164.slice(1)}${text}` },
    { name: 'Mail', href: email && mailAddress(email, { subject: 'Your question', body: `\n\n${quote}` }) },
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
