import { ASK_US } from '#web/content/legal.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** Stands for a value that is not known yet. */
export function AskUs() {
  return (
    <ChatLink placement="label" withoutGlyph>
      {ASK_US}
      <span className="sr-only"> on WhatsApp</span>
    </ChatLink>
  )
}
