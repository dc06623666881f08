import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'select'> & {
  /** Stands inside the field, before the value. */
  prefix?: string
  /** Of the field around it. */
  frame?: string
}

/** A choice of one, drawn like the dashboard's buttons. */
export function Select({ prefix, frame = '', className = '', ...props }: Props) {
  return (
    <span className={`relative block min-w-0 ${frame}`}>
      {prefix && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-moss"
        >
          {prefix}
        </span>
      )}
      <select
        className={`min-h-11 w-full min-w-0 cursor-pointer appearance-none text-ellipsis rounded-lg border border-moss/75 bg-paper py-1 pr-8 font-semibold text-[0.9375rem] text-leaf hover:border-leaf ${prefix ? 'pl-11' : 'pl-3'} ${className}`}
        {...props}
      />
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-moss"
      />
    </span>
  )
}
