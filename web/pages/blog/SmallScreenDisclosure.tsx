import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Whether it is open until it is pressed. */
  open?: boolean
  /** Another value brings it back to `open`, whatever has been pressed. */
  closesWith?: string
  children: ReactNode
}

/** Opens on small screens what large ones show beside the article. */
export function SmallScreenDisclosure({ label, open = false, closesWith, children }: Props) {
  return (
    <details
      key={closesWith}
      open={open}
      className="group/disclosure max-lg:not-open:details-content:hidden lg:details-content:[content-visibility:visible] contents details-content:w-full lg:details-content:block"
    >
      <summary className="flex min-h-12 grow cursor-pointer list-none items-center justify-between gap-3 rounded-full border-[1.5px] border-leaf/60 px-4.5 font-semibold text-base text-leaf lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className="size-5 transition-transform duration-200 group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
