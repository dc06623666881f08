import Download from 'lucide-react/icons/download'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { type Chosen, spanQuery } from './range.ts'

const FILES = [
  { name: 'Orders', path: '/api/stats/orders.csv' },
  // Confirmed addresses only, of any date, each with its link to unsubscribe.
  { name: 'Subscribers', path: '/api/stats/subscriptions.csv', allTime: true },
  { name: 'Interactions', path: '/api/stats/interactions.csv' },
  { name: 'Enquiries', path: '/api/stats/inquiries.csv' },
  { name: 'Product events', path: '/api/stats/products.csv' },
]

/** The lists of the range, and all subscribers, as CSV files. */
export function Downloads({ chosen }: { chosen: Chosen }) {
  return (
    <Panel
      heading="Downloads"
      lede="CSV files for the range chosen above; of subscribers, all that are confirmed. They contain personal data: keep them as carefully as the owner key."
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        {FILES.map(({ name, path, allTime }) => (
          <li key={path}>
            <a
              href={
                allTime ? path : `${path}?${new URLSearchParams(spanQuery({ ...chosen, compare: 'before' }))}`
              }
              download
              className={`${buttonStyle.plain} w-full`}
            >
              <Download aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
