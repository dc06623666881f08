import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'

type Props = {
  id: string
  label: string
  /** The address shown: what was opened on one page is closed on the next. */
  page: string
  children: ReactNode
}

/** Holds on small screens what large ones show beside the article. */
export function SmallScreenToggle({ id, label, page, children }: Props) {
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === page
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenOn(open ? undefined : page)}
        className="flex min-h-12 grow cursor-pointer items-center justify-between gap-3 rounded-full border-[1.5px] border-leaf/60 px-4.5 font-semibold text-base text-leaf lg:hidden [@media(scripting:none)]:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className={`size-5 transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} className={`w-full ${open ? '' : 'max-lg:hidden [@media(scripting:none)]:block'}`}>
        {children}
      </div>
    </>
  )
}
