import type { Range } from '#contract/ranges.ts'
import { VITAL_NAMES } from '#contract/vitals.ts'
import { vitalsText } from '#web/content/admin.ts'
import { useVitals } from '../data/vitals.ts'
import { CountedPeriod } from '../panels/CountedPeriod.tsx'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { SpeedTable } from './SpeedTable.tsx'

/** Web Vitals measured on visitors' devices, by week. */
export function Speed({ range }: { range: Range }) {
  return (
    <Panel heading={vitalsText.heading} lede={vitalsText.lede} className="lg:col-span-2">
      <QueryResult query={useVitals(range)}>
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
            <CountedPeriod since={stats.since} until={stats.freshAt} />
          </>
        )}
      </QueryResult>
    </Panel>
  )
}
