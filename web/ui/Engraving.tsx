type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point, Point]

const SPRIG: Curve = [
  [6, 40],
  [50, 18],
  [104, 12],
  [176, 26],
]
const LEAFLET = 'M0 0C3 -5 11 -7 17 -3C13 2 5 4 0 0M2 -.4C6 -2 10 -3 14 -2.8'
const LEAFLETS = 13
const FRUITS = [
  { x: 64, y: 38, r: 11, stalk: 16 },
  { x: 122, y: 34, r: 9, stalk: 15 },
] as const

/** A branchlet of amla: small leaves in pairs along a bent stem, two ribbed fruits below it. */
function AmlaSprig() {
  return (
    <>
      <path d={pathOf(SPRIG)} />
      {Array.from({ length: LEAFLETS }, (_, leaf) => {
        const { x, y, angle } = pointAlong(SPRIG, (leaf + 1) / (LEAFLETS + 0.5))
        const size = 0.7 + 0.35 * Math.sin((Math.PI * (leaf + 1)) / (LEAFLETS + 1))
        return (
          <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${angle}) scale(${round(size)})`}>
            <path d={LEAFLET} transform="rotate(-52)" />
            {FRUITS.every((fruit) => Math.abs(fruit.x - x) > fruit.r + 3) && (
              <path d={LEAFLET} transform="scale(1 -1) rotate(-52)" />
            )}
          </g>
        )
      })}
      {FRUITS.map((fruit) => (
        <Fruit key={fruit.x} {...fruit} />
      ))}
    </>
  )
}

function Fruit({ x, y, r, stalk }: { x: number; y: number; r: number; stalk: number }) {
  const half = round(r * 0.5)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-r}v${-stalk + 2}`} />
      <circle r={r} />
      <path
        d={`M0 ${-r}V${r}M0 ${-r}C${-half * 2} ${-half} ${-half * 2} ${half} 0 ${r}M0 ${-r}C${half * 2} ${-half} ${half * 2} ${half} 0 ${r}`}
      />
    </g>
  )
}

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
  'amla-sprig': { Drawing: AmlaSprig, viewBox: '0 0 184 56' },
  pippali: { Drawing: Pippali, viewBox: '8 6 136 54' },
  leaf: { Drawing: Leaf, viewBox: '-10 4 160 52' },
} as const

type Props = { drawing: keyof typeof drawings; className?: string }

/** A line drawing in the manner of an old herbal, in the colour of the text around it. */
export function Engraving({ drawing, className = '' }: Props) {
  const { Drawing, viewBox } = drawings[drawing]
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`[&_*]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <Drawing />
    </svg>
  )
}

function pathOf([start, first, second, end]: Curve): string {
  return `M${start}C${first} ${second} ${end}`
}

/** Returns the point of a cubic curve at a share of its length, and the direction of the curve there, in degrees. */
function pointAlong([p0, p1, p2, p3]: Curve, t: number): { x: number; y: number; angle: number } {
  const u = 1 - t
  const place = (i: 0 | 1) => u ** 3 * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t ** 3 * p3[i]
  const speed = (i: 0 | 1) =>
    3 * u * u * (p1[i] - p0[i]) + 6 * u * t * (p2[i] - p1[i]) + 3 * t * t * (p3[i] - p2[i])
  return {
    x: round(place(0)),
    y: round(place(1)),
    angle: round((Math.atan2(speed(1), speed(0)) * 180) / Math.PI),
  }
}

/** Short numbers make a short page. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
