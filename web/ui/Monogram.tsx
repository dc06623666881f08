const tones = {
  linen: ['fill-linen', 'fill-leaf'],
  amla: ['fill-amla', 'fill-leaf'],
  honey: ['fill-honey', 'fill-jam'],
  leaf: ['fill-leaf', 'fill-paper'],
} as const

export type MonogramTone = keyof typeof tones

type Props = {
  initials: string
  /** The full name. Omit it where the name is printed beside the monogram: screen readers then skip the drawing. */
  name?: string
  tone?: MonogramTone
  className?: string
}

/** Initials in a circle, where other sites show a face: nobody's face is invented here. */
export function Monogram({ initials, name, tone = 'linen', className = 'size-12' }: Props) {
  const [ground, ink] = tones[tone]
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 rounded-full ${className}`}
      role="img"
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <rect width="48" height="48" className={ground} />
      <circle cx="24" cy="24" r="20.5" fill="none" strokeWidth="0.75" className="stroke-current opacity-30" />
      <text
        x="24"
        y="24"
        dy="0.35em"
        textAnchor="middle"
        fontSize="15.5"
        fontWeight="500"
        className={`font-display ${ink}`}
      >
        {initials}
      </text>
    </svg>
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
