import type { ReactNode } from 'react'

type Props = {
  question: string
  /** It is in sight while the answer is closed. */
  short: ReactNode
  children: ReactNode
}

/** A question that opens its answer without scripts. */
export function Question({ question, short, children }: Props) {
  return (
    <details className="question">
      <summary>
        {question} <small>{short}</small>
      </summary>
      {children}
    </details>
  )
}
