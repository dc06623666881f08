import type { CSSProperties } from 'react'

/** A column of numbers. */
export type Column<Row> = {
  name: string
  /** Follows the name for screen readers. */
  more?: string
  show: (row: Row) => string
  /** The number that its last row sums up; none where a sum has no meaning. */
  sum?: (rows: readonly Row[]) => string
  /** Whether it is left out on phones. */
  wide?: boolean
}

type Props<Row> = {
  name: string
  /** It heads the column of keys. */
  heading: string
  keyName: (key: string) => string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The last column, whose numbers are drawn as bars. */
  bar: Column<Row> & { value: (row: Row) => number }
}

/** One dimension: its keys, each with numbers, the last of them beside a bar; their sums below. */
export function BarTable<Row extends { key: string }>(props: Props<Row>) {
  const { name, heading, keyName, rows, columns, bar } = props
  const most = Math.max(1, ...rows.map(bar.value))
  const classOf = ({ wide }: Column<Row>) => (wide ? 'max-md:hidden' : undefined)
  return (
    <table className="bar-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
              {column.more && <span className="sr-only">{column.more}</span>}
            </th>
          ))}
          <th scope="col" className="value" colSpan={2}>
            {bar.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{keyName(row.key)}</th>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.show(row)}
              </td>
            ))}
            <td className="track" aria-hidden>
              <i style={{ '--share': Math.max(0, bar.value(row)) / most } as CSSProperties} />
            </td>
            <td className="value">
              <b>{bar.show(row)}</b>
            </td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 3} className="nothing">
              Nothing counted in this range yet.
            </td>
          </tr>
        )}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">All</th>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.sum?.(rows)}
              </td>
            ))}
            <td className="track" aria-hidden />
            <td className="value">{bar.sum?.(rows)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Sums a number of all rows. */
export function total<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0)
}
