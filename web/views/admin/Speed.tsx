import type { Range } from '../../../worker/contract/ranges.ts'
import { VITAL_NAMES, type VitalsStats } from '../../../worker/contract/vitals.ts'
import { vitalsText } from '../../content/admin.ts'
import { showMoment } from './format.ts'
import { Answered, Panel } from './Panel.tsx'
import { SpeedTable } from './SpeedTable.tsx'
import { useStats } from './use-stats.ts'

/** How fast the pages were where they are read, by week. */
export function Speed({ range, at }: { range: Range; at: number }) {
  const asked = useStats<VitalsStats>(`/stats/vitals?days=${range}`, at)
  return (
    <Panel heading={vitalsText.heading} lede={vitalsText.lede} className="lg:col-span-2">
      <Answered asked={asked}>
        {(stats) => (
          <>
            {stats.data.length === 0 ? (
              <p className="text-moss">{vitalsText.none}</p>
            ) : (
              <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
                {VITAL_NAMES.map((vital) => (
                  <SpeedTable key={vital} vital={vital} stats={stats} />
                ))}
              </div>
            )}
            {stats.freshAt && (
              <p className="mt-6 text-moss text-sm">{vitalsText.freshAt(showMoment(stats.freshAt))}</p>
            )}
          </>
        )}
      </Answered>
    </Panel>
  )
}
