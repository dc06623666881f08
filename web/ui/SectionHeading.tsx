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
    <div className={`max-w-2xl ${className}`}>
      {eyebrow && <p className="eyebrow mb-2 text-moss lg:mb-4 in-[.on-leaf]:text-amla">{eyebrow}</p>}
      <h2 id={id} className="text-h2">
        {children}
      </h2>
      {lede && <p className="mt-4 text-lede lg:mt-5">{lede}</p>}
    </div>
  )
}
