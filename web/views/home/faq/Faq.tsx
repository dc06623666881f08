import { Band } from '../../../ui/Band.tsx'
import { near } from '../../../ui/Near.tsx'
import { still } from '../../../ui/Still.tsx'

const sections = () => import('../still-sections.ts')
export const FaqHeading = still(async () => ({ default: (await sections()).FaqHeading }))
export const FaqList = near(() => import('./FaqAccordion.tsx'))
export const FaqCard = still(async () => ({ default: (await sections()).FaqCard }))

export function Faq() {
  return (
    <Band tone="linen" id="faq" labelledBy="faq-heading">
      <div className="wide grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <FaqHeading />
        </div>
        <div className="lg:col-span-7">
          <FaqList />
          <FaqCard />
        </div>
      </div>
    </Band>
  )
}
