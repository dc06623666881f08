import type { Pack } from '#web/domain/price.ts'
import { useContent } from '#web/model/context.ts'
import { EnlargeButton } from './EnlargeButton.tsx'
import { PackOrder } from './PackOrder.tsx'
import { PackPicture } from './PackPicture.tsx'
import { PackPrice } from './PackPrice.tsx'

/** The one jar of a shop that has one: nothing is chosen, so its picture and its price have the room. */
export function SinglePack({ pack }: { pack: Pack }) {
  const { packs } = useContent()
  const price = `pack-${pack.id}-price`
  return (
    <div
      data-pack-selector=""
      className="grid grow gap-x-(--gap) gap-y-4 [--photo:min(110cqw,24rem)] md:grid-cols-2 [--alone:linear-gradient(90deg,#000_59.6%,#0000_63%)] md:[--floor:3rem] md:[--photo:min(172cqw,41rem)]"
    >
      {/* For tracking, which reads the pack and its price from the chosen field. */}
      <input type="hidden" value={pack.id} aria-describedby={price} />
      <div className="relative mx-(--bleed) md:mx-0 [&_.enlarge]:top-auto [&_.enlarge]:bottom-1">
        <PackPicture
          pack={pack}
          sizes="(width >= 48rem) 41rem, 24rem"
          className="h-66 bg-cream md:h-full md:min-h-124 md:rounded-sm"
        />
        <EnlargeButton pack={pack} />
      </div>
      <div className="flex flex-col gap-3 [--figure:min(7rem,20vw)] [--price-size:var(--figure)] *:last:mt-auto">
        <h3 className="text-h3-large xl:text-h2">{pack.size}</h3>
        <p className="-mt-2 text-fern text-lede">{pack.description}</p>
        {pack.soldOut ? (
          <p id={price} className="my-3 font-display font-medium text-leaf text-say md:my-8">
            {packs.soldOut}
          </p>
        ) : (
          <div className="md:my-6">
            <PackPrice pack={pack} id={price} />
          </div>
        )}
        <PackOrder pack={pack} />
      </div>
    </div>
  )
}
