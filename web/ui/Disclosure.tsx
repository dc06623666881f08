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

const summary =
  'plus-sign relative flex min-h-13 cursor-pointer list-none flex-col justify-center py-2.5 pr-8 leading-[1.4] [&::-webkit-details-marker]:hidden'
/**
 * Shows the content always from 48rem up and on paper; the summary, hidden there, is no stop of the Tab key. A browser that
 * cannot do so has an ordinary disclosure.
 */
const phone = {
  details:
    'max-md:not-print:border-t max-md:not-print:last-of-type:border-b md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]',
  summary:
    'always-open:pointer-events-none always-open:invisible always-open:min-h-0 always-open:border-0 always-open:p-0 always-open:*:visible always-open:before:hidden always-open:after:hidden print:min-h-0 print:p-0',
} as const

/** A part that opens on a press, without scripts. */
export function Disclosure({ label, answer, phoneOnly = false, id, className = '', children }: Props) {
  return (
    <details
      className={`border-line ${phoneOnly ? phone.details : 'border-t last-of-type:border-b'} ${className}`}
    >
      <summary className={`${summary} ${phoneOnly ? phone.summary : ''}`}>
        {typeof label === 'string' ? (
          <span className="text-balance font-display font-medium text-h4 text-leaf in-[.on-leaf]:text-inherit">
            {label}
          </span>
        ) : (
          label
        )}
        {answer && (
          <span className="text-balance text-fern text-list/[1.4] in-[.on-leaf]:text-inherit">{answer}</span>
        )}
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
