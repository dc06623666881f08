import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'

export const field =
  'min-h-11 w-full min-w-0 rounded-lg border border-moss/75 bg-paper px-3 py-1 text-base text-jam aria-invalid:border-2 aria-invalid:border-fault'

const LABEL = 'mb-1 block text-sm leading-snug'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  /** The problem with what was typed, shown in place of the hint. */
  problem?: string | undefined
}

/** A labelled text field; `hint` or `problem` is below it, and read with it. */
export function TextField({ label, hint, problem, className = '', ...input }: TextFieldProps) {
  const id = useId()
  const text = problem ?? hint
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <input
        id={id}
        aria-describedby={text ? `${id}-hint` : undefined}
        aria-invalid={problem !== undefined}
        className={field}
        {...input}
      />
      {text && (
        <small
          id={`${id}-hint`}
          className={`mt-0.5 block text-sm leading-snug ${problem ? 'text-fault' : 'text-moss'}`}
        >
          {text}
        </small>
      )}
    </div>
  )
}

type LabelledProps = { label: string; className?: string; children: ReactNode }

/** A control that has a name of its own, below a visible label. */
export function Labelled({ label, className = '', children }: LabelledProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <span aria-hidden className={LABEL}>
        {label}
      </span>
      {children}
    </div>
  )
}

type AmountProps = {
  label: string
  value: string
  hint?: string | undefined
  onType: (value: string) => void
}

/** A field for rupees, which may be empty; marked as invalid where the text is no amount. */
export function AmountField({ label, value, hint, onType }: AmountProps) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      hint={hint}
      aria-invalid={value.trim() !== '' && readAmount(value) === undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

type SegmentsProps<Value extends string> = {
  /** Names the choice. */
  name: string
  options: readonly { value: Value; label: string }[]
  /** Undefined while none is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
}

const SEGMENT =
  'wrap-anywhere grid min-h-11 place-items-center bg-paper px-1 text-center font-semibold text-label/[1.1] peer-focus-visible:z-2 peer-focus-visible:outline-3 peer-focus-visible:outline-leaf peer-focus-visible:outline-offset-2'
const CHOSEN =
  'relative z-1 border-[1.5px] border-leaf text-leaf shadow-[inset_0_-3px_currentColor] forced-colors:outline-3 forced-colors:outline-[Highlight] forced-colors:-outline-offset-4'

/** A choice of one among few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, options, value, onChange } = props
  const id = useId()
  return (
    <fieldset className="flex min-w-0">
      <legend className="sr-only">{name}</legend>
      {options.map((option, index) => (
        <label key={option.value} className="relative flex-auto cursor-pointer">
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 m-0 size-full opacity-0"
          />
          <span
            className={`${SEGMENT} ${option.value === value ? CHOSEN : 'border border-moss/75 text-moss'} ${index === 0 ? 'rounded-l-lg' : '-ml-px'} ${index === options.length - 1 ? 'rounded-r-lg' : ''}`}
          >
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const STEP =
  'min-h-10.5 cursor-pointer border-current/12 text-leaf text-xl/[1] disabled:cursor-default disabled:opacity-35'

type StepperProps = { value: string; max: number; onChange: (value: string) => void }

/** A number of jars, typed or stepped. */
export function JarStepper({ value, max, onChange }: StepperProps) {
  const jars = readJars(value) ?? 0
  const step = (by: number) => onChange(String(Math.min(Math.max(jars + by, 1), max)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own in the flex row
    <div
      role="group"
      aria-label="Jars"
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto_2.75rem] items-center rounded-lg border border-moss/75 bg-paper"
    >
      <button
        type="button"
        aria-label="One jar fewer"
        disabled={jars <= 1}
        onClick={() => step(-1)}
        className={`${STEP} border-r`}
      >
        −
      </button>
      <input
        inputMode="numeric"
        required
        value={value}
        aria-label="Jars"
        onChange={({ target }) => onChange(target.value)}
        className="min-h-10.5 w-full min-w-0 bg-transparent px-1 text-right font-semibold text-base"
      />
      <span aria-hidden className="pr-1.5 text-label text-moss">
        {jars === 1 ? 'jar' : 'jars'}
      </span>
      <button
        type="button"
        aria-label="One jar more"
        disabled={jars >= max}
        onClick={() => step(1)}
        className={`${STEP} border-l`}
      >
        +
      </button>
    </div>
  )
}

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
