import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import type { Order } from '#contract/entities.ts'
import { LIMITS } from '#contract/limits.ts'
import { orderText } from '#web/content/admin.ts'
import { DEFAULT_PACK, packs } from '#web/content/packs.ts'
import { button } from '#web/ui/button.ts'
import type { OrderMarks } from '../data/order-marks.ts'
import { presetAmount } from './preset-amount.ts'

const input = 'min-h-11 w-full min-w-0 rounded-lg border border-moss bg-paper px-3.5 text-base'
const text = orderText.mark

type Props = {
  /** The order to mark; without one a sale is recorded. */
  order?: Order | undefined
  /** A valid reference without an order. */
  reference?: string | undefined
  marks: OrderMarks
  onDone: () => void
}

/** Amount, jars and note of a sale, with Sold and Not sold. */
export function SaleForm({ order, reference, marks, onDone }: Props) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [pack, setPack] = useState<string>(DEFAULT_PACK)
  const [quantity, setQuantity] = useState(String(order?.quantity ?? 1))
  /** Undefined until the owner types one. */
  const [typedAmount, setTypedAmount] = useState<string>()
  const [note, setNote] = useState(order?.note ?? '')

  const preset = presetAmount(order ?? { amount: null, quantity: 1, pack }, Number(quantity), new Date())
  const amount = typedAmount ?? preset ?? ''

  const send = async (call: () => Promise<boolean>) => {
    if (busy) return
    setBusy(true)
    if (await call()) onDone()
    setBusy(false)
  }
  const sold = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sale = { amount: Number(amount), quantity: Number(quantity), note: note.trim() || null }
    void send(() =>
      order
        ? marks.mark(order, { status: 'sold', ...sale })
        : marks.sell({ ...sale, pack: pack || null, reference: reference ?? null }),
    )
  }
  const notSold = (of: Order) =>
    send(() => marks.mark(of, { status: 'cancelled', note: note.trim() || null }))

  return (
    <form onSubmit={sold} aria-busy={busy} className="mt-3 grid gap-3">
      {!order && (
        <label className="grid gap-1 text-sm">
          {text.pack}
          <select value={pack} onChange={({ target }) => setPack(target.value)} className={input}>
            {packs.map(({ id: packId, size }) => (
              <option key={packId} value={packId}>
                {size}
              </option>
            ))}
            <option value="">{text.otherPack}</option>
          </select>
        </label>
      )}
      <div className="grid grid-cols-[2fr_1fr] gap-3">
        <label className="grid gap-1 text-sm">
          {text.amount}
          <input
            type="number"
            inputMode="decimal"
            required
            min="0"
            max={LIMITS.conversionValue}
            step="0.01"
            value={amount}
            onChange={({ target }) => setTypedAmount(target.value)}
            className={input}
          />
        </label>
        <label className="grid gap-1 text-sm">
          {text.quantity}
          <input
            type="number"
            inputMode="numeric"
            required
            min="1"
            max={LIMITS.orderQuantity}
            step="1"
            value={quantity}
            onChange={({ target }) => setQuantity(target.value)}
            className={input}
          />
        </label>
      </div>
      <label className="grid gap-1 text-sm">
        {text.note}
        <input
          value={note}
          maxLength={LIMITS.orderNote}
          autoComplete="off"
          aria-describedby={`${id}-warning`}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setNote(target.value)}
          className={input}
        />
      </label>
      <p id={`${id}-warning`} className="-mt-2 text-moss text-sm">
        {text.noteWarning}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button type="submit" className={`${button.primary} min-h-14 text-lg`}>
          <Check aria-hidden strokeWidth={2} className="size-5" />
          {text.sold}
        </button>
        {order && (
          <button
            type="button"
            onClick={() => notSold(order)}
            className={`${button.outline} min-h-14 text-lg`}
          >
            <X aria-hidden strokeWidth={2} className="size-5" />
            {text.notSold}
          </button>
        )}
      </div>
    </form>
  )
}
