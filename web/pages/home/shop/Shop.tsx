import { Island } from '#web/browser/islands/Island.tsx'
import { useContent } from '#web/model/context.ts'
import { packsOf, packsOnSale } from '#web/shop/price.ts'
import { guaranteeTexts } from '#web/shop/refund.ts'
import { Band } from '#web/ui/Band.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { RecallLines } from '#web/ui/RecallLines.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { calculatorFacts } from '../calculator/jar-duration.ts'
import { jarViews } from './jar-views.ts'
import { LabelPanel } from './LabelPanel.tsx'
import { LotOnSale } from './LotOnSale.tsx'
import { PackCosts, UnitPrice } from './PackCosts.tsx'
import { PackPicture } from './PackPicture.tsx'
import { ShopIsland, shopTopics } from './ShopIsland.tsx'
import { Suitability } from './Suitability.tsx'

export function Shop() {
  const content = useContent()
  const { delivery, policy, shop } = content
  const packs = packsOf(content)
  return (
    <Band tone="linen" id="shop" labelledBy="shop-heading">
      <div className="page-grid">
        <SectionHeading
          id="shop-heading"
          eyebrow={shop.eyebrow}
          lede={shop.intro}
          className="xl:col-end-5 xl:[&_h2]:max-w-[6em]"
        >
          {packs.length === 1 ? shop.headingOne : shop.heading}
        </SectionHeading>
        <Island
          name="shop"
          component={ShopIsland}
          props={{
            views: Object.fromEntries(packs.map((pack) => [pack.id, jarViews(pack, content)])),
            calculator: calculatorFacts(content),
            guarantee: guaranteeTexts(content),
          }}
          content={shopTopics}
          pageHtml={{
            ...Object.fromEntries(
              packs.flatMap((pack) => [
                [`picture-${pack.id}`, <PackPicture key="picture" pack={pack} />],
                [`unit-${pack.id}`, <UnitPrice key="unit" pack={pack} />],
              ]),
            ),
            costs: packs.map((pack) => <PackCosts key={pack.id} pack={pack} />),
            recall: <RecallLines className="mt-2.5 text-base" />,
            reference: (
              <>
                {shop.terms && <span className="mb-1 block font-semibold text-leaf">{shop.terms}</span>}
                {packsOnSale(packs).length > 1 && `${shop.order.bothSizes} `}
                <span className="noscript:hidden">{delivery.pin.kept} </span>
                {policy.orderReference.text}{' '}
                <PageLink className="underline" to={views['privacy-policy'].path}>
                  {policy.orderReference.link}
                </PageLink>
              </>
            ),
            lot: (
              <>
                {shop.cardTitle && <h3 className="text-h3">{shop.cardTitle}</h3>}
                <LotOnSale />
                {shop.whyMore && <p>{shop.whyMore}</p>}
              </>
            ),
          }}
          className="contents"
        />
        <LabelPanel />
        <Suitability />
      </div>
    </Band>
  )
}
