import { dashboardText } from '#web/content/admin.ts'
import { button } from '#web/ui/button.ts'

export function NoData({ onViewGuide }: { onViewGuide: () => void }) {
  return (
    <div className="grid justify-items-center gap-5 py-24 text-center">
      <p className="text-lede">{dashboardText.noData}</p>
      <button type="button" onClick={onViewGuide} className={button.primary}>
        {dashboardText.viewGuide}
      </button>
    </div>
  )
}
