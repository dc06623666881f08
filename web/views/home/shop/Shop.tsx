import { useContent } from '#web/content/context.ts'
import { defaultPack, packsOf } from '#web/domain/price.ts'
import { Band } from '#web/ui/Band.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { Delivery } from '../delivery/Delivery.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { OnSale } from './OnSale.tsx'
import { PackCard } from './PackCard.tsx'
import { PackOrder } from './PackOrder.tsx'
import { Suitability } from './Suitability.tsx'

export function Shop() {
  const content = useContent()
  const { packs, policy, shop } = content
  return (
    <Band tone="linen" id="shop" labelledBy="shop-heading">
      <div className="wide grid gap-x-16 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-10">
        <SectionHeading id="shop-heading" eyebrow={shop.eyebrow} lede={shop.intro} className="lg:col-span-4">
          {shop.heading}
        </SectionHeading>

        {/* Each pack's wrapper has no box. The cards take their places first, two in a row where there is room; of the
            orders that follow only the chosen pack's is shown. A single pack has its order beside it. */}
        <fieldset
          data-pack-selector=""
          data-single={content.packs.list.length === 1 || undefined}
          className="grid data-single:grid-cols-1 data-single:sm:grid-cols-2 grid-cols-[repeat(auto-fit,minmax(max(8.25rem,50%-0.75rem),1fr))] content-start gap-x-3 gap-y-4 sm:gap-6 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1"
        >
          <legend className="eyebrow mb-3 text-moss">{shop.selector}</legend>
          {packsOf(content).map((pack) => (
            <div key={pack.id} className="group contents">
              <PackCard pack={pack} chosen={pack.id === defaultPack(packs.list)} />
              <PackOrder pack={pack} />
            </div>
          ))}
          <p className="order-2 col-span-full text-moss text-sm">
            {policy.orderReference.text}{' '}
            <PageLink className="underline" to={views['privacy-policy'].path}>
              {policy.orderReference.link}
            </PageLink>
          </p>
        </fieldset>

        <div className="border-leaf/20 border-t pt-6 lg:col-span-4">
          <h3 className="text-balance text-h3">{shop.cardTitle}</h3>
          <OnSale />
          <p className="mt-3">{shop.whyMore}</p>
          {shop.guarantee && (
            <p className="mt-3">
              <strong className="font-semibold text-leaf">{shop.guarantee.text}</strong>{' '}
              {shop.guarantee.promise} {shop.guarantee.qualifier}
            </p>
          )}
          <a
            href={views['refund-policy'].path}
            className="mt-1 inline-flex min-h-11 items-center text-moss underline decoration-1 underline-offset-4 hover:text-leaf"
          >
            {shop.policyLink}
          </a>
        </div>
      </div>
      <div className="wide mt-6 lg:mt-12">
        <Delivery />
      </div>
      <div className="wide mt-7 lg:mt-8">
        <LabelPanel />
      </div>
      <div className="wide mt-7 lg:mt-8">
        <Suitability />
      </div>
    </Band>
  )
}
