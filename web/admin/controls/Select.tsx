import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'select'> & {
  /** The class of the field around it. */
  frame?: string
  /** Whether it is inside a sentence, without a frame of its own. */
  isBare?: boolean
}

const FRAMED_STYLE =
  'min-h-11 w-full min-w-0 cursor-pointer appearance-none text-ellipsis rounded-lg border border-moss/75 bg-paper py-1 pr-7 pl-2.5 font-semibold text-[0.9375rem] text-leaf hover:border-leaf'
const BARE_STYLE =
  '-my-3 field-sizing-content min-h-11 cursor-pointer appearance-none pr-5 text-moss underline decoration-moss/60 underline-offset-4 hover:text-leaf'

/** A choice of one, drawn like the dashboard's buttons. */
export function Select({ frame = '', isBare = false, className = '', ...props }: Props) {
  return (
    <span className={`relative min-w-0 ${isBare ? 'inline-block' : 'block'} ${frame}`}>
      <select className={isBare ? BARE_STYLE : `${FRAMED_STYLE} ${className}`} {...props} />
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className={`pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-moss ${isBare ? 'right-0' : 'right-2'}`}
      />
    </span>
  )
}
