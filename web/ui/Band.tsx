import type { ReactNode } from 'react'

const tones = {
  paper: 'bg-paper',
  amla: 'bg-amla',
  leaf: 'on-leaf bg-leaf text-paper',
} as const

type Props = {
  tone: keyof typeof tones
  /** The anchor that links lead to. */
  id?: string
  /** The id of the heading that names the section. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** One full-width stripe of a page, with the page's rhythm of padding. */
export function Band({ tone, id, labelledBy, className = '', children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`band overflow-x-clip py-pad ${tones[tone]} ${className}`}
    >
      {children}
    </section>
  )
}
