const SPIKE_ROWS = 11

/** Pippali: two catkins of long pepper, their scales in rows. */
function Pippali() {
  return (
    <>
      {['translate(48 34) rotate(-14)', 'translate(72 44) rotate(-4) scale(.86)'].map((place) => (
        <g key={place} transform={place}>
          <path d="M0 -8C2 -11 12 -13 40 -10C62 -8 74 -4 78 0C74 4 62 8 40 10C12 13 2 11 0 8C-3 4 -3 -4 0 -8Z" />
          <path d="M-2 0C-14 2 -22 0 -32 -8" />
          {Array.from({ length: SPIKE_ROWS }, (_, row) => {
            const x = 4 + row * 6.4
            const reach = round(9.5 - row * 0.62)
            return <path key={x} d={`M${x} ${-reach}q5 ${reach / 2} 0 ${reach}q5 ${reach / 2} 0 ${reach}`} />
          })}
        </g>
      ))}
    </>
  )
}

/** One leaf with its veins. */
function Leaf() {
  return (
    <>
      <path d="M4 34C34 4 92 0 148 28C100 54 44 58 4 34Z" />
      <path d="M-8 38C30 26 90 22 148 28" />
      <path d="M34 29C40 22 48 16 58 12M60 26C68 19 78 14 88 11.500M88 25C96 20 104 17 112 16M36 30C44 36 54 42 66 46M64 27C72 33 82 38 92 41M92 26C98 30 106 33 114 35" />
    </>
  )
}

const drawings = {
  pippali: { Drawing: Pippali, viewBox: '8 6 136 54' },
  leaf: { Drawing: Leaf, viewBox: '-10 4 160 52' },
} as const

type Props = { drawing: keyof typeof drawings; className?: string }

/** The line of an old herbal, in the colour of the text around it. */
export const ENGRAVED = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A line drawing in the manner of an old herbal. */
export function Engraving({ drawing, className = '' }: Props) {
  const { Drawing, viewBox } = drawings[drawing]
  return (
    <svg
      aria-hidden="true"
      {...ENGRAVED}
      viewBox={viewBox}
      className={`[&_*]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <Drawing />
    </svg>
  )
}

/** Short numbers make a short page. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
