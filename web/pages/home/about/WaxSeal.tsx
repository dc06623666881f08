import { useContent } from '#web/model/context.ts'
import { ARCH_OUTLINE } from '#web/ui/arch-outline.ts'

/** A seal of dark wax with the brand's first letter. */
export function WaxSeal({ className }: { className: string }) {
  const { brand } = useContent()
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" className={className}>
      <path
        className="fill-seal"
        d="M80 4C98 2 109 12 124 18C141 25 151 38 152 56C153 70 160 80 156 97C152 114 142 126 128 137C115 148 101 150 84 155C66 160 50 152 36 142C22 133 9 122 6 104C3 88 6 77 5 62C4 44 18 32 31 20C46 7 62 6 80 4Z"
      />
      <g fill="none" strokeWidth="1.6" className="stroke-linen">
        <circle cx="80" cy="80" r="60" />
        <path d={ARCH_OUTLINE} transform="translate(50 38) scale(0.15)" vectorEffect="non-scaling-stroke" />
      </g>
      <text
        x="80"
        y="98"
        textAnchor="middle"
        fontSize="42"
        fontWeight="500"
        className="fill-linen font-display"
      >
        {brand.name.slice(0, 1)}
      </text>
    </svg>
  )
}
