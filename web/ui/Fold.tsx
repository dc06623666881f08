import type { ReactElement, ReactNode } from 'react'

type Props = {
  /** A heading, or text. */
  label: string | ReactElement
  /** What is inside in a few words, in sight while it is closed. */
  answer?: ReactNode
  /** Always open from 768 px up. */
  phoneOnly?: boolean
  /** Links that lead to it open it. */
  id?: string
  className?: string
  children: ReactNode
}

/** A part that opens on a press, without scripts. Its looks are in composition.css. */
export function Fold({ label, answer, phoneOnly = false, id, className = '', children }: Props) {
  return (
    <details className={`fold ${phoneOnly ? 'fold-phone' : ''} ${className}`}>
      <summary>
        {typeof label === 'string' ? <span className="fold-label">{label}</span> : label}
        {answer && <span className="fold-answer">{answer}</span>}
      </summary>
      {/* A link to what is inside opens it, which one to the element itself would not. */}
      {id ? (
        <div id={id} className="scroll-mt-20">
          {children}
        </div>
      ) : (
        children
      )}
    </details>
  )
}
