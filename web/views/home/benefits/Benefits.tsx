import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { Reel } from '../reel/Reel.tsx'
import { BenefitCards } from './BenefitCards.tsx'
import { Results } from './Results.tsx'
import { Timeline } from './Timeline.tsx'

export function Benefits() {
  const { benefits, reel } = useContent()
  return (
    <Band tone="paper" id="benefits" labelledBy="benefits-heading">
      <div className="page-grid">
        <SectionHeading id="benefits-heading" eyebrow={benefits.eyebrow} className="md:c1 md:col-end-9">
          {benefits.heading}
        </SectionHeading>
        {benefits.intro && (
          <p className="-mt-4 text-lede text-balance text-fern md:c9 md:mt-0 md:self-end">{benefits.intro}</p>
        )}
        <BenefitCards />
        <div className={`told ${reel ? 'md:c1 md:col-end-7 xl:col-end-9' : ''}`}>
          <Results />
          <Timeline />
        </div>
        <Reel />
      </div>
    </Band>
  )
}
