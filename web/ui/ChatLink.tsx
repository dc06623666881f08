import type { ReactNode } from 'react'
import { useTopics } from '../model/context.ts'
import type { Pack } from '../model/types.ts'
import { chatAddress } from '../shop/chat.ts'
import { shippingCharge } from '../shop/delivery.ts'
import { makesOrder, messageOf, pausedMessage } from '../shop/order-message.ts'
import { usePage } from './page.ts'

type Props = {
  /** The place of the link on the page, such as `hero`: it decides on the message and is recorded with a click. */
  placement: string
  /** The pack that the link orders; without one the customer chooses in the chat. */
  pack?: Pack
  className?: string
  /** The message with which the chat opens; left out where the placement decides. */
  text?: string
  /** The message of the question that takes the place of the order; left out, it names the pack. */
  asked?: string | undefined
  /** Set where the link's own name or drawing already names WhatsApp. */
  withoutGlyph?: boolean
  /** Takes the place of the children where a question is asked in place of the order; left out, its text alone. */
  instead?: ReactNode
  children: ReactNode
  'aria-label'?: string
}

/** The content that a link of the chat, and so an island with one, has. */
export const chatTopics = [
  'words.chat',
  'words.site',
  'words.unopened',
  'facts.brand',
  'facts.packs',
  'language',
  'packs',
  'pause',
  'shopState',
] as const

/**
 * A link that opens the chat in a new tab with a message filled in; its name ends with “on WhatsApp”. While no orders are
 * taken, a link that asks a question is shown in place of one that orders: where that begins or ends on a day, both are in
 * the page, and the stylesheet shows one.
 * `browser/tracking/order-links.ts` writes its address when it is pressed, from the message that it has in `data-message`
 * or in its address, and `browser/tracking/chat-clicks.ts` records the click, with the pack and the prices of its attributes.
 * The link of the shop's section has those of what was typed, too: `linkFacts` of `pages/home/shop/order-state.ts`.
 */
export function ChatLink({
  placement,
  pack,
  text,
  asked,
  withoutGlyph = false,
  instead,
  children,
  ...rest
}: Props) {
  const content = useTopics<typeof chatTopics>()
  const { title } = usePage()
  const { shopState, facts, words } = content
  const isOrder = makesOrder(placement)
  const pause = isOrder ? content.pause : undefined
  if (!facts.brand.chatLink || (shopState === 'unopened' && isOrder)) {
    // A drawing alone has no room for the words.
    if (rest['aria-label']) return null
    return (
      <span className={rest.className} aria-disabled="true">
        {isOrder ? (pause?.label ?? words.unopened.order) : children}
      </span>
    )
  }
  const question = pause && (
    <a
      href={chatAddress(asked ?? pausedMessage(pause, pack?.size), facts.brand.chatLink)}
      target="_blank"
      rel="noopener"
      data-chat={placement}
      className={`${rest.className} shop-open:hidden`}
      aria-label={withoutGlyph ? `${pause.label} ${words.chat.onWhatsApp}` : undefined}
    >
      {instead ?? pause.label}
      {!withoutGlyph && <ChatGlyph isNamed={false} />}
    </a>
  )
  if (pause && !pause.isDated) return question
  const message = text ?? messageOf(content, placement, title, pack)
  const link = (
    <a
      href={chatAddress(message, facts.brand.chatLink)}
      target="_blank"
      rel="noopener"
      data-chat={placement}
      data-order={isOrder ? '' : undefined}
      data-pack={pack?.id}
      data-price={pack?.price}
      data-mrp={pack?.mrp}
      data-charge={pack && (shippingCharge(null, pack.price, facts.packs) ?? undefined)}
      {...rest}
      {...(pause && { className: `${rest.className} shop-closed:hidden` })}
    >
      {children}
      {!withoutGlyph && (
        <ChatGlyph isNamed={typeof children === 'string' && children.includes(words.chat.onWhatsApp)} />
      )}
    </a>
  )
  return question ? (
    <>
      {link}
      {question}
    </>
  ) : (
    link
  )
}

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

/**
 * Marks a link that opens WhatsApp, with the sprite's drawing and, where the link's text does not name it, in words
 * for screen readers.
 */
function ChatGlyph({ isNamed }: { isNamed: boolean }) {
  const { words } = useTopics<typeof chatTopics>()
  return (
    <svg
      role="img"
      aria-label={words.chat.onWhatsApp}
      aria-hidden={isNamed || undefined}
      className="size-[1.15em] shrink-0 self-center"
    >
      <use href={`#${SYMBOL}`} />
    </svg>
  )
}
