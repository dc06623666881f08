import { QueryPanel } from '../controls/Panel.tsx'
import { showJars } from '../format.ts'
import { queryLots } from '../orders/queries.ts'
import { partLink, usePart } from '../routing.ts'
import { useShop } from '../shop.ts'
import { LotPanel } from './LotPanel.tsx'

/** What was sold of each lot and what is left. */
export function Batches() {
  const { lots } = useShop()
  const part = usePart()
  const newest = lots.find(({ state }) => state === 'on sale')
  const chosen = lots.find(({ lot }) => lot === part)
  const shown = chosen ? [chosen] : lots.filter((lot) => lot === newest || lot.state === 'recalled')
  if (lots.length === 0) return null
  return (
    <QueryPanel heading="Batches" query={queryLots(lots.map(({ lot }) => lot))}>
      {({ data }) => {
        const totalsOf = (lot: string) => data.find((totals) => totals.lot === lot)
        return (
          <div className="lg:grid lg:grid-cols-[4fr_8fr] lg:items-start lg:gap-x-gap">
            <nav aria-label="Lots" className="grid border-current/50 border-t lg:sticky lg:top-4">
              {lots.map(({ lot, state }) => {
                const totals = totalsOf(lot)
                const isShown = shown[0]?.lot === lot
                return (
                  <a
                    key={lot}
                    href={partLink('more', lot)}
                    aria-current={isShown ? 'true' : undefined}
                    className="grid min-h-11 grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)_auto] items-center gap-x-2.5 border-jam/35 border-b"
                  >
                    <b
                      className={`font-semibold ${isShown ? 'text-leaf shadow-[0_3px_currentColor] forced-colors:underline forced-colors:decoration-3 forced-colors:underline-offset-4' : ''}`}
                    >
                      {lot}
                    </b>{' '}
                    <span
                      className={`text-[0.875rem] ${state === 'recalled' ? 'font-semibold text-fault' : 'text-moss'}`}
                    >
                      {lot === newest?.lot ? `${state}, newest` : state}
                    </span>{' '}
                    <i className="not-italic">{totals ? showJars(totals.jars) : '…'}</i>
                  </a>
                )
              })}
            </nav>
            <div className="grid min-w-0 gap-11">
              {/* Recalls come first. */}
              {shown
                .toSorted(
                  (one, other) => Number(other.state === 'recalled') - Number(one.state === 'recalled'),
                )
                .map((lot) => (
                  <LotPanel key={lot.lot} lot={lot} totals={totalsOf(lot.lot)} isNewest={lot === newest} />
                ))}
            </div>
          </div>
        )
      }}
    </QueryPanel>
  )
}
