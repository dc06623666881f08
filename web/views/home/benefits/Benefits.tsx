import { Band } from '../../../ui/Band.tsx'
import { still } from '../../../ui/Still.tsx'
import { Reel } from '../reel/Reel.tsx'

const sections = () => import('../still-sections.ts')
export const BenefitCards = still(async () => ({ default: (await sections()).BenefitCards }))
export const Timeline = still(async () => ({ default: (await sections()).Timeline }))

export function Benefits() {
  return (
    <Band tone="paper" id="benefits" labelledBy="benefits-heading">
      <div className="wide">
        <BenefitCards />
        <div className="mt-20 grid gap-x-20 gap-y-14 lg:mt-28 lg:grid-cols-12">
          <Timeline />
          <Reel />
        </div>
      </div>
    </Band>
  )
}
