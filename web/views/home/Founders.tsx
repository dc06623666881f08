import { foundersText } from '../../content/founders.ts'
import { Band } from '../../ui/Band.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { still } from '../../ui/Still.tsx'
import { FounderCards } from './FounderCards.tsx'

export const FoundersVision = still(async () => ({
  default: (await import('./still-sections.ts')).FoundersVision,
}))

export function Founders() {
  return (
    <Band tone="paper" labelledBy="founders-heading">
      <div className="wide">
        <SectionHeading id="founders-heading" eyebrow={foundersText.eyebrow} lede={foundersText.intro}>
          {foundersText.heading}
        </SectionHeading>
        <FounderCards />

        <FoundersVision />
      </div>
    </Band>
  )
}
