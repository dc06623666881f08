import { dashboardText } from '#web/content/admin.ts'
import { showToast } from '#web/lib/toast.ts'
import { signOut } from './data/session.ts'

export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const leave = async () => {
    if (await signOut()) return onSignedOut()
    showToast('error', dashboardText.signOutFailed.title, {
      description: dashboardText.signOutFailed.description,
    })
  }
  return (
    <button
      type="button"
      onClick={leave}
      className="min-h-11 min-w-11 cursor-pointer whitespace-nowrap text-moss underline decoration-moss/40 underline-offset-4 hover:text-leaf lg:order-3 lg:mb-3 lg:ml-auto"
    >
      {dashboardText.signOut}
    </button>
  )
}
