import { useDeferredValue, useEffect } from 'react'
import { Part } from './controls/Panel.tsx'
import { Details, loadDetails } from './lazy-pages.tsx'
import { OrderMarking } from './orders/OrderMarking.tsx'
import type { PageProps } from './page-props.ts'
import { ToDo } from './runs/ToDo.tsx'
import { LaunchProgress } from './site/LaunchProgress.tsx'
import { Numbers } from './statistics/Numbers.tsx'
import type { Chosen } from './statistics/range.ts'

type Props = PageProps & { onChoose: (chosen: Chosen) => void }

/** What is to do, where it is done, what it came to, and where it came from. */
export function Overview({ stats, chosen, onChoose, marks, controls, launch }: Props) {
  useEffect(() => {
    loadDetails().catch(console.warn)
  }, [])

  // What is below the first screen is rendered after it, a piece at a time.
  const detailed = useDeferredValue(stats)

  return (
    <>
      <Part keys={['to-do']}>
        <ToDo isReady={stats !== undefined} canEdit={launch?.canEdit ?? false} />
      </Part>
      <div className="wide work">
        <Part keys={['references']}>
          <OrderMarking marks={marks} />
        </Part>
        <Numbers
          isStale={marks.areSumsStale}
          stats={stats}
          chosen={chosen}
          onChoose={onChoose}
          controls={controls}
        />
      </div>
      {launch && (
        <div className="wide pt-9 empty:hidden lg:pt-12">
          <LaunchProgress {...launch} />
        </div>
      )}
      {detailed && <Details stats={detailed} chosen={chosen} />}
    </>
  )
}
