const tones = {
  linen: ['fill-linen', 'fill-leaf', 'bg-linen text-leaf'],
  amla: ['fill-amla', 'fill-leaf', 'bg-amla text-leaf'],
  honey: ['fill-honey', 'fill-jam', 'bg-honey text-jam'],
  leaf: ['fill-leaf', 'fill-paper', 'bg-leaf text-paper'],
} as const

export type MonogramTone = keyof typeof tones

type Props = {
  initials: string
  /** The full name. Omit it where the name is printed beside the monogram: screen readers then skip it. */
  name?: string
  tone?: MonogramTone
  className?: string
}

/** Initials in a circle instead of a photograph: no face is invented. */
export function Monogram({ initials, name, tone = 'linen', className = 'size-12 text-base' }: Props) {
  const look = `grid shrink-0 place-items-center rounded-full font-display font-medium leading-none ${tones[tone][2]}`
  return (
    <span
      className={`${look} ${className}`}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials}
    </span>
  )
}

/** Initials for the arch: large and quiet, with the ground of the tone. */
export function ArchMonogram({ initials, tone = 'linen' }: Pick<Props, 'initials' | 'tone'>) {
  const [ground, ink] = tones[tone]
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="500" className={ground} />
      <text
        x="200"
        y="330"
        textAnchor="middle"
        fontSize="150"
        fontWeight="400"
        className={`font-display ${ink}`}
      >
        {initials}
      </text>
    </svg>
  )
}
