import { DEFAULT_PACK, packs } from '#web/content/packs.ts'
import { shop } from '#web/content/shop.ts'
import { Band } from '#web/ui/Band.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { Calculator } from '../calculator/Calculator.tsx'
import { Delivery } from '../delivery/Delivery.tsx'
import { DeliveryStrip } from '../delivery/DeliveryStrip.tsx'
import { PackCard } from './PackCard.tsx'
import { PackOrder } from './PackOrder.tsx'

export function Shop() {
  return (
    <Band tone="linen" id="shop" labelledBy="shop-heading">
      <div className="wide grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <SectionHeading id="shop-heading" eyebrow={shop.eyebrow} lede={shop.intro} className="lg:col-span-4">
          {shop.heading}
        </SectionHeading>

        {/* Each pack's wrapper has no box. The cards take their places first, two in a row where there is room; of the
            orders that follow only the chosen pack's is shown. */}
        <fieldset
          data-pack-selector=""
          className="grid grid-cols-[repeat(auto-fit,minmax(max(8.25rem,50%-0.75rem),1fr))] content-start gap-x-3 gap-y-6 sm:gap-x-6 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1"
        >
          <legend className="eyebrow mb-4 text-moss">{shop.selector}</legend>
          {packs.map((pack) => (
            <div key={pack.id} className="group contents">
              <PackCard pack={pack} chosen={pack.id === DEFAULT_PACK} />
              <PackOrder pack={pack} />
            </div>
          ))}
        </fieldset>

        <div className="border-leaf/20 border-t pt-8 lg:col-span-4">
          <h3 className="text-h3">{shop.card.title}</h3>
          <ul className="mt-5 space-y-2">
            {[...shop.card.points, shop.guarantee].map((point) => (
              <li key={point} className="flex items-center gap-3">
                <Icon name="badge-check" className="size-5 text-moss" />
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-1 pl-8 text-moss text-sm leading-snug">{shop.guaranteeNote}</p>
          <a
            href={views[shop.policyLink.view].path}
            className="mt-3 inline-flex min-h-11 items-center text-moss underline decoration-1 underline-offset-4 hover:text-leaf"
          >
            {shop.policyLink.name}
          </a>
        </div>

        <DeliveryStrip />
        <Calculator />
        <Delivery />
      </div>
    </Band>
  )
}
