import { PENDING_RETENTION_DAYS, RETENTION_DAYS } from '#contract/values.ts'
import { Panel } from '../controls/Panel.tsx'

const NOTES = [
  'A day is a day in India. A sale counts on the day on which it was sold, money given back on the day of the refund, a subscriber on the day of the confirmation.',
  `Clicks, views, questions and orders that were not sold are deleted after ${RETENTION_DAYS} days, sign-ups that nobody confirmed ${PENDING_RETENTION_DAYS} days after their mail. Subscribers, sales and the numbers of past days stay.`,
  'Who asks you to erase an order names its reference: look it up under “Mark an order” and erase it. One that was sold stays in the accounts, without reference, note and source.',
  'In the accountant’s file the refund of an earlier sale is a line of its own. In every file a cell that a spreadsheet would take for another number or a day begins with an apostrophe.',
]

/** What the owner asks of her numbers and rows. */
export function KeptData() {
  return (
    <Panel heading="What is kept, and how it counts">
      <ul className="grid max-w-[60ch] gap-1.5 text-sm">
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  )
}
