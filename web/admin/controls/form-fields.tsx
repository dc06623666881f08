import { type ComponentProps, type ReactNode, useId } from 'react'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import { field } from './fields.tsx'

/* The fields of forms. They are in a script of their own, because the first screen has none. */

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
  'min-h-10.5 cursor-pointer border-current/12 text-leaf text-xl/[1] aria-disabled:cursor-default aria-disabled:opacity-35'

type StepperProps = { value: string; max: number; onChange: (value: string) => void }

/** A number of jars, typed or stepped. */
export function JarStepper({ value, max, onChange }: StepperProps) {
  const jars = readJars(value) ?? 0
  const step = (by: number) => {
    const next = Math.min(Math.max(jars + by, 1), max)
    if (next !== jars) onChange(String(next))
  }
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
        aria-disabled={jars <= 1}
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
        aria-disabled={jars >= max}
        onClick={() => step(1)}
        className={`${STEP} border-l`}
      >
        +
      </button>
    </div>
  )
}
