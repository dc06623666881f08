import type { Range } from '#worker/statistics/contract.ts'
import { OTHER, UNKNOWN } from '#worker/statistics/contract.ts'
import { type BreakdownRow, DIMENSIONS, type Dimension, sourceName } from '#worker/tracking/contract.ts'
import { queryBreakdowns } from './queries.ts'
import { showCount } from '../format.ts'
import { QueryPanel } from '../controls/Panel.tsx'

const NAMES: Record<Dimension, string> = {
  placement: 'By the place on the page',
  page: 'By page',
  source: 'By where the visitor came from',
  lot: 'Codes on jars, by lot',
}

/** The count of the range, and of as many days before. */
export const countColumns = (range: Range): Column<BreakdownRow>[] => [
  { name: 'Count', show: ({ count }) => showCount(count), className: 'font-semibold' },
  {
    name: 'Before',
    more: `, in the ${range} days before`,
    show: ({ previous }) => showCount(previous),
    className: 'text-moss',
  },
]

/** Where clicks come from: one table a dimension. */
export function Breakdowns({ range }: { range: Range }) {
  return (
    <QueryPanel
      heading="Where it comes from"
      minHeight="min-h-168 md:min-h-84"
      query={queryBreakdowns(range)}
    >
      {({ data }) => (
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {DIMENSIONS.map((dimension) => (
            <BreakdownTable
              key={dimension}
              name={NAMES[dimension]}
              rows={data[dimension]}
              columns={countColumns(range)}
              bar={({ count }) => count}
            />
          ))}
        </div>
      )}
    </QueryPanel>
  )
}

/** A column of numbers; one of them is emphasized, and drawn as a bar below the name. */
export type Column<Row> = {
  name: string
  /** Follows the name for screen readers. */
  more?: string
  show: (row: Row) => string
  className?: string
}

type Props<Row> = {
  name: string
  /** Whether the name is for screen readers only, where the panel's heading says it. */
  hiddenName?: boolean
  /** It heads the column of keys. */
  heading?: string
  rows: Row[]
  columns: Column<Row>[]
  /** The number that a bar below the key draws. */
  bar?: (row: Row) => number
}

/** One dimension: its keys, each with numbers. */
export function BreakdownTable<Row extends { key: string }>(props: Props<Row>) {
  const { name, hiddenName, heading = 'Name', rows, columns, bar } = props
  const most = Math.max(1, ...(bar ? rows.map(bar) : []))
  return (
    <table className="h-fit w-full text-sm">
      <caption className={hiddenName ? 'sr-only' : 'pb-1.5 text-left font-semibold'}>{name}</caption>
      <thead className="border-leaf/30 border-b text-left text-moss">
        <tr>
          <th scope="col" className="w-full py-1 font-normal">
            {heading}
          </th>
          {columns.map((column) => (
            <th key={column.name} scope="col" className="py-1 pl-3 text-right font-normal">
              {column.name}
              {column.more && <span className="sr-only">{column.more}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-leaf/10 border-b align-top">
            <th scope="row" className="w-full py-1.5 text-left font-normal">
              <span className="wrap-anywhere">{rowName(row.key)}</span>
              {bar && <Bar share={bar(row) / most} />}
            </th>
            {columns.map((column) => (
              <td key={column.name} className={`py-1.5 pl-3 text-right ${column.className ?? ''}`}>
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1} className="py-2 text-moss">
              Nothing counted in this range yet.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function rowName(key: string): string {
  if (key === OTHER) return 'everything else'
  if (key === UNKNOWN) return 'unknown'
  return sourceName(key)
}

/** A thin bar that illustrates the number beside it; `share` is from 0 to 1. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-1 block h-1 w-full rounded-full bg-leaf/10"
    >
      <rect width={Math.min(1, share) * 100} height="1" className="fill-moss" />
    </svg>
  )
}
