import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { policy } from '#web/content/policy.ts'
import { Island } from '#web/islands/Island.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { TrackingSwitch } from '#web/ui/TrackingSwitch.tsx'
import { MyData } from './MyData.tsx'
import { RefundHelper } from './RefundHelper.tsx'

/** The tags that a policy's text may use beside Markdown. */
export const policyTags = { ChatButton, ContactLines, MyData: MyDataIsland, RefundHelper, TrackingSwitch }

function ChatButton({ placement, children }: { placement: string; children: ReactNode }) {
  return (
    <div className="pt-2 print:hidden">
      <ChatLink placement={placement} className={button.primary}>
        {children}
      </ChatLink>
    </div>
  )
}

function MyDataIsland() {
  return <Island name="my-data" component={MyData} props={{}} />
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
