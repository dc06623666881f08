import { Batches } from './batches/Batches.tsx'
import { Backups, Mail, Publication } from './reports/ReportPanels.tsx'
import { SignOut } from './session/SignOut.tsx'
import { useSession } from './session/session.ts'
import { KeptData, OwnerDevices, Translations } from './site/SitePanels.tsx'
import { Downloads } from './statistics/Downloads.tsx'
import { RangeControls } from './statistics/RangeControls.tsx'
import { UntrackedVisits } from './statistics/UntrackedVisits.tsx'
import { Subscribers } from './subscriptions/Subscribers.tsx'

/** The third page of the dashboard: batches, and what is rarely used. */
export function More() {
  const { isDemo } = useSession()
  return (
    <div className="in-order wide grid gap-11 pt-3 pb-14 lg:pt-4.5">
      <Batches />
      <RangeControls />
      <div className="in-order grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="in-order grid grid-cols-1 gap-10">
          <Subscribers />
          <Downloads />
          <UntrackedVisits />
        </div>
        <div className="in-order grid grid-cols-1 gap-10">
          {!isDemo && <Publication />}
          {!isDemo && <Backups />}
          <Mail />
          <Translations />
          <OwnerDevices />
          <KeptData />
          {/* The bar of a phone is too narrow for it. */}
          {!isDemo && <SignOut className="md:hidden" />}
        </div>
      </div>
    </div>
  )
}
