import { SmallButton } from '../controls/SmallButton.tsx'

export function GuideToggle({ open, toggle }: { open: boolean; toggle: () => void }) {
  return (
    <SmallButton aria-pressed={open} onClick={toggle} className="max-md:px-2.5">
      Setup Guide
    </SmallButton>
  )
}
