import { api, bodyOf } from '#web/api/client.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import type { Range } from '#worker/statistics/contract.ts'
import { DIRECT } from '#worker/tracking/contract.ts'
import { queryInquiries } from '../statistics/queries.ts'
import { showCount, showMoment, typeLabel } from '../format.ts'
import { LanguageNote } from '../controls/LanguageNote.tsx'
import { Change, Previous } from '../statistics/Change.tsx'
import { DeleteForGood } from '../controls/DeleteForGood.tsx'
import { QueryPanel } from '../controls/Panel.tsx'

/** How many inquiries there were, and the latest of them. */
export function Inquiries({ range, className = '' }: { range: Range; className?: string }) {
  return (
    <QueryPanel heading="Enquiries" minHeight="min-h-60" className={className} query={queryInquiries(range)}>
      {({ data, summary }) => (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="text-3xl text-leaf">{showCount(summary.inRange)}</span>
            <span>
              <Change now={summary.inRange} previous={summary.previous} />
              <span className="text-moss">
                , <Previous count={summary.previous} range={range} />
              </span>
            </span>
          </p>
          {data.length === 0 && <p className="mt-3 text-moss">No enquiries in this range yet</p>}
          <ul tabIndex={-1} className="mt-3">
            {data.map((inquiry) => (
              <InquiryEntry key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
        </>
      )}
    </QueryPanel>
  )
}

const CONTACT_FIELDS = ['name', 'email', 'phone'] as const
/** The inquiry type of the floating chat button, which has no contact data. */
const CHAT_TYPE = 'whatsapp'

function InquiryEntry({ inquiry }: { inquiry: Inquiry }) {
  const { id, name, created_at } = inquiry
  const contact = CONTACT_FIELDS.flatMap((field) => inquiry[field] ?? [])
  return (
    <li className="border-leaf/10 border-t py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {inquiry.inquiry_type === CHAT_TYPE ? 'Chat opened' : typeLabel(inquiry.inquiry_type)}
        </span>
        <time dateTime={inquiry.created_at} className="text-moss">
          {showMoment(inquiry.created_at)}
        </time>
      </div>
      {(inquiry.page || inquiry.source) && (
        <p className="wrap-anywhere text-moss">
          {originOf(inquiry)}
          <LanguageNote page={inquiry.page} />
        </p>
      )}
      {contact.length > 0 && <p className="wrap-anywhere">{contact.join(' · ')}</p>}
      {inquiry.message && <p className="line-clamp-3 wrap-anywhere text-moss">{inquiry.message}</p>}
      <div className="mt-1.5">
        <DeleteForGood
          id={id}
          name={`the enquiry of ${name || showMoment(created_at)}`}
          remove={() => bodyOf(api.owner.inquiries[':id'].$delete({ param: { id } }))}
        />
      </div>
    </li>
  )
}

/** Where it was made, and where the visit came from: `on /blog, from instagram`. */
function originOf({ page, source }: Inquiry): string {
  const from = source === DIRECT ? 'without a referring site' : source && `from ${source}`
  return [page && `on ${page}`, from].filter(Boolean).join(', ')
}
