import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type Props = {
  id: string
  label: string
  /** Whether it is open until the button is pressed. */
  open?: boolean
  /** Another value brings it back to `open`, whatever the button has done. */
  closesWith?: string
  children: ReactNode
}

/** On small screens a button opens what large ones show beside the article; see browser/disclosure.ts. */
export function SmallScreenDisclosure({ id, label, open = false, closesWith, children }: Props) {
  return (
    <>
      <button
        key={closesWith}
        type="button"
        data-disclosure=""
        aria-expanded={open}
        aria-controls={id}
        className="group peer flex min-h-12 grow cursor-pointer items-center justify-between gap-3 rounded-full border-[1.5px] border-leaf/60 px-4.5 font-semibold text-base text-leaf lg:hidden [@media(scripting:none)]:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className="size-5 transition-transform duration-200 group-aria-expanded:rotate-180"
        />
      </button>
      <div id={id} className="w-full max-lg:hidden peer-aria-expanded:block [@media(scripting:none)]:block">
        {children}
      </div>
    </>
  )
}
