import { List, Root, Trigger } from '@radix-ui/react-tabs'
import Activity from 'lucide-react/icons/activity'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import QrCode from 'lucide-react/icons/qr-code'
import { memo, useDeferredValue, useId, useState } from 'react'
import type { ListedSubscriber } from '#worker/subscriptions/contract.ts'
import { LanguageNote } from '../controls/LanguageNote.tsx'
import { LoadingNote } from '../controls/Panel.tsx'
import { useVisible } from '../controls/use-visible.ts'
import { showMoment, typeLabel } from '../format.ts'
import type { DashboardStats } from './queries.ts'

const trigger =
  'min-h-12 cursor-pointer border-leaf px-1 pb-[3px] text-moss max-sm:text-sm data-[state=active]:border-b-[3px] data-[state=active]:pb-0 data-[state=active]:font-semibold data-[state=active]:text-leaf'

const TABS = [
  { value: 'subscribers', name: 'Newsletter Subscribers' },
  { value: 'interactions', name: 'Customer Interactions' },
] as const

/** The newest sign-ups and interactions; the rows are rendered once they are within a screen of the viewport. */
export function LatestTabs({ stats }: { stats: DashboardStats }) {
  const { isVisible, ref } = useVisible<HTMLDivElement>()
  const id = useId()
  const [tab, setTab] = useState('subscribers')
  // The press is painted before the rows.
  const shown = useDeferredValue(tab)
  const rows = !isVisible ? (
    <LoadingNote className="min-h-96" />
  ) : shown === 'subscribers' ? (
    <LatestSubscribers rows={stats.subscriptions.data} />
  ) : (
    <LatestInteractions rows={stats.interactions.data} />
  )
  return (
    <Root ref={ref} value={tab} onValueChange={setTab} className="min-w-0">
      <List aria-label="Latest" className="flex gap-4 border-leaf/15 border-b">
        {TABS.map(({ value, name }) => (
          <Trigger
            key={value}
            value={value}
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-rows`}
            className={trigger}
          >
            {name}
          </Trigger>
        ))}
      </List>
      {/* Radix' own panels would compute the page's styles when mounted, and remove rows with the press. */}
      {TABS.map(({ value }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-rows`}
          aria-labelledby={`${id}-${value}`}
          hidden={tab !== value}
        >
          {shown === value && rows}
        </div>
      ))}
    </Root>
  )
}

const LatestSubscribers = memo(function LatestSubscribers({ rows }: { rows: ListedSubscriber[] }) {
  if (rows.length === 0) return <p className="py-8 text-moss">No newsletter subscriptions yet</p>
  return (
    <ul className="gap-x-6 xl:columns-2">
      {rows.map(({ id, email, source_page, subscribed_at, language }) => (
        <li
          key={id}
          className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-jam/12 border-b py-1.5 sm:grid-cols-[1fr_9rem_11rem] sm:items-baseline sm:gap-x-6"
        >
          <span className="wrap-anywhere font-semibold text-[0.9375rem] max-sm:col-span-full">{email}</span>
          <span className="wrap-anywhere text-moss text-sm">
            {source_page}
            <LanguageNote language={language} />
          </span>
          <time dateTime={subscribed_at} className="text-moss text-sm sm:text-right">
            {showMoment(subscribed_at)}
          </time>
        </li>
      ))}
    </ul>
  )
})

const PREVIEW_CHARACTERS = 100
/** Shown of a session's id, from its end. */
const SESSION_CHARACTERS = 8

/** Other types have a default icon. */
const icons = new Map([
  ['whatsapp_click', MessageCircle],
  ['pricing_view', IndianRupee],
  ['newsletter_subscription', Mail],
  ['batch_view', QrCode],
])

type Interaction = DashboardStats['interactions']['data'][number]

const LatestInteractions = memo(function LatestInteractions({ rows }: { rows: Interaction[] }) {
  if (rows.length === 0) return <p className="py-8 text-moss">No customer interactions yet</p>
  return (
    <ul>
      {rows.map((row) => (
        <Entry key={row.id} row={row} />
      ))}
    </ul>
  )
})

function Entry({ row }: { row: Interaction }) {
  const { interaction_type, user_session, additional_data, timestamp } = row
  const Icon = icons.get(interaction_type) ?? Activity
  const data = additional_data ? Array.from(JSON.stringify(additional_data)) : []
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-leaf/10 border-b py-3">
      <Icon aria-hidden strokeWidth={1.5} className="size-5 text-moss" />
      <div className="grid min-w-0 gap-x-6 sm:grid-cols-[14rem_6rem_1fr_13rem] sm:items-baseline">
        <span className="wrap-anywhere font-semibold text-sm">{typeLabel(interaction_type)}</span>
        <span className="font-mono text-moss text-sm">{user_session.slice(-SESSION_CHARACTERS)}</span>
        <code
          className={`break-all text-sm ${data.length > PREVIEW_CHARACTERS ? "after:content-['…']" : ''}`}
        >
          {data.slice(0, PREVIEW_CHARACTERS).join('')}
        </code>
        <time dateTime={timestamp} className="text-moss text-sm sm:text-right">
          {showMoment(timestamp)}
        </time>
      </div>
    </li>
  )
}
