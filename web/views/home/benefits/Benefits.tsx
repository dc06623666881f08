import { Band } from '#web/ui/Band.tsx'
import { Reel } from '../reel/Reel.tsx'
import { BenefitCards } from './BenefitCards.tsx'
import { Timeline } from './Timeline.tsx'

export function Benefits() {
  return (
    <Band tone="paper" id="benefits" labelledBy="benefits-heading">
      <div className="wide">
        <BenefitCards />
        <div className="mt-8 grid gap-x-20 gap-y-8 lg:mt-28 lg:grid-cols-12">
          <Timeline />
          <Reel />
        </div>
      </div>
    </Band>
  )
}
