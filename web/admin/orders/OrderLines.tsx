import { OWNER_LIMITS, VISITOR_LIMITS } from '#contract/browser-limits.ts'
import { currentTime } from '#web/browser/api/clock.ts'
import { Select } from '../controls/fields.tsx'
import { AmountField, JarStepper, Labelled } from '../controls/form-fields.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { newestLot, type Shop, useShop } from '../shop.ts'
import { type DraftLine, showAmount } from './order-draft.ts'
import { priceOf } from './sale-price.ts'
import type { OrderForm } from './use-order-form.ts'

/** The value of the choice “none”: form controls hold texts, so null is an empty one. */
const NO_LOT_VALUE = ''

/** The further sizes of an order, one line each, and a button that adds a line for another pack. */
export function OrderLines({ form }: { form: OrderForm }) {
  const shop = useShop()
  const { draft, order, set } = form
  const { others } = draft
  const taken = [draft.pack, ...others.map(({ pack }) => pack)]
  const free = shop.packs.list.map(({ id }) => id).filter((id) => !taken.includes(id))
  const put = (lines: DraftLine[]) => set({ others: lines, amount: undefined, charge: undefined })
  const priceText = (pack: string) => showAmount(priceOf(shop, pack, order, new Date(currentTime())))
  const [next] = free
  return (
    <>
      {others.map((line, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own in the grid
        <div
          key={line.pack}
          role="group"
          aria-label={`And ${line.pack}`}
          className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-x-2 gap-y-1 border-jam/35 border-t pt-2"
        >
          <Labelled label="And">
            <Select
              aria-label="Pack"
              value={line.pack}
              onChoose={(pack) => put(others.with(place, { ...line, pack, each: priceText(pack) }))}
              options={[line.pack, ...free].map((id) => [id, id] as const)}
            />
          </Labelled>
          <Labelled label="Jars">
            <JarStepper
              value={line.jars}
              max={OWNER_LIMITS.orderQuantity}
              onChange={(jars) => put(others.with(place, { ...line, jars }))}
            />
          </Labelled>
          <AmountField
            label="Rupees a jar"
            value={line.each}
            onType={(each) => put(others.with(place, { ...line, each }))}
          />
          <Labelled label={`Lot of ${line.pack}`}>
            <LotSelect
              of={line.pack}
              chosen={line.lot}
              onChoose={(lot) => set({ others: others.with(place, { ...line, lot }) })}
            />
          </Labelled>
          <SmallButton as="text" onClick={() => put(others.toSpliced(place, 1))}>
            Take away<span className="sr-only"> {line.pack}</span>
          </SmallButton>
        </div>
      ))}
      {draft.pack && next && others.length < VISITOR_LIMITS.otherSizes && (
        <SmallButton
          as="text"
          className="justify-self-start"
          onClick={() =>
            put([...others, { pack: next, jars: '1', each: priceText(next), lot: newestLot(shop) }])
          }
        >
          And another size
        </SmallButton>
      )}
    </>
  )
}

type LotProps = {
  /** The pack, where the order has several. */
  of?: string | undefined
  chosen: string | null
  onChoose: (lot: string | null) => void
}

/** The choice of the lot that jars are of. */
export function LotSelect({ of, chosen, onChoose }: LotProps) {
  const shop = useShop()
  return (
    <Select
      aria-label={of ? `Lot of ${of}` : 'Lot'}
      value={chosen ?? NO_LOT_VALUE}
      onChoose={(lot) => onChoose(lot || null)}
      options={[...lotsToChoose(shop, chosen).map((lot) => [lot, lot] as const), [NO_LOT_VALUE, 'none']]}
    />
  )
}

/** Every lot that is not recalled, and the chosen one. */
function lotsToChoose({ lots }: Pick<Shop, 'lots'>, chosen: string | null): string[] {
  const choices = lots
    .filter(({ state, lot }) => state !== 'recalled' || lot === chosen)
    .map(({ lot }) => lot)
  return chosen === null || choices.includes(chosen) ? choices : [...choices, chosen]
}
