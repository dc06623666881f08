import { button } from '#web/ui/button.ts'

export function NoData({ onViewGuide }: { onViewGuide: () => void }) {
  return (
    <div className="grid justify-items-center gap-5 py-24 text-center">
      <p className="text-lede">No data available.</p>
      <button type="button" onClick={onViewGuide} className={button.primary}>
        View Setup Guide
      </button>
    </div>
  )
}
