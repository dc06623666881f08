import { FLOATING_PLACEMENT } from '#contract/tracking.ts'
import { useContent } from '../content/context.ts'
import { ChatLink } from '../ui/ChatLink.tsx'

/** Shown by the stylesheet past its scroll threshold; see `scroll-thresholds.ts`. */
export function FloatingChatButton() {
  const { chat } = useContent()
  return (
    <ChatLink
      withoutGlyph
      placement={FLOATING_PLACEMENT}
      aria-label={chat.floatingButton}
      className="grid size-14 place-items-center rounded-full bg-whatsapp text-jam shadow-soft transition-[opacity,visibility,transform] duration-200 ease-out hover:scale-105 invisible opacity-0 in-data-[scrolled-past~=chat]:visible in-data-[scrolled-past~=chat]:opacity-100 noscript:visible noscript:opacity-100"
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
  )
}
