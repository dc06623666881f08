import Printer from 'lucide-react/icons/printer'
import { views } from '#web/views.ts'
import type { DashboardStats } from './statistics/queries.ts'
import { Panel } from './controls/Panel.tsx'
import { smallButton } from './controls/SmallButton.tsx'
import { Backups } from './runs/Backups.tsx'
import { Downloads } from './statistics/Downloads.tsx'
import { Mail } from './runs/Mail.tsx'
import { OwnerDevices } from './site/OwnerDevices.tsx'
import { Subscribers } from './subscriptions/Subscribers.tsx'
import { type Translation, Translations } from './site/Translations.tsx'
import { Untracked } from './statistics/Untracked.tsx'
import { UnusedFiles } from './site/UnusedFiles.tsx'

type Props = {
  stats: DashboardStats
  translations: readonly Translation[]
  unused: readonly string[]
}

/** The second page of the dashboard: what is rarely used. */
export function More({ stats: { range, demo }, translations, unused }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5 sm:gap-6">
        <Subscribers range={range} />
        <Mail />
        <Untracked range={range} />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:gap-6">
        <Downloads range={range} />
        <Labels />
        {translations.length > 0 && <Translations translations={translations} />}
        {unused.length > 0 && <UnusedFiles files={unused} />}
        <OwnerDevices />
        {!demo && <Backups />}
      </div>
    </div>
  )
}

function Labels() {
  return (
    <Panel heading="Labels" lede="The code, lot and best-before date of a batch, for its jars.">
      <a href={views.labels.path} className={smallButton}>
        <Printer aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        Print labels
      </a>
    </Panel>
  )
}
