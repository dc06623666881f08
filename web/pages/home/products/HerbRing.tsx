import { useContent } from '#web/model/context.ts'
import { pointAt, RING, ringOf, roundToTenth } from './herb-ring.ts'

/** Scripts with a headline, such as Devanagari, break on a curve: their names are straight, each along its place. */
const CURVES = /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u

const { size, rules, fruit, upper, lower } = RING
const middle = size / 2
const centre = { cx: middle, cy: middle }
const DOT = 5.6

/** A fruit from above: six lobes, and furrows between them, which end before the words. */
const NOTCHES = [0, 60, 120, 180, 240, 300, 360]
const NOTCH = fruit - 8
const LOBES = NOTCHES.map(
  (angle, notch) => `${notch === 0 ? 'M' : 'A90 90 0 0 1 '}${writePoint(angle, NOTCH)}`,
).join('')
const FURROWS = NOTCHES.slice(1)
  .map((angle) => `M${writePoint(angle, NOTCH)}L${writePoint(angle, angle % 180 === 0 ? 62 : 102)}`)
  .join('')

/**
 * The herbs of the jar around its main ingredient, as one drawing as wide as its column, on a phone as a hand covers; `leader`: its
 * line to the words beside it on a large screen.
 */
export function HerbRing({ leader = false }: { leader?: boolean }) {
  const { copy } = useContent()
  const { main } = copy.products
  const ring = ringOf(copy.herbs.ring)
  /** The dot that is left out for the line. */
  const left = leader ? ring.leader : undefined
  const isCurved = copy.herbs.ring.every((name) => CURVES.test(name))
  return (
    <div className="relative mx-auto aspect-square w-full max-w-75 md:mx-0 md:max-w-100">
      <svg
        role="img"
        aria-label={copy.herbs.ring.join(', ')}
        viewBox={`0 0 ${size} ${size}`}
        fontSize={roundToTenth(ring.text)}
        textAnchor="middle"
        className="overflow-visible fill-leaf font-display font-medium"
      >
        <defs>
          <path id="ring-upper" d={`M${middle} ${middle + upper}${halves(upper, 1)}`} />
          <path id="ring-lower" d={`M${middle} ${middle - lower}${halves(lower, 0)}`} />
        </defs>
        <g fill="none" strokeWidth="0.8" strokeLinecap="round" className="stroke-fern">
          <path d={LOBES} className="fill-amla stroke-none" />
          <path d={FURROWS} strokeWidth="2.5" className="stroke-paper" />
          {rules.map((r) => (
            <circle key={r} {...centre} r={r} strokeWidth={r === rules[0] ? 1.5 : undefined} />
          ))}
          {left && <Leader angle={left} />}
          <path d={dotsAt(ring.dots.filter((angle) => angle !== left))} strokeWidth={DOT} />
          {left && <path d={dotsAt([left])} strokeWidth={DOT} className="xl:hidden" />}
        </g>
        {ring.names.map(({ name, angle, isUpper }) =>
          isCurved ? (
            <text key={name}>
              <textPath
                href={isUpper ? '#ring-upper' : '#ring-lower'}
                startOffset={`${roundToTenth(isUpper ? ((angle + 180) / 360) * 100 : ((360 - angle) / 360) * 100)}%`}
              >
                {name}
              </textPath>
            </text>
          ) : (
            <text
              key={name}
              x={middle}
              y={isUpper ? middle - upper : middle + lower}
              transform={`rotate(${roundToTenth(isUpper ? angle : angle - 180)} ${middle} ${middle})`}
            >
              {name}
            </text>
          ),
        )}
      </svg>
      <div className="absolute inset-[15.625%] grid content-center justify-items-center text-center text-fine/[1.4] md:text-small/[1.4]">
        <p className="eyebrow text-leaf">{main?.title}</p>
        <h3 className="text-[2.5rem]/[1.1] md:text-[2.875rem]/[1.1]">{main?.heading}</h3>
        <p>{main?.name}</p>
      </div>
    </div>
  )
}

/** A dot is a line without length. */
function dotsAt(angles: readonly number[]): string {
  return angles.map((angle) => `M${writePoint(angle, RING.middle)}h0`).join('')
}

function writePoint(angle: number, radius: number): string {
  const { x, y } = pointAt(angle, radius)
  return `${x} ${y}`
}

/** Both halves of a circle from the point before it; `sweep` 1: clockwise. */
function halves(radius: number, sweep: 0 | 1): string {
  const across = sweep ? -2 * radius : 2 * radius
  return `a${radius} ${radius} 0 0 ${sweep} 0 ${across}a${radius} ${radius} 0 0 ${sweep} 0 ${-across}`
}

/** A line from the fruit out between two names, then to the right. */
function Leader({ angle }: { angle: number }) {
  const from = pointAt(angle, fruit)
  const height = 16
  const reach = pointAt(angle, (middle - height) / Math.cos((angle * Math.PI) / 180))
  return (
    <path
      d={`M${from.x} ${from.y}L${reach.x} ${height}H${size + 14}`}
      strokeWidth="1.5"
      className="max-xl:hidden"
    />
  )
}
