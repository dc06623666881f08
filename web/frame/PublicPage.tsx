import type { ReactNode } from 'react'
import { PAGE_TOP, STICKY_FRAME } from '../browser/scrolling.ts'
import { useContent } from '../model/context.ts'
import { ArchShape } from '../ui/Arch.tsx'
import { ChatGlyphShape } from '../ui/ChatLink.tsx'
import { FloatingButtons } from './FloatingButtons.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { DraftMark, LanguageLine } from './LanguageLinks.tsx'
import { MobileBar } from './MobileBar.tsx'

type Props = {
  /** Rendered above the header. */
  strip?: ReactNode
  /** The class of the `<main>` element. */
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
      {/* In one frame, so that nothing has to be measured to put one below the other. On a low screen the strip scrolls away. */}
      <div {...{ [STICKY_FRAME]: '' }} className="sticky top-0 z-30 [@media(height<28rem)]:contents">
        {strip}
        <Header />
      </div>
      <LanguageLine />
      <main id="main" className={className}>
        {children}
      </main>
      <DraftMark />
      <Footer />
      <MobileBar />
      <FloatingButtons />
    </>
  )
}

/** The first stop of the Tab key: past the header to what the view is about. */
function SkipLink() {
  const { words } = useContent()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-24 rounded-full bg-paper px-6 py-3 font-semibold text-leaf shadow-soft focus-visible:translate-y-0"
    >
      {words.navigation.skip}
    </a>
  )
}
