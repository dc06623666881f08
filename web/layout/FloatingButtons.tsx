import { useContent } from '../content/context.ts'
import { BackToTop } from './BackToTop.tsx'
import { FloatingChatButton } from './FloatingChatButton.tsx'

/** Stacked in one corner, so that they never cover each other, and above the mobile bar where there is one. */
export function FloatingButtons() {
  const { navigation } = useContent()
  return (
    <aside
      aria-label={navigation.shortcuts}
      className="pointer-events-none fixed right-4 bottom-[calc(var(--mobile-bar,0rem)+1rem)] z-30 grid justify-items-center gap-3 *:pointer-events-auto lg:right-6 lg:bottom-6"
    >
      <BackToTop />
      <FloatingChatButton />
    </aside>
  )
}
