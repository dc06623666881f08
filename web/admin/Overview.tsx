import { Part } from './controls/Panel.tsx'
import { Details } from './lazy-pages.tsx'
import { OrderMarking } from './orders/OrderMarking.tsx'
import { LaunchProgress } from './site/LaunchProgress.tsx'
import { LatestTabs } from './statistics/LatestTabs.tsx'
import { Numbers } from './statistics/Numbers.tsx'
import { useNumbers } from './statistics/use-numbers.ts'
import { ToDo } from './to-do/ToDo.tsx'

/** What is to do, where it is done, what it came to, and where it came from. */
export function Overview() {
  const { stats, failure } = useNumbers()
  return (
    <>
      <LaunchProgress />
      <Part>
        <ToDo />
      </Part>
      <div className="wide mt-4 lg:grid lg:grid-cols-12 lg:gap-x-gap">
        <Part>
          <OrderMarking />
        </Part>
        <Numbers />
      </div>
      {(stats || failure !== undefined) && (
        <div className="in-order wide grid grid-cols-1 gap-9 pt-9 pb-14 lg:gap-12 lg:pt-10">
          <Details stats={failure === undefined ? stats : undefined} />
          {stats && failure === undefined && (
            <Part>
              <LatestTabs stats={stats} />
            </Part>
          )}
        </div>
      )}
    </>
  )
}
