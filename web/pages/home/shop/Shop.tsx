import { useContent } from '#web/model/context.ts'
import { packsOf } from '#web/shop/price.ts'
import { Band } from '#web/ui/Band.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { RecallLines } from '#web/ui/RecallLines.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { Delivery } from '../delivery/Delivery.tsx'
import { barData } from './bar-data.ts'
import { LabelPanel } from './LabelPanel.tsx'
import { LotOnSale } from './LotOnSale.tsx'
import { PackChoice } from './PackChoice.tsx'
import { SinglePack } from './SinglePack.tsx'
import { Suitability } from './Suitability.tsx'

export function Shop() {
  const content = useContent()
  const { policy, shop, unopened } = content
  const [first, ...others] = packsOf(content)
  return (
    <Band tone="linen" id="shop" labelledBy="shop-heading">
      <div className="page-grid">
        <SectionHeading
          id="shop-heading"
          eyebrow={shop.eyebrow}
          lede={shop.intro}
          className="xl:col-end-5 xl:[&_h2]:max-w-[6em]"
        >
          {others.length === 0 ? shop.headingOne : shop.heading}
        </SectionHeading>
        <div data-order-bar={JSON.stringify(barData(content))} className="flex flex-col xl:c5 xl:row-span-2">
          {!first ? (
            <p className="text-lede">{unopened.packs}</p>
          ) : others.length === 0 ? (
            <SinglePack pack={first} />
          ) : (
            <PackChoice />
          )}
          <RecallLines className="mt-2.5 text-base" />
          <p id="order-said" role="status" className="sr-only" />
          <p className="mt-2.5 text-fern text-small">
            {policy.orderReference.text}{' '}
            <PageLink className="underline" to={views['privacy-policy'].path}>
              {policy.orderReference.link}
            </PageLink>
          </p>
        </div>
        <div className="hairline pt-4 *:not-first:mt-2 xl:col-end-5 xl:self-end xl:*:not-first:mt-3">
          {shop.cardTitle && <h3 className="text-h3">{shop.cardTitle}</h3>}
          <LotOnSale />
          {shop.whyMore && <p>{shop.whyMore}</p>}
        </div>
        <Delivery />
        <LabelPanel />
        <Suitability />
      </div>
    </Band>
  )
}
