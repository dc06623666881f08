import type { ReactNode } from 'react'
import { brand } from '../content/brand.ts'
import { chatAddress } from '../content/chat.ts'
import { ChatGlyph } from './ChatGlyph.tsx'

type Props = {
  /** Recorded with a click: where on the page the link is, such as `hero`. */
  placement: string
  className?: string
  /** Stands in the chat when it opens; none where the placement decides. */
  text?: string
  /** For a link whose own name or drawing says that it opens WhatsApp. */
  withoutGlyph?: boolean
  children: ReactNode
  'aria-label'?: string
}

/**
 * A link that opens the chat in a new tab, and says so: its name ends with “on WhatsApp”. `tracking/chat-links.ts`
 * records its click.
 */
export function ChatLink({ placement, text, withoutGlyph = false, children, ...rest }: Props) {
  return (
    <a
      href={text ? chatAddress(text) : brand.chatLink}
      target="_blank"
      rel="noopener"
      data-chat={placement}
      {...rest}
    >
      {children}
      {!withoutGlyph && <ChatGlyph />}
    </a>
  )
}
