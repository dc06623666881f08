import { type ReactNode, useId } from 'react'
import { type Query, QueryResult } from './QueryResult.tsx'

type Frame = { heading: string; lede?: string; className?: string }

/** A titled region of the dashboard. */
export function Panel({ heading, lede, className = '', children }: Frame & { children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-2xl border border-leaf/15 p-4 sm:p-6 ${className}`}
    >
      <h2 id={id} className="font-semibold font-text text-leaf text-lg">
        {heading}
      </h2>
      {lede && <p className="mt-1 max-w-[60ch] text-moss text-sm">{lede}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** A panel of what a query returns. */
export function QueryPanel<T>({ query, children, ...frame }: Frame & Query<T>) {
  return (
    <Panel {...frame}>
      <QueryResult query={query}>{children}</QueryResult>
    </Panel>
  )
}
