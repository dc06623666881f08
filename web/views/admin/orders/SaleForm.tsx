import Check from 'lucide-react/icons/check'
import { type ComponentProps, type SubmitEvent, useId, useState } from 'react'
import useSWRMutation from 'swr/mutation'
import { v7 } from 'uuid'
import { LIMITS } from '#contract/limits.ts'
import { packs } from '#web/content/facts/opening.json'
import { defaultPack } from '#web/domain/price.ts'
import { button } from '#web/ui/button.ts'
import type { Order } from '#worker/orders/contract.ts'
import type { OrderMarks } from './marks.ts'
import { presetAmount } from './OrderLine.tsx'

const input = 'min-h-11 w-full min-w-0 rounded-lg border border-moss bg-paper px-3.5 text-base'

type Props = {
  /** The order to mark; without one a sale is recorded. */
  order?: Order | undefined
  /** A valid reference without an order. */
  reference?: string | undefined
  marks: OrderMarks
  onDone: () => void
}

/** Amount, jars and note of a sale. */
export function SaleForm({ order, reference, marks, onDone }: Props) {
  const id = useId()
  /** The id of one sale, however often it is sent. */
  const [saleId, setSaleId] = useState(() => v7())
  const [pack, setPack] = useState(defaultPack(packs.list))
  const [quantity, setQuantity] = useState(String(order?.quantity ?? 1))
  /** The amount; undefined until the owner types one. */
  const [typedAmount, setTypedAmount] = useState<string>()
  const [note, setNote] = useState(order?.note ?? '')

  const preset = presetAmount(order ?? { amount: null, quantity: 1, pack }, Number(quantity), new Date())
  const amount = typedAmount ?? preset ?? ''

  const { trigger, isMutating } = useSWRMutation(
    ['sale', id],
    () => {
      // A note that was not changed here may have been changed on another device.
      const details = note === (order?.note ?? '') ? {} : { note: note.trim() || null }
      const sale = { ...details, amount: Number(amount), quantity: Number(quantity) }
      return order
        ? marks.mark(order, { status: 'sold', ...sale })
        : marks.sell({ ...sale, id: saleId, pack: pack || null, reference: reference ?? null })
    },
    {
      onSuccess(isStored) {
        if (!isStored) return
        setSaleId(v7())
        onDone()
      },
    },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isMutating) void trigger()
  }

  return (
    <form onSubmit={submit} aria-busy={isMutating} className="mt-3 grid gap-3">
      {!order && (
        <label className="grid gap-1 text-sm">
          Pack
          <select value={pack} onChange={({ target }) => setPack(target.value)} className={input}>
            {packs.list.map(({ id: packId, grams }) => (
              <option key={packId} value={packId}>
                {grams}g
              </option>
            ))}
            <option value="">Another pack</option>
          </select>
        </label>
      )}
      <div className="grid grid-cols-[2fr_1fr] gap-3">
        <NumberField
          label="Amount in rupees"
          inputMode="decimal"
          min="0"
          max={LIMITS.conversionValue}
          step="0.01"
          value={amount}
          onChange={({ target }) => setTypedAmount(target.value)}
        />
        <NumberField
          label="Jars"
          inputMode="numeric"
          min="1"
          max={LIMITS.orderQuantity}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
      </div>
      <label className="grid gap-1 text-sm">
        Note (optional)
        <input
          value={note}
          maxLength={LIMITS.orderNote}
          autoComplete="off"
          aria-describedby={`${id}-warning`}
          onChange={({ target }) => setNote(target.value)}
          className={input}
        />
      </label>
      <p id={`${id}-warning`} className="-mt-2 text-moss text-sm">
        Only for the sale, such as “pays on delivery”. Nothing about anybody’s health.
      </p>
      <button type="submit" className={`${button.primary} min-h-14 text-lg`}>
        <Check aria-hidden strokeWidth={2} className="size-5" />
        Sold
      </button>
    </form>
  )
}

function NumberField({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input type="number" required className={input} {...props} />
    </label>
  )
}
