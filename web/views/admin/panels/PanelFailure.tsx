import { panelText } from '#web/content/admin.ts'
import { smallButton } from '../small-button.ts'

/** Stands in for a part of the dashboard that failed. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-clay">{panelText.failed}</p>
      <button type="button" onClick={onRetry} className={smallButton}>
        {panelText.retry}
      </button>
    </div>
  )
}
