/** A leaf with its veins, in the manner of an old herbal and in the colour of the text around it. */
export function Engraving({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-10 4 160 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`[&_*]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path d="M4 34C34 4 92 0 148 28C100 54 44 58 4 34Z" />
      <path d="M-8 38C30 26 90 22 148 28" />
      <path d="M34 29C40 22 48 16 58 12M60 26C68 19 78 14 88 11.500M88 25C96 20 104 17 112 16M36 30C44 36 54 42 66 46M64 27C72 33 82 38 92 41M92 26C98 30 106 33 114 35" />
    </svg>
  )
}

const line = 'h-px min-w-8 flex-1 bg-current opacity-25'

/** A hairline with a leaf in its middle. */
export function Divider() {
  return (
    <div aria-hidden="true" className="flex items-center gap-6 text-moss">
      <span className={line} />
      <Engraving className="h-12 w-40 min-w-0" />
      <span className={line} />
    </div>
  )
}
