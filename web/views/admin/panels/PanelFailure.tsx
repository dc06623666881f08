import { smallButton } from '../small-button.ts'

/** Stands in for a part of the dashboard that failed. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-clay">This part could not be loaded.</p>
      <button type="button" onClick={onRetry} className={smallButton}>
        Try again
      </button>
    </div>
  )
}
