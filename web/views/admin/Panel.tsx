import { type ReactNode, useId } from 'react'
import { panelText } from '../../content/admin.ts'
import type { Asked } from './use-stats.ts'

type Props = { heading: string; lede?: string; className?: string; children: ReactNode }

/** A quiet part of the room, below what the specification has. */
export function Panel({ heading, lede, className = '', children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`rounded-2xl border border-leaf/15 p-4 sm:p-6 ${className}`}>
      <h2 id={id} className="font-semibold font-text text-leaf text-lg">
        {heading}
      </h2>
      {lede && <p className="mt-1 max-w-[60ch] text-moss text-sm">{lede}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** What a panel asked for, once it is there; a panel that fails leaves the others standing. */
export function Answered<T>({ asked, children }: { asked: Asked<T>; children: (answer: T) => ReactNode }) {
  if (asked.answer) return children(asked.answer)
  return (
    <p className={asked.failed ? 'text-clay' : 'text-moss'}>
      {asked.failed ? panelText.failed : panelText.loading}
    </p>
  )
}
