import { type ReactNode, useId } from 'react'
import useSWR from 'swr'
import type { OrderStats } from '#worker/orders/contract.ts'
import type { Change as Counted } from '#worker/statistics/contract.ts'
import { PanelBoundary, Part } from '../controls/Panel.tsx'
import { Select } from '../controls/Select.tsx'
import { dayInIndia, plural, rupees, showClock, showCount } from '../format.ts'
import { Change } from './Change.tsx'
import { type DashboardStats, queryOrderStats } from './queries.ts'
import { type Chosen, type Comparison, lengthOf } from './range.ts'

type Props = {
  /** Whether orders were marked since the sums of sales were loaded. */
  isStale: boolean
  stats: DashboardStats | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  controls: ReactNode
}

/** The totals of the range: what was sold, and the four numbers of visits and sign-ups. */
export function Numbers({ isStale, stats, chosen, onChoose, controls }: Props) {
  const id = useId()
  const query = stats && queryOrderStats(chosen)
  const { data: orders, error, mutate } = useSWR(query?.key ?? null, query?.fetch ?? null)
  const retry = () => void mutate()
  return (
    <section aria-labelledby={id} className="numbers">
      <h2 id={id} className="sr-only">
        Numbers
      </h2>
      {controls}
      <div className={`stats ${stats ? '' : 'waiting'}`}>
        <PanelBoundary data={orders} onRetry={retry}>
          <SalesNumbers stats={orders} chosen={chosen} onChoose={onChoose} />
        </PanelBoundary>
        <Part keys={['dashboard']}>
          <Visits stats={stats} />
        </Part>
      </div>
      {isStale && stats && (
        <p role="status" className="text-moss text-sm">
          {`Sales as of ${showClock(stats.fetchedAt)}: they follow a minute after the last mark.`}
        </p>
      )}
      {error && !orders ? (
        <p role="alert" className="text-fault text-sm">
          What was sold could not be loaded.{' '}
          <button type="button" onClick={retry} className="min-h-11 cursor-pointer underline">
            Try again
          </button>
        </p>
      ) : null}
    </section>
  )
}

type SoldProps = Pick<Props, 'chosen' | 'onChoose'> & { stats: OrderStats | undefined }

function SalesNumbers({ stats, chosen, onChoose }: SoldProps) {
  // Throws on a malformed response, so that the panel's error boundary handles it.
  if (stats && !stats.summary) throw new TypeError('The answer has no sums')
  const summary = stats?.summary
  const renderPrevious = (count: number, show = showCount) => (
    <>
      <span>{show(count)}</span> <Period chosen={chosen} />
    </>
  )
  return (
    <>
      <Stat name="Rupees sold" size="big" change={summary?.rupees} show={rupees}>
        {summary && (
          <>
            <span>{rupees(summary.rupees.previous)}</span>{' '}
            <Select
              aria-label="Compared with"
              value={chosen.compare}
              onChange={({ target }) => onChoose({ ...chosen, compare: target.value as Comparison })}
              isBare
            >
              <option value="before">before</option>
              <option value="year">a year ago</option>
            </Select>
            {summary.refunded.inRange > 0 && (
              <span className="block w-full">
                {`${rupees(summary.refunded.inRange)} given back, ${rupees(summary.rupees.inRange - summary.refunded.inRange)} left`}
              </span>
            )}
          </>
        )}
      </Stat>
      <Stat name="Orders sold" size="mid" change={summary?.sold}>
        {summary && (
          <>
            {renderPrevious(summary.sold.previous)}
            <span className="block">
              {`${plural(summary.jars.inRange, 'jar', 'jars')}, ${showCount(summary.jars.previous)} ${chosen.compare === 'year' ? 'a year ago' : 'before'}`}
            </span>
          </>
        )}
      </Stat>
      <Stat name="Order clicks" size="mid" change={summary?.clicked}>
        {summary && renderPrevious(summary.clicked.previous)}
      </Stat>
    </>
  )
}

/** `in the 30 days before`, with the length where it fits. */
function Period({ chosen: { range, compare } }: { chosen: Chosen }) {
  if (compare === 'year') return <span>a year ago</span>
  return (
    <>
      <span className="max-xl:sr-only">{`in the ${lengthOf(range, dayInIndia(Date.now()))} days `}</span>
      <span>before</span>
    </>
  )
}

/** The numbers of visits, a size below what was sold. */
function Visits({ stats }: { stats: DashboardStats | undefined }) {
  if (stats && !(stats.interactions.summary && stats.subscriptions.summary)) {
    throw new TypeError('The answer has no sums')
  }
  const all = stats?.interactions.summary
  const clicksOf = (type: string) =>
    all && { inRange: all.byType[type] ?? 0, previous: all.previousByType[type] ?? 0 }
  const total = (count: number | undefined) =>
    count !== undefined && <span className="max-md:hidden">{`${showCount(count)} in total`}</span>
  return (
    <>
      <Stat name="Newsletter Subscribers" size="small" change={stats?.subscriptions.summary}>
        {total(stats?.subscriptions.summary.total)}
      </Stat>
      <Stat name="WhatsApp Clicks" size="small" change={clicksOf('whatsapp_click')} />
      <Stat name="Pricing Views" size="small" change={clicksOf('pricing_view')} />
      <Stat name="Total Interactions" size="small" change={all}>
        {total(all?.total)}
      </Stat>
    </>
  )
}

type StatProps = {
  name: string
  size: 'big' | 'mid' | 'small'
  /** Undefined while it is loading: its space is reserved. */
  change: Counted | undefined
  show?: (count: number) => string
  children?: ReactNode
}

/** One number of the range, with what it differs by from the other period. */
function Stat({ name, size, change, show = showCount, children }: StatProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`stat ${size}`}>
      <h3 id={id}>{name}</h3>
      <p className="number">
        <span className={size === 'small' ? 'count' : 'figure'}>{change ? show(change.inRange) : '…'}</span>{' '}
        {change && <Change now={change.inRange} previous={change.previous} show={show} />}
      </p>
      <p className="more">{children}</p>
    </section>
  )
}
