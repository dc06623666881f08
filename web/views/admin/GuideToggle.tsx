import { smallButton } from './small-button.ts'

export function GuideToggle({ open, toggle }: { open: boolean; toggle: () => void }) {
  return (
    <button type="button" aria-pressed={open} onClick={toggle} className={smallButton}>
      Setup Guide
    </button>
  )
}
