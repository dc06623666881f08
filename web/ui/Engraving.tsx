type Props = {
  /** The drawing, as SVG path data. */
  path: string
  viewBox: string
  className: string
}

/** A line drawing in the manner of an old herbal, in the colour of the text around it. */
export function Engraving({ path, viewBox, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** A book that lies open, for the list of articles of any shop. */
export const OPEN_BOOK =
  'M50 21C40 12 24 10 8 14V65C24 61 40 63 50 71C60 63 76 61 92 65V14C76 10 60 12 50 21ZM50 21V71M17 26Q31 24 41 31M17 37Q31 35 41 42M17 48Q31 46 41 53M83 26Q69 24 59 31M83 37Q69 35 59 42M83 48Q69 46 59 53'
