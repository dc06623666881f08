/** In mm. */
const A4 = { width: 210, height: 297 }

/**
 * The common formats of self-adhesive labels on A4, in mm, centred on the sheet: Avery L7159, L7654 and 3657, and Indian
 * sheets of the same numbers. `shown` is the class that shows a sheet while its radio button is checked.
 */
export const SHEETS = [
  { columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.54, shown: 'group-has-[#sheet-24:checked]:block' },
  {
    columns: 4,
    rows: 10,
    width: 45.7,
    height: 25.4,
    gap: 2.54,
    shown: 'group-has-[#sheet-40:checked]:block',
  },
  { columns: 4, rows: 11, width: 48.5, height: 25.4, gap: 0, shown: 'group-has-[#sheet-44:checked]:block' },
] as const

type Props = {
  sheet: (typeof SHEETS)[number]
  pack: string
  /** The id of the symbol that each place shows. */
  label: string
}

/** A sheet with a label in every place. Each place is a radio button: those before the chosen one stay empty. */
export function LabelSheet({ sheet, pack, label }: Props) {
  const { columns, rows, width, height, gap, shown } = sheet
  const left = (A4.width - columns * width - (columns - 1) * gap) / 2
  const top = (A4.height - rows * height) / 2
  return (
    <fieldset aria-label={`First label to print of ${pack}`} className={`label-sheet hidden ${shown}`}>
      <svg viewBox={`0 0 ${A4.width} ${A4.height}`} className="w-full bg-white shadow-soft print:shadow-none">
        <title>{`Sheet of ${columns * rows} labels`}</title>
        {Array.from({ length: columns * rows }, (_, index) => {
          const place = {
            x: left + (index % columns) * (width + gap),
            y: top + Math.floor(index / columns) * height,
            width,
            height,
          }
          return (
            <g key={`${place.x} ${place.y}`} className="label-place">
              <use href={`#${label}`} aria-hidden {...place} />
              <rect {...place} />
              <foreignObject {...place}>
                <input
                  type="radio"
                  name={`${label}-${columns * rows}`}
                  aria-label={`Place ${index + 1}`}
                  defaultChecked={index === 0}
                />
              </foreignObject>
            </g>
          )
        })}
      </svg>
    </fieldset>
  )
}
