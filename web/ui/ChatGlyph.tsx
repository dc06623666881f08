import { useContent } from '../content/context.ts'

const SYMBOL = 'chat-glyph'

/** The drawing of `ChatGlyph`, defined once a page. */
export function ChatGlyphShape() {
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol id={SYMBOL} viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
          d="M3.6 20.4l1.2-4.3a8.6 8.6 0 1 1 3.2 3.2Z"
        />
        <path
          fill="currentColor"
          d="M9.2 7.6c.3-.3.9-.3 1.1.1l.7 1.5c.1.3.1.6-.1.8l-.5.6c.6 1.2 1.5 2.1 2.8 2.7l.7-.7c.2-.2.5-.3.8-.1l1.5.8c.4.2.5.7.2 1.1-.6.9-1.6 1.5-2.7 1.2-2.9-.7-5-2.8-5.6-5.4-.2-1 .3-2 1.1-2.6Z"
        />
      </symbol>
    </svg>
  )
}

/** Says that a link opens WhatsApp, in the sprite's drawing and in words for screen readers. */
export function ChatGlyph() {
  const { chat } = useContent()
  return (
    <svg role="img" aria-label={chat.onWhatsApp} className="size-[1.15em] shrink-0 self-center">
      <use href={`#${SYMBOL}`} />
    </svg>
  )
}
