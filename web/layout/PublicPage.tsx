import type { ReactNode } from 'react'
import { ArchShape } from '../ui/Arch.tsx'
import { ChatGlyphShape } from '../ui/ChatGlyph.tsx'
import { FloatingButtons } from './FloatingButtons.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { DraftMark, LanguageOffers } from './LanguageOffer.tsx'
import { MobileBar } from './MobileBar.tsx'
import { SkipLink } from './SkipLink.tsx'

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
      <ArchShape />
      <ChatGlyphShape />
      <DraftMark />
      {strip}
      <Header />
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
