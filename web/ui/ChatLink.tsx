import type { ReactNode } from 'react'
import { brand } from '../content/brand.ts'

type Props = {
  /** Recorded with a click: where on the page the link is, such as `hero`. */
  placement: string
  className?: string
  children: ReactNode
  'aria-label'?: string
}

/** A link that opens the chat in a new tab. `tracking/chat-links.ts` records its click. */
export function ChatLink({ placement, children, ...rest }: Props) {
  return (
    <a href={brand.chatLink} target="_blank" rel="noopener" data-chat={placement} {...rest}>
      {children}
    </a>
  )
}
