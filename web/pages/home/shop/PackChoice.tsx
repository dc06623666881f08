import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { PackCard } from './PackCard.tsx'
import { PackOrder } from './PackOrder.tsx'

/** The layout of pack-layouts.css for so many packs, from two up; the last is for all that are more. */
const LAYOUTS = [
  { packs: 'packs-halves', cards: 'grid-cols-2' },
  { packs: 'packs-thirds', cards: 'gap-y-2 md:grid-cols-3' },
  { packs: 'packs-fourths', cards: 'gap-y-2 md:grid-cols-2' },
  { packs: 'packs-list', cards: '' },
] as const

type Props = {
  packs: readonly Pack[]
  /** What a press on a pack's picture does; undefined where there is no larger one. */
  enlarge: (pack: Pack) => (() => void) | undefined
}

/** Packs to choose between, and the order of the chosen one. */
export function PackChoice({ packs, enlarge }: Props) {
  const { shop } = useContent()
  const layout = LAYOUTS[packs.length - 2] ?? LAYOUTS[3]
  return (
    <fieldset data-pack-selector="" className={`packs min-w-0 ${layout.packs}`}>
      <legend className="eyebrow mb-2 text-fern xl:mb-3">{shop.selector}</legend>
      <div className={`pack-cards grid content-start gap-x-(--gap) ${layout.cards}`}>
        {packs.map((pack, index) => (
          <PackCard key={pack.id} pack={pack} place={index + 1} onEnlarge={enlarge(pack)} />
        ))}
      </div>
      <div className="pack-orders mt-(--drop) rounded-b-sm rounded-t-[calc(2*var(--edge))] border-2 border-leaf bg-paper px-3 py-3.5 md:px-5 md:pt-4.5 md:pb-3.5">
        {packs.map((pack, index) => (
          <PackOrder key={pack.id} pack={pack} place={index + 1} />
        ))}
      </div>
    </fieldset>
  )
}
