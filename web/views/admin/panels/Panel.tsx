import { type ReactNode, useId } from 'react'

type Props = { heading: string; lede?: string; className?: string; children: ReactNode }

/** A titled region of the dashboard. */
export function Panel({ heading, lede, className = '', children }: Props) {
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
