import type { Inquiry } from '../../../worker/contract/entities.ts'
import type { Range } from '../../../worker/contract/ranges.ts'
import type { InquiryStats } from '../../../worker/contract/stats.ts'
import { inquiryText, previousText } from '../../content/admin.ts'
import { Change } from './Change.tsx'
import { showCount, showMoment, typeLabel } from './format.ts'
import { Answered, Panel } from './Panel.tsx'
import { useStats } from './use-stats.ts'

const LISTED = 5
const FIELDS = ['name', 'email', 'phone'] as const

export function Inquiries({ range, at }: { range: Range; at: number }) {
  const asked = useStats<InquiryStats>(`/stats/inquiries?days=${range}&limit=${LISTED}`, at)
  return (
    <Panel heading={inquiryText.heading}>
      <Answered asked={asked}>
        {({ data, summary }) => (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="text-3xl text-leaf">{showCount(summary.inRange)}</span>
              <span>
                <Change now={summary.inRange} previous={summary.previous} />
                <span className="text-moss">, {previousText(showCount(summary.previous), range)}</span>
              </span>
            </p>
            {data.length === 0 && <p className="mt-3 text-moss">{inquiryText.none}</p>}
            <ul className="mt-3">
              {data.map((inquiry) => (
                <Entry key={inquiry.id} inquiry={inquiry} />
              ))}
            </ul>
          </>
        )}
      </Answered>
    </Panel>
  )
}

function Entry({ inquiry }: { inquiry: Inquiry }) {
  const given = FIELDS.flatMap((field) => inquiry[field] ?? [])
  return (
    <li className="border-leaf/10 border-t py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{typeLabel(inquiry.inquiry_type)}</span>
        <time dateTime={inquiry.created_at} className="text-moss">
          {showMoment(inquiry.created_at)}
        </time>
      </div>
      {given.length > 0 && <p className="wrap-anywhere">{given.join(' · ')}</p>}
      {inquiry.message && <p className="line-clamp-3 wrap-anywhere text-moss">{inquiry.message}</p>}
    </li>
  )
}
