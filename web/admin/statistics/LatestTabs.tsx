import Activity from 'lucide-react/icons/activity'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import QrCode from 'lucide-react/icons/qr-code'
import { type KeyboardEvent, useId, useState } from 'react'
import type { ListedSubscriber } from '#worker/subscriptions/contract.ts'
import { showMoment, typeLabel } from '../format.ts'
import type { DashboardStats } from './queries.ts'

const TABS = ['Newsletter Subscribers', 'Customer Interactions'] as const

/** The newest sign-ups and interactions, on two tabs, which the arrow keys move between. */
export function LatestTabs({ stats: { subscriptions, interactions } }: { stats: DashboardStats }) {
  const id = useId()
  const [shown, show] = useState(0)
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + TABS.length) % TABS.length
    show(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div id="latest" className="min-w-0">
      <div role="tablist" aria-label="Latest" className="flex gap-4 border-leaf/15 border-b">
        {TABS.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={move}
            className="min-h-12 cursor-pointer border-leaf px-1 pb-[3px] text-moss aria-selected:border-b-[3px] aria-selected:pb-0 aria-selected:font-semibold aria-selected:text-leaf max-sm:text-sm"
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {shown === 0 ? (
          <LatestSubscribers rows={subscriptions.data} />
        ) : (
          <LatestInteractions rows={interactions.data} />
        )}
      </div>
    </div>
  )
}

function LatestSubscribers({ rows }: { rows: ListedSubscriber[] }) {
  if (rows.length === 0) return <p className="py-8 text-moss">No newsletter subscriptions yet</p>
  return (
    <ul className="gap-x-6 xl:columns-2">
      {rows.map(({ id, email, source_page, subscribed_at }) => (
        <li
          key={id}
          className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-jam/12 border-b py-1.5 sm:grid-cols-[1fr_9rem_11rem] sm:items-baseline sm:gap-x-6"
        >
          <span className="wrap-anywhere font-semibold text-label max-sm:col-span-full">{email}</span>
          <span className="wrap-anywhere text-moss text-sm">{source_page}</span>
          <time dateTime={subscribed_at} className="text-moss text-sm sm:text-right">
            {showMoment(subscribed_at)}
          </time>
        </li>
      ))}
    </ul>
  )
}

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

function LatestInteractions({ rows }: { rows: Interaction[] }) {
  if (rows.length === 0) return <p className="py-8 text-moss">No customer interactions yet</p>
  return (
    <ul>
      {rows.map((row) => (
        <Entry key={row.id} row={row} />
      ))}
    </ul>
  )
}

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
