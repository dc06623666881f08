import { rupees } from '#contract/rupees.ts'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { shippingCharge } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { perHundredGrams } from '#web/shop/price.ts'
import { OfferPrice } from '#web/ui/OfferText.tsx'
import { partOfPage } from '#web/ui/raw-html.ts'
import { EnlargeButton } from './EnlargeButton.tsx'
import { PackOrders } from './PackOrders.tsx'
import { PackPrice } from './PackPrices.tsx'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

/**
 * A card, and its picture, in one of the three layouts; `row` is the grid of one with its picture at the left on a phone, `order`
 * the frame of what follows the choice.
 */
type Layout = {
  readonly card: string
  readonly row?: string
  readonly picture: string
  readonly order: string
}

/** Halves. The chosen card is a tab, open to its order. */
const TWO: Layout = {
  card: '-mb-0.5 basis-1/3 rounded-b-none has-checked:border-b-0 has-checked:pb-0.5',
  picture: 'h-42 md:h-82',
  order: 'rounded-b-sm',
}

/** Rows on a phone, the picture beside the words; columns from 48rem up, where the chosen one is a tab. */
const FEW: Layout = {
  row: 'max-md:grid-cols-[6rem_minmax(0,1fr)]',
  card: 'basis-full md:basis-1/5 md:has-checked:-mb-0.5 md:has-checked:rounded-b-none md:has-checked:border-b-0 md:has-checked:pb-0.5',
  picture: 'md:aspect-3/4',
  order: 'mt-3 rounded-sm md:mt-0 md:rounded-t-none',
}

/** From five on: two lines of columns from 48rem up, three or four in a line. All jars are at one scale, however wide the card. */
const MANY: Layout = {
  row: 'max-md:grid-cols-[6rem_minmax(0,1fr)]',
  card: 'basis-full md:basis-1/4 md:group-has-[>:nth-child(7)]/cards:basis-1/5',
  picture: 'md:h-40',
  order: 'mt-3 rounded-sm',
}

/** Packs to choose between, and the order of the chosen one. Cards grow, so that no line of them has an empty place. */
export function PackChoice({ packs }: { packs: readonly Pack[] }) {
  const { words } = useTopics<typeof shopTopics>()
  const layout = packs.length === 2 ? TWO : packs.length < 5 ? FEW : MANY
  return (
    <fieldset data-pack-selector="" className="min-w-0">
      <legend className="eyebrow text-fern max-md:h-0 max-md:overflow-hidden md:mb-4">
        {words.shop.selector}
      </legend>
      <div className="pack-cards group/cards flex flex-wrap max-md:mt-2.5 gap-x-gap gap-y-2">
        {packs.map((pack, index) => (
          <PackCard key={pack.id} pack={pack} place={index + 1} layout={layout} />
        ))}
      </div>
      <PackOrders
        packs={packs}
        className={`pack-orders border-2 border-leaf bg-paper px-3 py-3.5 md:px-5 md:pt-4.5 ${layout.order}`}
      />
    </fieldset>
  )
}

type CardProps = { pack: Pack; place: number; layout: Layout }

/** A pack as a large radio button: its label covers the whole card. */
function PackCard({ pack, place, layout }: CardProps) {
  const { packs, words } = useTopics<typeof shopTopics>()
  const { chosen, choose, pageHtml, views } = useShopForm()
  const hasPicture = Boolean(views[pack.id]?.length)
  const id = `pack-${place}`
  const isHalf = layout === TWO
  const badge = `absolute print:static px-2.5 py-2 font-semibold text-fine/none text-white ${isHalf ? '-top-3.5 left-3 rounded-sm' : 'top-0 rounded-br-sm max-md:right-0 md:left-0'}`
  return (
    <div
      className={`group/card relative grid min-w-0 grid-cols-1 grow content-start rounded-sm border-2 border-transparent ring-1 ring-line ring-inset has-checked:z-1 has-checked:border-leaf has-checked:bg-paper has-checked:ring-0 ${layout.card} ${(hasPicture && layout.row) || ''}`}
    >
      {hasPicture && (
        <div
          className={`jar col-start-1 row-start-1 ${layout.picture}`}
          {...partOfPage(pageHtml, `picture-${pack.id}`)}
        />
      )}
      <EnlargeButton
        pack={pack}
        className={`relative z-2 -col-end-1 row-start-1 mr-1 justify-self-end ${isHalf ? 'self-start' : 'self-end md:self-start'}`}
      />
      <div
        className={`-col-end-1 grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-2.5 gap-y-2 p-2 ${hasPicture || isHalf ? '' : BARE} ${isHalf ? 'row-start-2 md:px-3 xl:grid-cols-[1.5rem_minmax(0,1fr)_auto] xl:items-baseline' : 'row-start-1 md:row-start-2'}`}
      >
        <input
          type="radio"
          name="pack"
          id={id}
          data-place={place}
          aria-describedby={`${id}-price`}
          value={pack.id}
          checked={chosen === pack.id}
          onChange={() => choose(pack)}
          className={`peer mt-0.5 size-6 appearance-none rounded-full border-[1.5px] border-leaf bg-paper outline-none checked:border-7 checked:bg-amla ${isHalf ? 'xl:mt-5.5 xl:self-start' : ''}`}
        />
        <label
          htmlFor={id}
          className={`text-fern text-small/[1.25] after:absolute after:inset-0 after:cursor-pointer peer-focus-visible:after:rounded-xs peer-focus-visible:after:outline-3 peer-focus-visible:after:outline-leaf peer-focus-visible:after:outline-offset-5 ${isHalf ? 'xl:whitespace-nowrap xl:text-base/[1.25]' : ''}`}
        >
          <b className="block font-display font-medium text-[1.5rem]/[1.15] text-leaf">{pack.size}</b>{' '}
          <span className="mt-1 -ml-8.5 block">{pack.description}</span>
        </label>
        <PackPrice
          pack={pack}
          id={`${id}-price`}
          className={`col-span-2 ${isHalf ? `${STRUT} xl:col-span-1` : ''}`}
          size={`text-[1.75rem] ${isHalf ? 'group-has-checked/card:text-[min(var(--text-figure-s),11vw)]' : ''}`}
        >
          {pack.soldOut ? (
            <span className={`${badge} bg-jam`}>{words.packs.soldOut}</span>
          ) : (
            <span className="mt-0.5 block font-semibold text-leaf">
              {packs.some(({ savings }) => savings) ? pack.savings : <Per100g pack={pack} />}
            </span>
          )}
        </PackPrice>
      </div>
      {pack.popular && !pack.soldOut && <span className={`${badge} bg-clay`}>{words.shop.popular}</span>}
    </div>
  )
}

/** Without a picture the price is at the end of the line on a phone, and clear of the badge from 48rem up. */
const BARE =
  'max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-md:[&>p]:col-span-1 max-md:[&>p]:text-right md:pt-10 md:pb-4 md:pl-4'

/** Makes the line of a small price as high as that of the chosen one's, which is large: choosing shifts nothing. */
const STRUT =
  'before:inline-block before:h-[0.96em] before:align-[-0.115em] before:text-[min(var(--text-figure-s),11vw)]'

/** What a pack costs by weight, and whether it ships free, where no pack names a saving. */
function Per100g({ pack }: { pack: Pack }) {
  const { facts, words } = useTopics<typeof shopTopics>()
  const text = (amount: number) => {
    const per100g = fill(words.shop.price.per100g, { amount: rupees(perHundredGrams(amount, pack.grams)) })
    return shippingCharge(1, amount, facts.packs) === 0 ? `${per100g} · ${words.delivery.shipsFree}` : per100g
  }
  return <OfferPrice of={pack} text={text} />
}
