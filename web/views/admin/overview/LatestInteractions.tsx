import type { DashboardStats } from '../data/dashboard.ts'
import { preview, sessionTail, showMoment, typeLabel } from '../format.ts'
import { InteractionIcon } from './InteractionIcon.tsx'

export function LatestInteractions({ rows }: { rows: DashboardStats['interactions']['data'] }) {
  if (rows.length === 0) return <p className="py-8 text-moss">No customer interactions yet</p>
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-leaf/10 border-b py-3">
          <InteractionIcon type={row.interaction_type} />
          <div className="grid min-w-0 gap-x-6 sm:grid-cols-[14rem_6rem_1fr_13rem] sm:items-baseline">
            <span className="wrap-anywhere font-semibold text-sm">{typeLabel(row.interaction_type)}</span>
            <span className="font-mono text-moss text-sm">{sessionTail(row.user_session)}</span>
            <Preview data={row.additional_data} />
            <time dateTime={row.timestamp} className="text-moss text-sm sm:text-right">
              {showMoment(row.timestamp)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Preview({ data }: { data: object | null }) {
  if (!data) return <span />
  const { text, cut } = preview(data)
  return <code className={`break-all text-sm ${cut ? "after:content-['…']" : ''}`}>{text}</code>
}
