import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { views } from '#web/views.ts'
import { Batches } from './batches/Batches.tsx'
import { Panel, Part } from './controls/Panel.tsx'
import { buttonStyle } from './controls/SmallButton.tsx'
import { Backups, Mail, Publication } from './runs/RunPanels.tsx'
import { SignOut } from './session/SignOut.tsx'
import { KeptData } from './site/KeptData.tsx'
import { OwnerDevices } from './site/OwnerDevices.tsx'
import { type Translation, Translations } from './site/Translations.tsx'
import { Downloads } from './statistics/Downloads.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import type { Chosen } from './statistics/range.ts'
import { UntrackedVisits } from './statistics/UntrackedVisits.tsx'
import { Subscribers } from './subscriptions/Subscribers.tsx'

type Props = {
  stats: DashboardStats | undefined
  chosen: Chosen
  controls: ReactNode
  translations: readonly Translation[]
}

/** The third page of the dashboard: batches, and what is rarely used. */
export function More({ stats, chosen, controls, translations }: Props) {
  return (
    <div className="wide grid gap-11 pt-3 pb-14 lg:pt-4.5">
      <Part>
        <Batches />
      </Part>
      {stats && (
        <>
          {controls}
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-10">
              <Subscribers chosen={chosen} />
              <Downloads chosen={chosen} />
              <UntrackedVisits chosen={chosen} />
              <KeptData />
            </div>
            <div className="grid grid-cols-1 gap-10">
              {!stats.demo && <Publication />}
              {!stats.demo && <Backups />}
              <Mail />
              <Labels />
              {translations.length > 0 && <Translations translations={translations} />}
              <OwnerDevices />
              {/* The bar of a phone is too narrow for it. */}
              {!stats.demo && <SignOut className="md:hidden" />}
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function Labels() {
  return (
    <Panel
      heading="Labels"
      lede="The code, lot and best-before date of a batch, for its jars: A4 sheets of 44, printed at 100 %. Samples and recalled lots give proofs only."
    >
      <a href={views.labels.path} className={buttonStyle.plain}>
        <Printer aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        Print labels
      </a>
    </Panel>
  )
}
