import type { ReactNode } from 'react'
import { ArchShape } from '../ui/Arch.tsx'
import { ChatGlyphShape } from '../ui/ChatGlyph.tsx'
import { FloatingButtons } from './FloatingButtons.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { DraftMark, LanguageOffers } from './LanguageOffer.tsx'
import { MobileBar } from './MobileBar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { PAGE_TOP, STICKY_FRAME } from './scrolling.ts'

type Props = {
  /** Rendered above the header. */
  strip?: ReactNode
  /** Of the `<main>` element. */
  className?: string
  children: ReactNode
}

/** The frame that every public view shares. */
export function PublicPage({ strip, className, children }: Props) {
  return (
    <>
      <SkipLink />
      <span {...{ [PAGE_TOP]: '' }} className="absolute top-0" />
      <ArchShape />
      <ChatGlyphShape />
      <DraftMark />
      {/* In one frame, so that nothing has to be measured to put one below the other. On a low screen the strip scrolls away. */}
      <div {...{ [STICKY_FRAME]: '' }} className="sticky top-0 z-30 [@media(height<28rem)]:contents">
        {strip}
        <Header />
      </div>
      <main id="main" className={className}>
        {children}
      </main>
      <Footer />
      <MobileBar />
      <FloatingButtons />
      <LanguageOffers />
    </>
  )
}
