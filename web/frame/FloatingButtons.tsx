import ArrowUp from 'lucide-react/icons/arrow-up'
import { FLOATING_PLACEMENT } from '#worker/tracking/constants.ts'
import { thresholdProps } from '../browser/scrolling.ts'
import { useContent } from '../model/context.ts'
import { ChatLink } from '../ui/ChatLink.tsx'

/**
 * Stacked in one corner, so that they never cover each other, and above the mobile bar where there is one; not on a low
 * screen, and not over the shop's controls and forms, where the page has no margin for them. The stylesheet shows each
 * past its scroll threshold; see `scrolling.ts`. What gets the focus stops above them, by `scroll-padding`.
 */
export function FloatingButtons() {
  const { facts, words } = useContent()
  return (
    <aside
      aria-label={words.navigation.shortcuts}
      className="pointer-events-none fixed right-4 bottom-[calc(var(--mobile-bar,0rem)+1rem)] z-30 grid print:hidden justify-items-center gap-3 [@media(height<28rem)]:hidden max-[85rem]:data-covering:hidden *:pointer-events-auto lg:right-6 lg:bottom-6"
    >
      <button
        type="button"
        {...thresholdProps('back-to-top')}
        data-back-to-top=""
        aria-label={words.navigation.backToTop}
        className="invisible grid size-12 cursor-pointer place-items-center rounded-full border border-leaf/20 bg-paper text-leaf opacity-0 shadow-soft transition-[opacity,visibility,transform] duration-200 ease-out hover:bg-linen data-past:visible data-past:opacity-100"
      >
        <ArrowUp aria-hidden strokeWidth={1.5} className="size-6" />
      </button>
      {facts.brand.chatLink && (
        <ChatLink
          withoutGlyph
          {...thresholdProps('chat')}
          placement={FLOATING_PLACEMENT}
          aria-label={words.chat.floatingButton}
          className="grid size-14 place-items-center rounded-full bg-whatsapp text-jam shadow-soft transition-[opacity,visibility,transform] duration-200 ease-out hover:scale-105 invisible opacity-0 data-past:visible data-past:opacity-100 unstarted:visible unstarted:opacity-100"
        >
          <svg
            viewBox="0 0 32 32"
            className="size-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path
              d="M5 16C5 9.9 9.9 5 16 5s11 4.9 11 11-4.9 11-11 11c-1.9 0-3.7-.5-5.3-1.3L5 27l1.4-5.4C5.5 19.9 5 18 5 16Z"
              strokeLinejoin="round"
            />
            <path d="M11 16h.01M16 16h.01M21 16h.01" strokeWidth="3" strokeLinecap="round" />
          </svg>
        </ChatLink>
      )}
    </aside>
  )
}
