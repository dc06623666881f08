import { type BreakdownRow, OTHER, UNKNOWN } from '../../../../worker/contract/breakdowns.ts'
import type { Range } from '../../../../worker/contract/ranges.ts'
import { breakdownText } from '../../../content/admin.ts'
import { rupees } from '../../../lib/format.ts'
import { Bar } from '../charts/Bar.tsx'
import { showCount } from '../format.ts'

const NAMES = new Map([
  [OTHER, breakdownText.other],
  [UNKNOWN, breakdownText.unknown],
])

type Props = { name: string; rows: BreakdownRow[]; range: Range }

export function BreakdownTable({ name, rows, range }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const valued = rows.some(({ value }) => value !== undefined)
  return (
    <table className="h-fit w-full text-sm">
      <caption className="pb-1.5 text-left font-semibold">{name}</caption>
      <thead className="border-leaf/30 border-b text-left text-moss">
        <tr>
          <th scope="col" className="w-full py-1 font-normal">
            {breakdownText.name}
          </th>
          {valued && (
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {breakdownText.value}
            </th>
          )}
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {breakdownText.count}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {breakdownText.before}
            <span className="sr-only">{breakdownText.beforeDays(range)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, count, previous, value }) => (
          <tr key={key} className="border-leaf/10 border-b align-top">
            <th scope="row" className="w-full py-1.5 text-left font-normal">
              <span className="wrap-anywhere">{NAMES.get(key) ?? key}</span>
              <Bar share={count / most} />
            </th>
            {valued && <td className="py-1.5 pl-3 text-right">{value === undefined ? '' : rupees(value)}</td>}
            <td className="py-1.5 pl-3 text-right font-semibold">{showCount(count)}</td>
            <td className="py-1.5 pl-3 text-right text-moss">{showCount(previous)}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={4} className="py-2 text-moss">
              {breakdownText.none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
