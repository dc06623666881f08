import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { partOfPage } from '#web/ui/raw-html.ts'
import { EnlargeButton } from './EnlargeButton.tsx'
import { useOrderForm } from './order-form.ts'
import { PackOrder } from './PackOrder.tsx'
import { PackPrice } from './PackPrice.tsx'

const PRICE = 'pack-price'

/** The jar of a shop that has only one: there is no choice, so its picture and its price are large. */
export function SinglePack({ pack, onEnlarge }: { pack: Pack; onEnlarge: (() => void) | undefined }) {
  const { packs } = useContent()
  const { pageHtml } = useOrderForm()
  return (
    <div
      data-pack-selector=""
      className="grid grow gap-x-(--gap) gap-y-4 [--photo:min(110cqw,24rem)] md:grid-cols-2 [--alone:linear-gradient(90deg,#000_59.6%,#0000_63%)] md:[--floor:3rem] md:[--photo:min(172cqw,41rem)]"
    >
      {/* For tracking, which reads the pack and its price from the chosen field. */}
      <input type="hidden" value={pack.id} aria-describedby={PRICE} />
      <div className="relative mx-(--bleed) md:mx-0 [&_.enlarge]:top-auto [&_.enlarge]:bottom-1">
        <div
          className="pack-picture h-66 bg-cream md:h-full md:min-h-124 md:rounded-sm"
          {...partOfPage(pageHtml, `picture-${pack.id}`)}
        />
        <EnlargeButton pack={pack} onPress={onEnlarge} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-end gap-3 [--figure:var(--text-figure-s)] [--price-size:var(--figure)] *:last:col-span-full md:flex md:flex-col md:items-stretch md:[--figure:min(7rem,20vw)] md:*:last:mt-auto">
        <div>
          <h3 className="text-h3-large xl:text-h2">{pack.size}</h3>
          <p className="mt-1 text-fern text-lede leading-tight">{pack.description}</p>
        </div>
        {pack.soldOut ? (
          <p id={PRICE} className="font-display font-medium text-h3-large text-leaf md:my-8 md:text-say">
            {packs.soldOut}
          </p>
        ) : (
          <div className="md:my-6">
            <PackPrice pack={pack} id={PRICE} />
          </div>
        )}
        <PackOrder pack={pack} />
      </div>
    </div>
  )
}
