import type { ReactNode } from 'react'
import { brand } from '../../content/brand.ts'
import { policy } from '../../content/policy.ts'
import { button } from '../../ui/button.ts'
import { ChatLink } from '../../ui/ChatLink.tsx'

/** The tags that a policy's text may use beside Markdown; the privacy policy has one more. */
export const policyTags = { ChatButton, ContactLines }

function ChatButton({ placement, children }: { placement: string; children: ReactNode }) {
  return (
    <div className="pt-2 print:hidden">
      <ChatLink placement={placement} className={button.primary}>
        {children}
      </ChatLink>
    </div>
  )
}

function ContactLines() {
  return (
    <dl className="contact-lines">
      <div>
        <dt>{policy.write}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>{policy.call}</dt>
        <dd>
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
        </dd>
      </div>
    </dl>
  )
}
