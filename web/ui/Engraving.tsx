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

/** Pippali, the long pepper: a catkin with its scales in rows. */
export const PIPPALI =
  'M17 51C18 47 25 38 48 25C67 14 81 10 87 12C87 18 78 30 62 45C42 62 31 66 27 65C23 64 17 56 17 51ZM20 59C14 65 6 67-2 65M20 45Q29 46 27 55Q36 55 34 64M26 39Q36 40 34 50Q43 51 41 60M33 35Q43 36 41 45Q50 46 48 55M41 30Q50 31 47 40Q57 41 54 50M48 26Q57 27 54 35Q63 35 60 44M56 23Q64 22 61 30Q69 30 66 38M64 19Q72 18 68 25Q76 24 72 31M72 16Q79 14 75 20Q82 18 78 24'
