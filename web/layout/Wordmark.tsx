import { useContent } from '../content/context.ts'
import { ARCH_OUTLINE } from '../ui/arch-outline.ts'

/** The brand's name beside its mark: a leaf in a small arch. */
export function Wordmark() {
  const { brand } = useContent()
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.625rem] leading-none">
      <svg
        aria-hidden="true"
        viewBox="-1 -1 30 37"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="h-9 shrink-0"
      >
        <path d={ARCH_OUTLINE} transform="scale(0.07)" vectorEffect="non-scaling-stroke" />
        <path d="M14 35V19M14 28C8.5 28 6.5 24 7 20C12 20 14 23 14 28ZM14 23C14 18 16 15 20.5 14.5C21 19 19 22 14 23Z" />
      </svg>
      <span className="pb-0.5 font-semibold tracking-[-0.01em]">{brand.name}</span>
    </span>
  )
}
