import { type ComponentProps, type ReactNode, useId } from 'react'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'

export const field =
  'min-h-11 w-full min-w-0 rounded-lg border border-moss/75 bg-paper px-3 py-1 text-base text-jam aria-invalid:border-2 aria-invalid:border-fault'

type TextFieldProps = { label: string; hint?: ReactNode; className?: string }

/** A labelled text field; `hint` is below it, and read with it. */
export function TextField({
  label,
  hint,
  className = '',
  ...input
}: TextFieldProps & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm leading-snug">
        {label}
      </label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} className={field} {...input} />
      {hint && (
        <small id={`${id}-hint`} className="mt-0.5 block text-moss text-sm leading-snug">
          {hint}
        </small>
      )}
    </div>
  )
}

type AmountProps = {
  label: string
  value: string
  hint?: string | undefined
  /** Whether it has to be confirmed. */
  isDoubted?: boolean
  onType: (value: string) => void
}

/** An amount of rupees, or nothing; marked where what was typed is none. */
export function AmountField({ label, value, hint, isDoubted = false, onType }: AmountProps) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      hint={hint}
      aria-invalid={isDoubted || (value.trim() !== '' && readAmount(value) === undefined)}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** A control that has a name of its own, below a visible label. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden className="mb-1 block text-sm leading-snug">
        {label}
      </span>
      {children}
    </div>
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

/** A choice of one among few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, options, value, onChange } = props
  const id = useId()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{name}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

type StepperProps = { value: string; max: number; onChange: (value: string) => void }

/** A number of jars, typed or stepped. */
export function JarStepper({ value, max, onChange }: StepperProps) {
  const jars = readJars(value) ?? 0
  const step = (by: number) => onChange(String(Math.min(Math.max(jars + by, 1), max)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own in the flex row
    <div role="group" aria-label="Jars" className="stepper">
      <button type="button" aria-label="One jar fewer" disabled={jars <= 1} onClick={() => step(-1)}>
        −
      </button>
      <input
        inputMode="numeric"
        required
        value={value}
        aria-label="Jars"
        onChange={({ target }) => onChange(target.value)}
      />
      <span aria-hidden className="unit">
        {jars === 1 ? 'jar' : 'jars'}
      </span>
      <button type="button" aria-label="One jar more" disabled={jars >= max} onClick={() => step(1)}>
        +
      </button>
    </div>
  )
}
