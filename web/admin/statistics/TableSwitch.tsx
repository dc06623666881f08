import { type ReactNode, useState } from 'react'
import { Segments } from '../controls/fields.tsx'

type Props = {
  /** Names the switch. */
  name: string
  /** In this order; `className` places one on large screens, where all are shown. */
  tables: readonly { value: string; table: ReactNode; className: string }[]
}

/** Several tables of one thing: all of them on a large screen, and the one that the switch chooses on a small one. */
export function TableSwitch({ name, tables }: Props) {
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
