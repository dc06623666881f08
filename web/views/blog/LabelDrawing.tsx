import { useContent } from '#web/content/context.ts'

/** Units of the drawing. */
const WIDTH = 640
const TOP = 96
const STEP = 56

/** A back label with its six lines numbered, as the guide explains them. */
export function LabelDrawing() {
  const { labelDrawing } = useContent().documents
  const height = TOP + labelDrawing.lines.length * STEP + 24
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={labelDrawing.alt}
        className="w-full rounded-2xl bg-linen text-leaf"
      >
        <rect
          x="20"
          y="20"
          width={WIDTH - 40}
          height={height - 40}
          rx="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <text x={WIDTH / 2} y="64" textAnchor="middle" fontSize="24" letterSpacing="4" fill="currentColor">
          {labelDrawing.title}
        </text>
        {labelDrawing.lines.map((line, index) => (
          <g key={line} transform={`translate(0 ${TOP + index * STEP})`}>
            <path d={`M44 0H${WIDTH - 44}`} stroke="currentColor" opacity="0.25" />
            <circle cx="64" cy="28" r="15" fill="currentColor" />
            <text x="64" y="34" textAnchor="middle" fontSize="17" className="fill-paper">
              {index + 1}
            </text>
            <text x="96" y="35" fontSize="20" fill="currentColor">
              {line}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{labelDrawing.caption}</figcaption>
    </figure>
  )
}
