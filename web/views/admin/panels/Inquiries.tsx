import type { Range } from '#contract/ranges.ts'
import { useInquiries } from '../data/inquiries.ts'
import { showCount } from '../format.ts'
import { Change } from '../overview/Change.tsx'
import { Previous } from '../overview/Previous.tsx'
import { InquiryEntry } from './InquiryEntry.tsx'
import { Panel } from './Panel.tsx'
import { QueryResult } from './QueryResult.tsx'

/** How many inquiries there were, and the latest of them. */
export function Inquiries({ range, className = '' }: { range: Range; className?: string }) {
  return (
    <Panel heading="Enquiries" className={className}>
      <QueryResult query={useInquiries(range)}>
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
            <ul className="mt-3">
              {data.map((inquiry) => (
                <InquiryEntry key={inquiry.id} inquiry={inquiry} />
              ))}
            </ul>
          </>
        )}
      </QueryResult>
    </Panel>
  )
}
