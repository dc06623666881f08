import type { Range } from '#contract/ranges.ts'
import { useInquiries } from '../data/queries.ts'
import { showCount } from '../format.ts'
import { Change, Previous } from '../overview/Change.tsx'
import { InquiryEntry } from './InquiryEntry.tsx'
import { QueryPanel } from './Panel.tsx'

/** How many inquiries there were, and the latest of them. */
export function Inquiries({ range, className = '' }: { range: Range; className?: string }) {
  return (
    <QueryPanel heading="Enquiries" className={className} query={useInquiries(range)}>
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
