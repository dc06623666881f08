import { dashboardText } from '#web/content/admin.ts'
import { Island } from '#web/islands/Island.tsx'
import { AdminHeader } from './AdminHeader.tsx'
import Dashboard from './Dashboard.tsx'
import { DeviceNotice } from './DeviceNotice.tsx'
import { SignInForm } from './SignInForm.tsx'
import { DASHBOARD_ID } from './session-events.ts'

/** The owner's view. Its HTML is the loading dashboard and a hidden sign-in form; sign-in.ts decides which one is shown. */
export function Admin() {
  return (
    <main id="main" className="min-h-dvh pb-24 text-base tabular-nums">
      <AdminHeader />
      <div className="wide">
        <DeviceNotice />
        <SignInForm />
        <div id={DASHBOARD_ID}>
          <Island name="dashboard" component={Dashboard} props={{}} />
        </div>
        <noscript>
          <p className="py-10">{dashboardText.withoutScripts}</p>
        </noscript>
      </div>
    </main>
  )
}
