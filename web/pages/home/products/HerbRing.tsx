import { useContent } from '#web/model/context.ts'
import { pointAt, RING, ringOf, roundToTenth } from './herb-ring.ts'

/** Scripts with a headline, such as Devanagari, break on a curve: their names are straight, each along its place. */
const CURVES = /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u

const { size, rules, fruit, upper, lower } = RING
const middle = size / 2
const centre = { cx: middle, cy: middle }
const DOT = 5.6

/**
 * The herbs of the jar around the amla, as one drawing as wide as its column, on a phone as a hand covers; `leader`: its
 * line to the words beside it on a large screen.
 */
export function HerbRing({ leader = false }: { leader?: boolean }) {
  const { products, herbs } = useContent()
  const { amla } = products
  const ring = ringOf(herbs.ring)
  /** The dot that is left out for the line. */
  const left = leader ? ring.leader : undefined
  const isCurved = herbs.ring.every((name) => CURVES.test(name))
  return (
    <div className="relative mx-auto aspect-square w-full max-w-75 md:mx-0 md:max-w-100">
      <svg
        role="img"
        aria-label={herbs.ring.join(', ')}
        viewBox={`0 0 ${size} ${size}`}
        fontSize={roundToTenth(ring.text)}
        textAnchor="middle"
        className="overflow-visible fill-leaf font-display font-medium"
      >
        <defs>
          <path id="ring-upper" d={`M${middle} ${middle + upper}${halves(upper, 1)}`} />
          <path id="ring-lower" d={`M${middle} ${middle - lower}${halves(lower, 0)}`} />
          <clipPath id="ring-poles">
            <path d={`M0 0H${size}V142H0ZM0 242H${size}V${size}H0Z`} />
          </clipPath>
        </defs>
        <g fill="none" strokeWidth="0.8" strokeLinecap="round" className="stroke-fern">
          <circle {...centre} r={fruit} className="fill-amla stroke-none" />
          <path
            strokeWidth="1.2"
            strokeOpacity="0.45"
            clipPath="url(#ring-poles)"
            d="M192 70V314M192 70C128 100 128 284 192 314M192 70C65 100 65 284 192 314M192 70C256 100 256 284 192 314M192 70C319 100 319 284 192 314"
          />
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
      <div className="absolute inset-[15.625%] grid content-center justify-items-center text-center text-[0.8125rem]/[1.4] md:text-small/[1.4]">
        <p className="eyebrow text-leaf">{amla.title}</p>
        <h3 className="text-[2.5rem]/[1.1] md:text-[2.875rem]/[1.1]">{amla.sanskrit}</h3>
        <p>{amla.name}</p>
      </div>
    </div>
  )
}

/** A dot is a line without length. */
function dotsAt(angles: readonly number[]): string {
  return angles
    .map((angle) => {
      const { x, y } = pointAt(angle, RING.middle)
      return `M${x} ${y}h0`
    })
    .join('')
}

/** Both halves of a circle from the point before it; `sweep` 1: clockwise. */
function halves(radius: number, sweep: 0 | 1): string {
  const across = sweep ? -2 * radius : 2 * radius
  return `a${radius} ${radius} 0 0 ${sweep} 0 ${across}a${radius} ${radius} 0 0 ${sweep} 0 ${-across}`
}

/** From the fruit out between two names, then to the right. */
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
