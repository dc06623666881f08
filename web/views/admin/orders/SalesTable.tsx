import { OTHER, UNKNOWN } from '../../../../worker/contract/breakdowns.ts'
import { LOT_SOURCE, type OrderStats } from '../../../../worker/contract/orders.ts'
import { breakdownText, orderText } from '../../../content/admin.ts'
import { rupees } from '../../../lib/format.ts'
import { Bar } from '../charts/Bar.tsx'
import { showCount } from '../format.ts'

type Props = { name: string; rows: OrderStats['breakdowns']['source'] }

/** Clicks, sales and rupees of one dimension. */
export function SalesTable({ name, rows }: Props) {
  const { sales } = orderText
  const most = Math.max(1, ...rows.map((row) => row.rupees))
  return (
    <table className="h-fit w-full text-sm">
      <caption className="pb-1.5 text-left font-semibold">{name}</caption>
      <thead className="border-leaf/30 border-b text-left text-moss">
        <tr>
          <th scope="col" className="w-full py-1 font-normal">
            {sales.name}
          </th>
          {[sales.clicked, sales.sold, sales.rupees].map((column) => (
            <th key={column} scope="col" className="py-1 pl-3 text-right font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-leaf/10 border-b align-top">
            <th scope="row" className="w-full py-1.5 text-left font-normal">
              <span className="wrap-anywhere">{rowName(row.key)}</span>
              <Bar share={row.rupees / most} />
            </th>
            <td className="py-1.5 pl-3 text-right">{showCount(row.clicked)}</td>
            <td className="py-1.5 pl-3 text-right">{showCount(row.sold)}</td>
            <td className="py-1.5 pl-3 text-right font-semibold">{rupees(row.rupees)}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={4} className="py-2 text-moss">
              {sales.none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function rowName(key: string): string {
  if (key === OTHER) return breakdownText.other
  if (key === UNKNOWN) return breakdownText.unknown
  return key.startsWith(LOT_SOURCE) ? orderText.sales.lot(key.slice(LOT_SOURCE.length)) : key
}
