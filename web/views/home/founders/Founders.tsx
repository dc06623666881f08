import { foundersText } from '#web/content/founders.ts'
import { Band } from '#web/ui/Band.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { FounderCards } from './FounderCards.tsx'
import { FoundersVision } from './FoundersVision.tsx'

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
