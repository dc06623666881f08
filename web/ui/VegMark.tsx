import { useContent } from '../model/context.ts'

/**
 * The mark of the Labelling and Display Regulations, 2020: a green dot in a square of the same colour, or a brown
 * triangle. Nothing where the shop has not said which.
 */
export function VegMark() {
  const { facts, words } = useContent()
  const { vegetarian } = facts.label
  if (vegetarian === null) return null
  const { yes, no } = words.label.vegetarianMark
  const name = vegetarian ? yes : no
  return (
    <p className="mt-3 flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="w-5">
        <path
          d="M1 1h18v18H1Z"
          fill="none"
          strokeWidth="2"
          className={vegetarian ? 'stroke-veg' : 'stroke-non-veg'}
        />
        <path
          d={vegetarian ? 'M10 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z' : 'M10 5l5 9H5Z'}
          className={vegetarian ? 'fill-veg' : 'fill-non-veg'}
        />
      </svg>
      {name}
    </p>
  )
}
