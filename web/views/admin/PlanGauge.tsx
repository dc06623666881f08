import type { Usage } from '../../../worker/contract/usage.ts'
import { planText } from '../../content/admin.ts'
import { Bar } from './Bar.tsx'
import { showCount, showShare } from './format.ts'
import { Answered, Panel } from './Panel.tsx'
import { useStats } from './use-stats.ts'

export function PlanGauge({ at }: { at: number }) {
  const asked = useStats<{ data: Usage }>('/stats/usage', at)
  return (
    <Panel heading={planText.heading} lede={planText.note}>
      <Answered asked={asked}>
        {({ data: { rowsRead, rowsWritten, limits } }) => (
          <dl className="grid gap-4 text-sm">
            <Gauge name={planText.reads} used={rowsRead} limit={limits.rowsRead} />
            <Gauge name={planText.writes} used={rowsWritten} limit={limits.rowsWritten} />
          </dl>
        )}
      </Answered>
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
