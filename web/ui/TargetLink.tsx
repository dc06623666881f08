import type { ReactNode } from 'react'
import type { Target } from '../model/types.ts'
import { views } from '../views.ts'
import { ChatLink } from './ChatLink.tsx'
import { PageLink } from './PageLink.tsx'

type Props = {
  to: Target
  /** Recorded with a click where the link opens the chat. */
  placement: string
  className?: string
  withoutGlyph?: boolean
  children: ReactNode
}

/** A link to what the content names: a section of the home page, another view, or the chat. */
export function TargetLink({ to, placement, className, withoutGlyph = false, children }: Props) {
  if (to.kind === 'chat') {
    return (
      <ChatLink placement={placement} withoutGlyph={withoutGlyph} {...(className && { className })}>
        {children}
      </ChatLink>
    )
  }
  return (
    <PageLink
      to={to.kind === 'section' ? `${views.home.path}#${to.id}` : views[to.view].path}
      className={className}
    >
      {children}
    </PageLink>
  )
}
