import type { Dashboard as Numbers } from './ask-dashboard.ts'
import { Breakdowns } from './Breakdowns.tsx'
import { Exports } from './Exports.tsx'
import { Inquiries } from './Inquiries.tsx'
import { LatestTabs } from './LatestTabs.tsx'
import { NotCounted } from './NotCounted.tsx'
import { OwnerDevices } from './OwnerDevices.tsx'
import { PlanGauge } from './PlanGauge.tsx'
import { Speed } from './Speed.tsx'
import { StatCards } from './StatCards.tsx'
import { Subscribers } from './Subscribers.tsx'
import type { useDeletions } from './use-deletions.ts'
import { WeeklySummary } from './WeeklySummary.tsx'

type Props = { dashboard: Numbers; deletions: ReturnType<typeof useDeletions> }

/** The specification's dashboard first, what goes beyond it below. */
export function Dashboard({ dashboard, deletions }: Props) {
  const { range, at, demo } = dashboard
  return (
    <>
      <StatCards dashboard={dashboard} />
      <LatestTabs dashboard={dashboard} />
      <div className="mt-12 grid items-start gap-5 lg:grid-cols-2">
        <WeeklySummary at={at} demo={demo} />
        <Inquiries range={range} at={at} />
        <Breakdowns dashboard={dashboard} />
        <Speed range={range} at={at} />
        <Subscribers range={range} demo={demo} deletions={deletions} />
        <div className="grid gap-5">
          <NotCounted range={range} at={at} />
          <PlanGauge at={at} />
          <OwnerDevices />
          <Exports range={range} />
        </div>
      </div>
    </>
  )
}
