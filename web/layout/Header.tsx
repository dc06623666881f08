import type { ReactNode } from 'react'
import { still } from '../ui/Still.tsx'
import { HEADER_ID, useHeaderOffset } from './header-offset.ts'
import { SkipLink } from './SkipLink.tsx'
import { HEADER_SCROLL_PX, useScrolledPast } from './scroll-thresholds.ts'

const HeaderLinks = still(async () => ({ default: (await import('./HeaderLinks.tsx')).HeaderLinks }))

type Props = {
  /** What stands above the header; the link past both of them comes before it. */
  strip?: ReactNode
}

/** The head of every public view. */
export function Header({ strip }: Props) {
  const scrolled = useScrolledPast(HEADER_SCROLL_PX)
  useHeaderOffset()
  return (
    <>
      <SkipLink />
      {strip}
      <header
        id={HEADER_ID}
        data-scrolled={scrolled}
        className="sticky top-(--header-top) z-30 border-transparent border-b transition-[background-color,border-color] duration-200 data-[scrolled=true]:border-leaf/15 data-[scrolled=true]:bg-paper"
      >
        <HeaderLinks />
      </header>
    </>
  )
}
