import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useId } from 'react'
import type { OrderStats } from '#worker/orders/contract.ts'
import type { Change as Counted } from '#worker/statistics/contract.ts'
import { Select } from '../controls/fields.tsx'
import { PanelFailure, Part, useQuery } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { rupees, showCount, showJars, showOwed, showRefunds } from '../format.ts'
import { NumbersFailure } from './NumbersFailure.tsx'
import { type DashboardStats, queryOrderStats } from './queries.ts'
import { RangeControls } from './RangeControls.tsx'
import { useNumbers } from './use-numbers.ts'

/** The totals of the range: what was sold, and the four numbers of visits and sign-ups. */
export function Numbers() {
  const id = useId()
  const { stats, span, failure } = useNumbers()
  const { data: orders, error, mutate } = useQuery(queryOrderStats(span))
  const retry = () => void mutate()
  return (
    <section
      aria-labelledby={id}
      className={`mt-4 ${failure ? 'lg:c1 lg:mt-5' : 'lg:c5 lg:mt-0 lg:peer-data-found/marking:c1 lg:peer-data-found/marking:mt-5'}`}
    >
      <h2 id={id} className="sr-only">
        Numbers
      </h2>
      <RangeControls />
      {failure ? (
        <NumbersFailure />
      ) : (
        <>
          <div className="mt-0.5 grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-x-5 md:mt-2.5 md:grid-cols-4 md:gap-x-gap md:border-jam/35 md:border-t">
            <Part>
              <SalesNumbers stats={orders} />
            </Part>
            <Part>
              <Visits stats={stats} />
            </Part>
          </div>
          <a href="#latest" className={buttonStyle.text}>
            Latest sign-ups and interactions
          </a>
          {error && !orders ? <PanelFailure onRetry={retry} /> : null}
        </>
      )}
    </section>
  )
}

const COMPARISONS = [
  ['before', 'before'],
  ['year', 'a year ago'],
] as const

/** Throws on a malformed response, so that the boundary around it handles it. */
function SalesNumbers({ stats }: { stats: OrderStats | undefined }) {
  const { chosen, choose, days } = useNumbers()
  const sums: Partial<OrderStats['summary']> = stats ? stats.summary : {}
  const { rupees: sum, refunded, owed, sold, jars, clicked } = sums
  const isYear = chosen.compare === 'year'
  const renderPrevious = (count: number) => (
    <>
      <span>{showCount(count)}</span>{' '}
      {isYear ? (
        <span>a year ago</span>
      ) : (
        // The length of the period is printed where it fits.
        <>
          <span className="max-xl:sr-only">{`in the ${days === 1 ? 'day' : `${days} days`} `}</span>
          <span>before</span>
        </>
      )}
    </>
  )
  return (
    <>
      <Stat name="Rupees sold" size="big" change={sum} show={rupees}>
        {sum && refunded && owed && (
          <>
            <span>{rupees(sum.previous)}</span>{' '}
            <Select
              aria-label="Compared with"
              value={chosen.compare}
              onChoose={(compare) => choose({ ...chosen, compare })}
              options={COMPARISONS}
              isBare
            />
            <span className="block w-full">
              {[
                refunded.inRange > 0
                  ? showRefunds({ rupees: sum.inRange, refunded: refunded.inRange })
                  : 'Nothing given back',
                owed.inRange > 0 && showOwed(owed.inRange),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
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

/** The numbers of visits, a size below what was sold. Throws on a malformed response, too. */
function Visits({ stats }: { stats: DashboardStats | undefined }) {
  const all = stats?.interactions.summary
  const clicksOf = (type: string) =>
    stats && {
      inRange: stats.interactions.summary.byType[type] ?? 0,
      previous: stats.interactions.summary.previousByType[type] ?? 0,
    }
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

/**
 * What sells is large, the numbers of visits are one quiet row. All are as high while the numbers, their changes and the
 * choice of comparison are still to come.
 */
const SIZES = {
  big: {
    frame: 'col-span-full py-1.25 md:col-span-2 md:py-2.5',
    name: 'font-semibold text-jam text-sm/[1.3]',
    number: 'min-h-10.5',
    count: 'figure text-[min(2.75rem,12vw)] md:text-[4rem] md:tracking-[-0.01em] forced-colors:mt-[0.2em]',
    change: 'font-semibold text-caption',
    more: 'min-h-10',
  },
  mid: {
    frame: 'border-t py-1.25 md:border-t-0 md:py-2.5',
    name: 'font-semibold text-jam text-sm/[1.3]',
    number: 'min-h-8 md:min-h-9.75',
    // Forced colours lay a ground behind text, which would cover the name above.
    count: 'figure text-[2rem] md:text-[2.5rem] forced-colors:mt-[0.2em]',
    change: 'font-semibold text-caption',
    more: 'min-h-[2lh]',
  },
  small: {
    frame: 'border-t py-0.75 md:pt-2 md:pb-1',
    name: 'font-normal text-fine/[1.3] text-moss md:text-sm/[1.3]',
    number: '',
    count: 'count font-semibold text-base/[1.3] md:text-lg/[1.3]',
    change: 'text-fine md:text-caption',
    more: 'md:min-h-[1lh]',
  },
} as const

type StatProps = {
  name: string
  size: keyof typeof SIZES
  /** Undefined while it is loading: its space is reserved. */
  change: Counted | undefined
  show?: (count: number) => string
  children?: ReactNode
}

/** One number of the range, with what it differs by from the other period. */
function Stat({ name, size, change, show = showCount, children }: StatProps) {
  const id = useId()
  const classes = SIZES[size]
  return (
    <section aria-labelledby={id} className={`min-w-0 border-jam/35 ${classes.frame}`}>
      <h3 id={id} className={`wrap-normal text-wrap font-text ${classes.name}`}>
        {name}
      </h3>
      <p className={`flex flex-wrap items-baseline gap-x-2 ${classes.number}`}>
        <span className={`text-leaf ${classes.count}`}>{change ? show(change.inRange) : '…'}</span>{' '}
        {change && (
          <span className={`whitespace-nowrap ${classes.change}`}>
            <Difference by={change.inRange - change.previous} show={show} />
          </span>
        )}
      </p>
      <p className={`text-fine/[1.25] text-moss md:text-sm/[1.25] ${classes.more}`}>{children}</p>
    </section>
  )
}

/** The arrow means what the hidden word says. */
function Difference({ by, show }: { by: number; show: (count: number) => string }) {
  if (by === 0) return <span className="text-moss">no change</span>
  const [Arrow, color, word] =
    by > 0
      ? ([ArrowUp, 'text-leaf', 'more'] as const)
      : ([ArrowDown, 'text-jam', show === rupees ? 'less' : 'fewer'] as const)
  return (
    <span className={color}>
      <Arrow aria-hidden strokeWidth={2.25} className="inline size-[1.05em] align-[-0.15em]" />
      <span>{show(Math.abs(by))}</span>
      <span className="sr-only">{` ${word}`}</span>
    </span>
  )
}
