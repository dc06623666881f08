import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import type { OrderStats } from '#worker/orders/contract.ts'
import type { Change as Counted } from '#worker/statistics/contract.ts'
import { Select } from '../controls/fields.tsx'
import { PanelBoundary, Part, useQuery } from '../controls/Panel.tsx'
import { dayInIndia, rupees, showClock, showCount, showJars } from '../format.ts'
import { useMarks } from '../orders/marks.ts'
import { type DashboardStats, queryOrderStats } from './queries.ts'
import { type Chosen, lengthOf } from './range.ts'

type Props = {
  stats: DashboardStats | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  controls: ReactNode
}

/** The totals of the range: what was sold, and the four numbers of visits and sign-ups. */
export function Numbers({ stats, chosen, onChoose, controls }: Props) {
  const id = useId()
  const { areSumsStale } = useMarks()
  const { data: orders, error, mutate } = useQuery(queryOrderStats(chosen))
  const retry = () => void mutate()
  const reloadStale = useEffectEvent(() => areSumsStale && retry())
  // Back from a page where orders were marked: the library would take what it loaded two seconds ago.
  useEffect(() => void reloadStale(), [])
  return (
    <section aria-labelledby={id} className="numbers">
      <h2 id={id} className="sr-only">
        Numbers
      </h2>
      {controls}
      <div className={`stats ${stats ? '' : 'waiting'}`}>
        <PanelBoundary resetKey={orders} onRetry={retry}>
          <SalesNumbers stats={orders} chosen={chosen} onChoose={onChoose} />
        </PanelBoundary>
        <Part>
          <Visits stats={stats} />
        </Part>
      </div>
      {areSumsStale && stats && (
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

const COMPARISONS = [
  ['before', 'before'],
  ['year', 'a year ago'],
] as const

type SoldProps = Pick<Props, 'chosen' | 'onChoose'> & { stats: OrderStats | undefined }

/** Throws on a malformed response, so that the boundary around it handles it. */
function SalesNumbers({ stats, chosen, onChoose }: SoldProps) {
  const sums: Partial<OrderStats['summary']> = stats ? stats.summary : {}
  const { rupees: sum, refunded, sold, jars, clicked } = sums
  const isYear = chosen.compare === 'year'
  const renderPrevious = (count: number) => (
    <>
      <span>{showCount(count)}</span>{' '}
      {isYear ? (
        <span>a year ago</span>
      ) : (
        // With the length where it fits.
        <>
          <span className="max-xl:sr-only">{`in the ${lengthOf(chosen.range, dayInIndia(Date.now()))} days `}</span>
          <span>before</span>
        </>
      )}
    </>
  )
  return (
    <>
      <Stat name="Rupees sold" size="big" change={sum} show={rupees}>
        {sum && refunded && (
          <>
            <span>{rupees(sum.previous)}</span>{' '}
            <Select
              aria-label="Compared with"
              value={chosen.compare}
              onChoose={(compare) => onChoose({ ...chosen, compare })}
              options={COMPARISONS}
              isBare
            />
            {refunded.inRange > 0 && (
              <span className="block w-full">
                {`${rupees(refunded.inRange)} given back, ${rupees(sum.inRange - refunded.inRange)} left`}
              </span>
            )}
          </>
        )}
      </Stat>
      <Stat name="Orders sold" size="mid" change={sold}>
        {sold && jars && (
          <>
            {renderPrevious(sold.previous)}
            <span className="block">
              {`${showJars(jars.inRange)}, ${showCount(jars.previous)} ${isYear ? 'a year ago' : 'before'}`}
            </span>
          </>
        )}
      </Stat>
      <Stat name="Order clicks" size="mid" change={clicked}>
        {clicked && renderPrevious(clicked.previous)}
      </Stat>
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
        {change && <Difference by={change.inRange - change.previous} show={show} />}
      </p>
      <p className="more">{children}</p>
    </section>
  )
}

/** The arrow has the meaning of the hidden word. */
function Difference({ by, show }: { by: number; show: (count: number) => string }) {
  if (by === 0) return <span className="change text-moss">no change</span>
  const [Arrow, color, word] =
    by > 0
      ? ([ArrowUp, 'text-leaf', 'more'] as const)
      : ([ArrowDown, 'text-jam', show === rupees ? 'less' : 'fewer'] as const)
  return (
    <span className={`change ${color}`}>
      <Arrow aria-hidden strokeWidth={2.25} className="inline size-[1.05em] align-[-0.15em]" />
      <span>{show(Math.abs(by))}</span>
      <span className="sr-only">{` ${word}`}</span>
    </span>
  )
}
