import type { ReactNode } from 'react'

type Props = {
  id: string
  eyebrow?: string
  children: ReactNode
  lede?: ReactNode
  className?: string
}

/** A section's heading with the small line above and the sentence below it. */
export function SectionHeading({ id, eyebrow, children, lede, className = '' }: Props) {
  return (
    <div className={className}>
      {eyebrow && <p className="eyebrow mb-2 text-fern xl:mb-3 in-[.on-leaf]:text-amla">{eyebrow}</p>}
      <h2 id={id} className="text-h2">
        {children}
      </h2>
      {lede && <p className="mt-2.5 text-balance text-lede md:mt-3.5 xl:mt-4">{lede}</p>}
    </div>
  )
}
