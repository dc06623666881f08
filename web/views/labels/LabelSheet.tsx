import type { Sheet } from './sheets.ts'

type Props = { sheet: Sheet; pack: string; label: string }

/** A sheet with a label in every place. Each place is a radio button: those before the chosen one stay empty. */
export function LabelSheet({ sheet: { count, className }, pack, label }: Props) {
  return (
    <div
      role="radiogroup"
      aria-label={`First label to print of ${pack}`}
      className={`label-sheet hidden bg-white shadow-soft print:shadow-none ${className}`}
    >
      {Array.from({ length: count }, (_, index) => `${index + 1}`).map((place) => (
        <div key={place} className="label-place">
          <svg aria-hidden="true">
            <use href={`#${label}`} />
          </svg>
          <input
            type="radio"
            name={`${label}-${count}`}
            aria-label={`Place ${place}`}
            defaultChecked={place === '1'}
          />
        </div>
      ))}
    </div>
  )
}
