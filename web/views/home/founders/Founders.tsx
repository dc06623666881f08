import { useContent } from '#web/content/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { FounderCards } from './FounderCards.tsx'
import { FoundersVision } from './FoundersVision.tsx'

export function Founders() {
  const { founders } = useContent()
  if (founders.people.length === 0) return null
  return (
    <Band tone="paper" labelledBy="founders-heading">
      <div className="wide">
        <SectionHeading id="founders-heading" eyebrow={founders.eyebrow} lede={founders.intro}>
          {founders.heading}
        </SectionHeading>
        <FounderCards />
        <FoundersVision />
      </div>
    </Band>
  )
}
