import { memo, useDeferredValue, useRef, useState } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import type { CalculatorFacts } from '#web/shop/jar-duration.ts'
import type { guaranteeTexts } from '#web/shop/refund.ts'
import { type PageHtml, partOfPage } from '#web/ui/raw-html.ts'
import { Delivery } from './Delivery.tsx'
import { JarPictures } from './JarPictures.tsx'
import { announceOrder, type OrderDraft } from './order-state.ts'
import { PackChoice } from './PackChoice.tsx'
import type { JarView } from './PackPicture.tsx'
import { SinglePack } from './SinglePack.tsx'
import { ShopFormProvider, useShopFormState } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

export type ShopProps = {
  /** The pictures of each pack, by its id. */
  views: Readonly<Record<string, readonly JarView[]>>
  calculator: CalculatorFacts | undefined
  guarantee: ReturnType<typeof guaranteeTexts>
  /** The ways to pay by the zone's id, where zones have their own; all of them by an empty one. */
  paid: Readonly<Record<string, string>>
  /** Whether the label is in the column of the heading on large screens; the lot is there otherwise. */
  hasLabel: boolean
  /** Whether the delivery is beside the label on large screens, where packs without pictures leave it the place. */
  isBeside: boolean
  pageHtml?: PageHtml
}

/**
 * Packs, number of jars, PIN code, cost, order button and zones: one form, with one state (shop-form.ts), from which
 * order-state.ts makes all that is shown and the order itself. Texts and pictures that do not change are HTML of the page,
 * which the browser keeps.
 */
export default function ShopIsland({
  views,
  calculator,
  guarantee,
  paid,
  hasLabel,
  isBeside,
  pageHtml = {},
}: ShopProps) {
  const content = useTopics<typeof shopTopics>()
  const packsRef = useRef<HTMLDivElement>(null)
  const form = useShopFormState(packsRef)
  const [enlarged, setEnlarged] = useState<Pack>()
  const { packs } = content
  const [first, ...others] = packs
  const chosen = packs.find(({ id }) => id === form.chosen)
  const order = chosen && !chosen.soldOut ? form.orderOf(chosen) : undefined
  const said = useDeferredValue(form.isChanged ? order : undefined)
  return (
    <ShopFormProvider
      value={{
        ...form,
        pageHtml,
        views,
        enlarge: setEnlarged,
        paid: paid[order?.zone?.id ?? ''] ?? paid[''] ?? '',
      }}
    >
      <div ref={packsRef} className="flex flex-col xl:c5 xl:row-span-2">
        {!first ? (
          <p className="text-lede">{content.words.unopened.packs}</p>
        ) : others.length === 0 ? (
          <SinglePack pack={first} />
        ) : (
          <PackChoice packs={packs} />
        )}
        <div className="contents" {...partOfPage(pageHtml, 'recall')} />
        <p role="status" className="sr-only shop-closed:hidden">
          <Said order={said} />
        </p>
        <p className="mt-2.5 text-fern text-small" {...partOfPage(pageHtml, 'reference')} />
      </div>
      <div
        className={`border-line border-t pt-4 empty:hidden *:not-first:mt-2 ${hasLabel ? 'gap-x-gap md:columns-2 xl:c5' : 'xl:col-end-5 xl:self-end xl:*:not-first:mt-3'}`}
        {...partOfPage(pageHtml, 'lot')}
      />
      <Delivery {...{ order, calculator, guarantee, hasLabel, isBeside }} />
      {enlarged && (
        <JarPictures
          pack={enlarged}
          views={views[enlarged.id] ?? []}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </ShopFormProvider>
  )
}

/** Announces the jars and their total. A slow phone reads for 150 ms which plural a number takes: the press is painted first. */
const Said = memo(function Said({ order }: { order: OrderDraft | undefined }) {
  const content = useTopics<typeof shopTopics>()
  return order ? announceOrder(content, order) : ''
})
