import { planText } from '#web/content/admin.ts'
import { Bar } from '../charts/Bar.tsx'
import { useUsage } from '../data/usage.ts'
import { showCount, showShare } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'

/** How much of the free plan is used today. */
export function PlanUsage() {
  return (
    <Panel heading={planText.heading} lede={planText.note}>
      <QueryResult query={useUsage()}>
        {({ data: { rowsRead, rowsWritten, limits } }) => (
          <dl className="grid gap-4 text-sm">
            <Gauge name={planText.reads} used={rowsRead} limit={limits.rowsRead} />
            <Gauge name={planText.writes} used={rowsWritten} limit={limits.rowsWritten} />
          </dl>
        )}
      </QueryResult>
    </Panel>
  )
}

function Gauge({ name, used, limit }: { name: string; used: number; limit: number }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt>{name}</dt>
      <dd>
        <span className="font-semibold">{showCount(used)}</span>
        <span className="text-moss">{planText.of(showCount(limit), showShare(used / limit))}</span>
      </dd>
      <dd className="col-span-2">
        <Bar share={used / limit} className="h-2" />
      </dd>
    </div>
  )
}
