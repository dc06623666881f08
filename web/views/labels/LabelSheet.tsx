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
]

type Props = {
  sheet: (typeof SHEETS)[number]
  /** The id of the symbol that each place shows. */
  label: string
}

/** A sheet with a label in every place; the edges are on the screen alone. */
export function LabelSheet({ sheet: { columns, rows, width, height, gap, shown }, label }: Props) {
  const left = (A4.width - columns * width - (columns - 1) * gap) / 2
  const top = (A4.height - rows * height) / 2
  return (
    <svg
      role="img"
      aria-label={`Sheet of ${columns * rows} labels`}
      viewBox={`0 0 ${A4.width} ${A4.height}`}
      className={`label-sheet hidden bg-white shadow-soft print:shadow-none ${shown}`}
    >
      {Array.from({ length: columns * rows }, (_, index) => {
        const x = left + (index % columns) * (width + gap)
        const y = top + Math.floor(index / columns) * height
        return (
          <g key={`${x} ${y}`}>
            <rect
              {...{ x, y, width, height }}
              className="fill-none stroke-leaf/30 stroke-[0.2px] print:hidden"
            />
            <use href={`#${label}`} {...{ x, y, width, height }} />
          </g>
        )
      })}
    </svg>
  )
}
