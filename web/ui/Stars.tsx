import { fill } from '../shop/fill.ts'

const OF = 5
const PITCH = 20
const ROW = Array.from(
  { length: OF },
  (_, star) => `M${star * PITCH + 10} 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z`,
).join('')

type Props = {
  /** 0 to 5; a part of a star is filled from the left. */
  rating: number
  /** It has the placeholders `{rating}` and `{of}`. */
  name: string
  className?: string
}

/** A rating as stars: one picture with one name, not five. */
export function Stars({ rating, name, className = 'h-5' }: Props) {
  return (
    <svg
      role="img"
      aria-label={fill(name, { rating, of: OF })}
      viewBox={`0 0 ${OF * PITCH} 19`}
      className={`w-auto shrink-0 fill-star ${className}`}
    >
      <path d={ROW} className={rating < OF ? 'fill-none stroke-star' : undefined} />
      {/* An inner SVG cuts off what lies outside its width. */}
      {rating < OF && (
        <svg aria-hidden="true" width={rating * PITCH} height="19">
          <path d={ROW} />
        </svg>
      )}
    </svg>
  )
}
