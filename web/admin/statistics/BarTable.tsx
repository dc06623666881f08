import { type CSSProperties, Fragment, type ReactNode, useState } from 'react'
import { sumOf } from '#contract/sum-of.ts'
import { Segments } from '../controls/form-fields.tsx'
import { showCount } from '../format.ts'
import type { Chosen } from './range.ts'

/** A column of numbers. */
export type Column<Row> = {
  name: string
  /** Follows the name for screen readers. */
  more?: string
  of: (row: Row) => number
  /** The number of all rows, where it is not their sum: an order may be in several. */
  all?: number
  /** Formats a number; by default a count. */
  format?: (count: number) => string
}

export type TableProps<Row> = {
  name: string
  /** It heads the column of keys. */
  heading: string
  keyName: (key: string) => string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** What is shown where there are no rows. */
  empty?: string
}

/** Places the name of a row above its numbers on the narrowest screens. */
const ROW = 'max-tiny:flex max-tiny:flex-wrap max-tiny:items-end'
const KEY = 'text-left max-tiny:h-auto max-tiny:basis-full max-tiny:border-b-0'
const NUMBER = 'pl-2 text-right max-tiny:h-auto max-tiny:p-0 max-tiny:pb-1 md:pl-2.5'
const HEAD = 'border-current/50 border-b py-0.75 align-bottom font-normal'
const CELL = 'h-8.5 border-current/12 border-b'
const SUM = 'h-9 border-current/50 border-t font-semibold'

/** One dimension: its keys, each with numbers, the last of them beside a bar; the sums of several rows below. */
export function BarTable<Row extends { key: string }>({
  name,
  heading,
  keyName,
  rows,
  columns,
  empty = 'Nothing counted in this range yet.',
}: TableProps<Row>) {
  const bar = columns.at(-1)
  const lengthOf = (row: Row) => Math.max(0, bar?.of(row) ?? 0)
  const longest = Math.max(1, ...rows.map(lengthOf))
  const classOf = (column: Column<Row>) =>
    `${NUMBER} ${column === bar ? 'value max-tiny:min-w-[34%] max-tiny:flex-none max-tiny:whitespace-nowrap' : 'max-tiny:flex-1'}`
  const renderCells = (classes: string, numberOf: (column: Column<Row>) => number, track?: ReactNode) =>
    columns.map((column) => (
      <Fragment key={column.name}>
        {column === bar && (
          <td aria-hidden className={`w-[15%] pl-2 max-[22rem]:hidden md:w-[24%] md:pl-4 ${classes}`}>
            {track}
          </td>
        )}
        <td
          className={`whitespace-nowrap max-[22rem]:whitespace-normal ${column === bar ? 'font-semibold' : ''} ${classes} ${classOf(column)}`}
        >
          {(column.format ?? showCount)(numberOf(column))}
        </td>
      </Fragment>
    ))
  return (
    <table className="h-fit w-full border-collapse text-caption">
      <caption className="pb-0.5 text-left font-semibold text-label">{name}</caption>
      <thead className="text-moss leading-[1.25] max-tiny:text-[0.6875rem]">
        <tr className={ROW}>
          <th scope="col" className={`${HEAD} ${KEY}`}>
            {heading}
          </th>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={`${HEAD} ${classOf(column)}`}
              colSpan={column === bar ? 2 : undefined}
            >
              {column.name}
              {column.more && <span className="sr-only">{column.more}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={ROW}>
            <th scope="row" className={`wrap-anywhere font-normal leading-[1.25] ${CELL} ${KEY}`}>
              {keyName(row.key)}
            </th>
            {renderCells(
              CELL,
              (column) => column.of(row),
              <i
                style={{ '--share': lengthOf(row) / longest } as CSSProperties}
                className="block h-3 w-[calc(100%*var(--share))] bg-track forced-color-adjust-none"
              />,
            )}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className={ROW}>
            <td colSpan={columns.length + 2} className={`text-left text-moss ${CELL}`}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr className={ROW}>
            <th scope="row" className={`${SUM} ${KEY}`}>
              All
            </th>
            {renderCells(`max-tiny:border-t-0 ${SUM}`, (column) => column.all ?? sumOf(rows, column.of))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The column of the period that a range is compared with. */
export function beforeColumn({ compare }: Chosen): Column<{ previous: number }> {
  return {
    name: 'Before',
    more: compare === 'year' ? ', a year ago' : ', in as many days before',
    of: ({ previous }) => previous,
  }
}

/** The counts of a range and of the one that it is compared with. */
export function countColumns(chosen: Chosen): Column<{ previous: number; count: number }>[] {
  return [beforeColumn(chosen), { name: 'Count', of: ({ count }) => count }]
}

/** A table, and the place that `className` gives it on large screens, where all are shown. */
type Switched = { value: string; table: ReactNode; className: string }

export function tableOf<Row extends { key: string }>(className: string, props: TableProps<Row>): Switched {
  return { value: props.heading, table: <BarTable {...props} />, className }
}

type SwitchProps = {
  /** Names the switch. */
  name: string
  tables: readonly Switched[]
}

/** Several tables of one thing: all of them on a large screen, and the one that the switch chooses on a small one. */
export function TableSwitch({ name, tables }: SwitchProps) {
  const [shown, show] = useState(tables[0]?.value ?? '')
  return (
    <>
      <div className="max-w-130 lg:hidden">
        <Segments
          name={name}
          options={tables.map(({ value }) => ({ value, label: value }))}
          value={shown}
          onChange={show}
        />
      </div>
      <div className="grid gap-x-6 gap-y-7 max-lg:mt-3 lg:grid-cols-12">
        {tables.map(({ value, table, className }) => (
          <div key={value} className={`min-w-0 ${value === shown ? '' : 'max-lg:hidden'} ${className}`}>
            {table}
          </div>
        ))}
      </div>
    </>
  )
}
