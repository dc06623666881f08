import type { ReactNode } from 'react'
import { useContent } from '../content/context.ts'
import { chatAddress, makesOrder, messageOf } from '../domain/chat.ts'
import type { Pack } from '../domain/price.ts'
import { ChatGlyph } from './ChatGlyph.tsx'
import { usePage } from './page.ts'

type Props = {
  /** Where on the page the link is, such as `hero`: it decides on the message and is recorded with a click. */
  placement: string
  /** The pack that the link orders; without one the customer chooses in the chat. */
  pack?: Pack
  className?: string
  /** Stands in the chat when it opens; none where the placement decides. */
  text?: string
  /** For a link whose own name or drawing says that it opens WhatsApp. */
  withoutGlyph?: boolean
  children: ReactNode
  'aria-label'?: string
}

/**
 * A link that opens the chat in a new tab with a message filled in, and says so: its name ends with “on WhatsApp”.
 * `tracking/order-links.ts` completes the message of an order, and `tracking/chat-links.ts` records the click.
 */
export function ChatLink({ placement, pack, text, withoutGlyph = false, children, ...rest }: Props) {
  const content = useContent()
  const { title } = usePage()
  const message = text ?? messageOf(content, placement, title, pack)
  return (
    <a
      href={chatAddress(message, content.brand.chatLink)}
      target="_blank"
      rel="noopener"
      data-chat={placement}
      data-order={makesOrder(placement) ? '' : undefined}
      data-pack={pack?.id}
      data-price={pack?.price}
      data-mrp={pack?.mrp}
      {...rest}
    >
      {children}
      {!withoutGlyph && <ChatGlyph />}
    </a>
  )
}
