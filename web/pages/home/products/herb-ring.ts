/** The drawing is a square with sides of this length; all other lengths are in its unit. */
export const RING = {
  size: 384,
  /** The two rules around the names, and the one within them. */
  rules: [190.5, 186.5, 142],
  fruit: 132,
  /** The baselines of the names in the upper part, which read clockwise, and of those in the lower part. */
  upper: 158,
  lower: 173.5,
  /** The middle of the names, and of the dots between them. */
  middle: 164,
} as const

const LARGEST_TEXT = 22
/** Between the ends of two names, in radians. */
const SMALLEST_GAP = 0.12
/** A line to the words beside the ring leaves it here, in degrees clockwise from the top. */
const LEADER = { from: 15, to: 50 }
const DEGREES = 180 / Math.PI
/**
 * The share of the names in the upper part. It is more than half, because names at the far left and right can still be
 * read clockwise.
 */
const UPPER_SHARE = 0.625

/** Places the names around the fruit: with equal gaps between their ends, in degrees clockwise from the top. */
export function ringOf(names: readonly string[]) {
  const upper = Math.round(names.length * UPPER_SHARE)
  const widths = names.map((name, place) => widthOf(name) / (place < upper ? RING.upper : RING.lower))
  const all = sum(widths)
  const text = Math.min(LARGEST_TEXT, (2 * Math.PI - names.length * SMALLEST_GAP) / all)
  const gap = (2 * Math.PI - all * text) / names.length
  const spans = widths.map((width) => width * text)
  /** The upper names are centred on the top; from there the lower ones follow clockwise, the last of the list first. */
  const start = -(sum(spans.slice(0, upper)) + gap * (upper - 1)) / 2
  const clockwise = [...names.keys()].slice(0, upper).concat([...names.keys()].slice(upper).reverse())
  let end = start
  const placed = clockwise.map((place) => {
    const span = spans[place] ?? 0
    const angle = (end + span / 2) * DEGREES
    const after = (end + span + gap / 2) * DEGREES
    end += span + gap
    return { place, name: names[place] ?? '', isUpper: place < upper, angle, span: span * DEGREES, after }
  })
  const dots = placed.map(({ after }) => after)
  return {
    text,
    names: placed.toSorted((one, other) => one.place - other.place),
    dots,
    leader: dots.find((angle) => angle > LEADER.from && angle < LEADER.to),
  }
}

/** A point on a circle around the middle of the drawing. */
export function pointAt(angle: number, radius: number): { x: number; y: number } {
  const middle = RING.size / 2
  return {
    x: roundToTenth(middle + radius * Math.sin(angle / DEGREES)),
    y: roundToTenth(middle - radius * Math.cos(angle / DEGREES)),
  }
}

/** Rounds a coordinate, so that the page is smaller. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The width of a name in ems of the display face, to a twentieth: pages are rendered where no text can be measured. */
function widthOf(name: string): number {
  return sum(
    [...name].map((letter) => {
      if (/\p{M}|\s/u.test(letter)) return /\s/.test(letter) ? 0.25 : 0
      if (/[mwMW]/.test(letter)) return 0.9
      if (/[fijlt]/.test(letter)) return 0.34
      return /\p{Lu}|\p{Lo}/u.test(letter) ? 0.73 : 0.56
    }),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0)
}
