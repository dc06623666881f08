import { Panel, useQuery } from '../controls/Panel.tsx'
import { showJars } from '../format.ts'
import { queryLots } from '../orders/queries.ts'
import { partLink, usePart } from '../routing.ts'
import { useShop } from '../shop.ts'
import { LotPanel } from './LotPanel.tsx'

/** What was sold of each lot and what is left. */
export function Batches() {
  const { lots } = useShop()
  const part = usePart()
  const { data } = useQuery(lots.length > 0 ? queryLots(lots.map(({ lot }) => lot)) : undefined)
  const newest = lots.find(({ state }) => state === 'on sale')
  const chosen = lots.find(({ lot }) => lot === part)
  const shown = chosen ? [chosen] : lots.filter((lot) => lot === newest || lot.state === 'recalled')
  const totalsOf = (lot: string) => data?.data.find((totals) => totals.lot === lot)
  if (lots.length === 0) return null
  return (
    <Panel heading="Batches">
      <div className="batches">
        <nav aria-label="Lots" className="lots">
          {lots.map(({ lot, state }) => {
            const totals = totalsOf(lot)
            return (
              <a
                key={lot}
                href={partLink('more', lot)}
                aria-current={shown[0]?.lot === lot ? 'true' : undefined}
                className={state === 'recalled' ? 'recalled' : ''}
              >
                <b className="lot-code">{lot}</b>{' '}
                <span className="lot-state">{lot === newest?.lot ? `${state}, newest` : state}</span>{' '}
                <i>{totals ? showJars(totals.jars) : '…'}</i>
              </a>
            )
          })}
        </nav>
        <div className="grid min-w-0 gap-11">
          {/* Recalls come first. */}
          {shown
            .toSorted((one, other) => Number(other.state === 'recalled') - Number(one.state === 'recalled'))
            .map((lot) => (
              <LotPanel key={lot.lot} lot={lot} totals={totalsOf(lot.lot)} isNewest={lot === newest} />
            ))}
        </div>
      </div>
    </Panel>
  )
}
