import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { partOfPage } from '#web/ui/raw-html.ts'
import { EnlargeButton } from './EnlargeButton.tsx'
import { PackOrders } from './PackOrders.tsx'
import { PackPrice } from './PackPrices.tsx'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

const PRICE = 'pack-price'

/** The jar of a shop that has only one: there is no choice, so its picture and its price are large. */
export function SinglePack({ pack }: { pack: Pack }) {
  const { words } = useTopics<typeof shopTopics>()
  const { pageHtml } = useShopForm()
  return (
    <div data-pack-selector="" className="grid grow gap-x-gap gap-y-4 md:grid-cols-2">
      {/* For tracking, which reads the pack and its price from the chosen field. */}
      <input type="hidden" value={pack.id} aria-describedby={PRICE} />
      <div className="relative -mx-bleed self-start md:mx-0">
        <div
          className="overflow-hidden md:rounded-sm [&_img]:w-full md:[&_.photograph]:aspect-4/5 [&_.photograph]:object-cover"
          {...partOfPage(pageHtml, `picture-${pack.id}`)}
        />
        <EnlargeButton pack={pack} className="absolute right-1 bottom-1 z-2" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-end gap-3 *:last:col-span-full md:flex md:flex-col md:items-stretch md:*:last:mt-auto">
        <div>
          <h3 className="text-h3-large xl:text-h2">{pack.size}</h3>
          <p className="mt-1 text-fern text-lede leading-tight">{pack.description}</p>
        </div>
        {pack.soldOut ? (
          <p id={PRICE} className="font-display font-medium text-h3-large text-leaf md:my-8 md:text-say">
            {words.packs.soldOut}
          </p>
        ) : (
          <div className="md:my-6">
            <PackPrice pack={pack} id={PRICE} size="text-figure-s md:text-[min(7rem,20vw)]" />
          </div>
        )}
        <PackOrders packs={[pack]} />
      </div>
    </div>
  )
}
