import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

export const field =
  'min-h-11 w-full min-w-0 rounded-lg border border-moss/75 bg-paper px-3 py-1 text-base text-jam placeholder:text-moss disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-fault'

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value'> & {
  value: Value
  onChoose: (value: Value) => void
  /** Values with their names. */
  options: readonly (readonly [Value, string])[]
  /** The class of the field around it. */
  frame?: string
  /** Whether it is inside a sentence, without a frame of its own. */
  isBare?: boolean
}

const FRAMED_STYLE =
  'min-h-11 w-full min-w-0 cursor-pointer appearance-none text-ellipsis rounded-lg border border-moss/75 bg-paper py-1 pr-7 pl-2.5 font-semibold text-label text-leaf hover:border-leaf'
const BARE_STYLE =
  '-my-3 field-sizing-content min-h-11 cursor-pointer appearance-none pr-5 text-moss underline decoration-moss/60 underline-offset-4 hover:text-leaf'

/** A choice of one, drawn like the dashboard's buttons. */
export function Select<Value extends string>({
  onChoose,
  options,
  frame = '',
  isBare = false,
  ...props
}: SelectProps<Value>) {
  return (
    <span className={`relative min-w-0 ${isBare ? 'inline-block' : 'block'} ${frame}`}>
      <select
        className={isBare ? BARE_STYLE : FRAMED_STYLE}
        onChange={({ target }) => onChoose(target.value as Value)}
        {...props}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className={`pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-moss ${isBare ? 'right-0' : 'right-2'}`}
      />
    </span>
  )
}
