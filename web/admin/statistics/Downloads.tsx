import { Panel } from '../controls/Panel.tsx'
import { DownloadLink } from '../controls/SmallButton.tsx'
import { useNumbers } from './use-numbers.ts'

const FILES = [
  { name: 'Sales', path: '/api/stats/sales.csv' },
  { name: 'Orders', path: '/api/stats/orders.csv' },
  // Confirmed addresses only, of any date, each with its link to unsubscribe.
  { name: 'Subscribers', path: '/api/stats/subscriptions.csv', allTime: true },
  { name: 'Interactions', path: '/api/stats/interactions.csv' },
  { name: 'Enquiries', path: '/api/stats/inquiries.csv' },
  { name: 'Product events', path: '/api/stats/products.csv' },
]

/** The lists of the range, and all subscribers, as CSV files. */
export function Downloads() {
  const { compare: _, ...days } = useNumbers().span
  const span = new URLSearchParams(days)
  return (
    <Panel
      heading="Downloads"
      className="print:hidden"
      lede="CSV files for the range chosen above: “Sales” is for the accountant, “Subscribers” has all that are confirmed. They contain personal data: keep them as carefully as the owner key."
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        {FILES.map(({ name, path, allTime }) => (
          <li key={path}>
            <DownloadLink href={allTime ? path : `${path}?${span}`} className="w-full">
              {name}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
