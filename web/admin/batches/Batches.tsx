import { QueryPanel } from '../controls/Panel.tsx'
import { showJars } from '../format.ts'
import { queryLots } from '../orders/queries.ts'
import { partLink, usePart } from '../routing.ts'
import { useShop } from '../shop.ts'
import { LotPanel } from './LotPanel.tsx'

/** What was sold of each lot: of the one that the address names, or of the newest on sale and those that are recalled. */
export function Batches() {
  const { lots } = useShop()
  const part = usePart()
  const newest = lots.find(({ state }) => state === 'on sale')
  const chosen = lots.find(({ lot }) => lot === part)
  const recalled = lots.filter((lot) => lot.state === 'recalled')
  const shown = chosen ? [chosen] : newest ? [...recalled, newest] : recalled
  if (lots.length === 0) return null
  return (
    <QueryPanel heading="Batches" query={queryLots(lots.map(({ lot }) => lot))}>
      {({ data }) => (
        <div className="lg:grid lg:grid-cols-[4fr_8fr] lg:items-start lg:gap-x-gap">
          <nav aria-label="Lots" className="grid border-current/50 border-t lg:sticky lg:top-4">
            {data.map(({ lot, jars }) => {
              const state = lots.find((one) => one.lot === lot)?.state
              return (
                <a
                  key={lot}
                  href={partLink('more', lot)}
                  aria-current={lot === (chosen ?? newest)?.lot ? 'true' : undefined}
                  className="group/lot grid min-h-11 grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)_auto] items-center gap-x-2.5 border-jam/35 border-b"
                >
                  <b className="font-semibold group-aria-[current]/lot:text-leaf group-aria-[current]/lot:underline group-aria-[current]/lot:decoration-3 group-aria-[current]/lot:underline-offset-4">
                    {lot}
                  </b>{' '}
                  <span
                    className={`text-caption ${state === 'recalled' ? 'font-semibold text-fault' : 'text-moss'}`}
                  >
                    {lot === newest?.lot ? `${state}, newest` : state}
                  </span>{' '}
                  <i className="not-italic">{showJars(jars)}</i>
                </a>
              )
            })}
          </nav>
          <div className="grid min-w-0 gap-11">
            {shown.map((lot) => (
              <LotPanel
                key={lot.lot}
                lot={lot}
                totals={data.find((totals) => totals.lot === lot.lot)}
                isNewest={lot === newest}
              />
            ))}
          </div>
        </div>
      )}
    </QueryPanel>
  )
}
