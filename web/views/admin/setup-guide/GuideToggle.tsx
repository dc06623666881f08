import { SmallButton } from '../controls/SmallButton.tsx'

export function GuideToggle({ open, toggle }: { open: boolean; toggle: () => void }) {
  return (
    <SmallButton aria-pressed={open} onClick={toggle}>
      Setup Guide
    </SmallButton>
  )
}
