import type { ReactNode } from 'react'
import { brand } from '../content/brand.ts'

type Props = {
  /** Names the place on the page in what is recorded of a click, such as `hero`. */
  placement: string
  className?: string
  children: ReactNode
  'aria-label'?: string
}

/** A link that opens the chat in a new tab. Its click is recorded by `lib/chat-links.ts`. */
export function ChatLink({ placement, children, ...rest }: Props) {
  return (
    <a href={brand.chatLink} target="_blank" rel="noopener" data-chat={placement} {...rest}>
      {children}
    </a>
  )
}
