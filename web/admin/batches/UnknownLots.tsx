import { QueryResult } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { dayInIndia, showCount, showDay } from '../format.ts'
import { queryWholeList } from '../orders/queries.ts'
import { partLink } from '../routing.ts'
import type { Lot } from '../shop.ts'

/** Sales since the lot was made that have no lot: some of their jars may be of it. */
export function UnknownLots({ lot }: { lot: Lot }) {
  return (
    <QueryResult query={queryWholeList('sold', { lot: 'none' })}>
      {({ data }) => {
        const since = data.filter(({ sold_at }) => sold_at && dayInIndia(Date.parse(sold_at)) >= lot.madeOn)
        const references = since.filter(({ reference }) => reference !== null).length
        return since.length === 0 ? (
          <p>{`Every sale since ${showDay(lot.madeOn)} has a lot.`}</p>
        ) : (
          <>
            <p>
              {`${showCount(since.length)} ${since.length === 1 ? 'sale' : 'sales'} since ${showDay(lot.madeOn)} without a lot, ${showCount(references)} of them with a reference.`}
            </p>
            <a href={partLink('orders', 'none')} className={buttonStyle.text}>
              Look at them too
            </a>
          </>
        )
      }}
    </QueryResult>
  )
}
