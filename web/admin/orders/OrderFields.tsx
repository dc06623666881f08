import { LIMITS } from '#contract/limits.ts'
import { MAX_SALE_AGE_DAYS } from '#worker/orders/contract.ts'
import { JarStepper, Segments, TextField } from '../controls/fields.tsx'
import { Select } from '../controls/Select.tsx'
import { addDays, dayInIndia } from '../format.ts'
import { OTHER_PACK_NAME } from '../names.ts'
import { type Shop, useShop } from '../shop.ts'
import type { OrderForm } from './use-order-form.ts'

/** The values of the choices “other” and “none”: form controls hold texts, so null is an empty one. */
const NO_PACK_VALUE = ''
const NO_LOT_VALUE = ''

type Props = { form: OrderForm; guessed?: boolean }

export function PackField({ form, guessed = false }: Props) {
  const { packs } = useShop()
  const ids = new Set([...packs.list.map(({ id }) => id), ...(form.draft.pack ? [form.draft.pack] : [])])
  return (
    <Segments
      name="Pack"
      guessed={guessed}
      options={[
        ...[...ids].map((id) => ({ value: id, label: id })),
        { value: NO_PACK_VALUE, label: OTHER_PACK_NAME },
      ]}
      value={form.draft.pack ?? NO_PACK_VALUE}
      onChange={(pack) => form.set({ pack: pack || null, amount: undefined })}
    />
  )
}

export function JarsField({ form, guessed = false }: Props) {
  return (
    <JarStepper
      value={form.draft.jars}
      max={LIMITS.orderQuantity}
      guessed={guessed}
      onChange={(jars) => form.set({ jars, amount: undefined })}
    />
  )
}

/** The amount, with the rupee sign inside. */
export function AmountField({ form }: Props) {
  return (
    <span className={`relative block ${form.doubt ? 'doubted' : ''}`}>
      <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-moss">
        ₹
      </span>
      <input
        inputMode="decimal"
        aria-label="Amount in rupees"
        value={form.amount}
        aria-invalid={form.amount.trim() !== '' && form.rupees === undefined}
        onChange={({ target }) => form.set({ amount: target.value })}
        className="min-h-11 w-full min-w-0 rounded-lg border border-moss/75 bg-paper py-1 pr-3 pl-8 text-base text-jam aria-invalid:border-2 aria-invalid:border-fault in-[.doubted]:border-2 in-[.doubted]:border-fault"
      />
    </span>
  )
}

export function LotField({ form, prefix }: Props & { prefix?: string }) {
  const { lots } = useShop()
  return (
    <Select
      aria-label="Lot"
      {...(prefix && { prefix })}
      value={form.draft.lot ?? NO_LOT_VALUE}
      onChange={({ target }) => form.set({ lot: target.value || null })}
    >
      {lotsToChoose({ lots }, form.draft.lot).map((lot) => (
        <option key={lot}>{lot}</option>
      ))}
      <option value={NO_LOT_VALUE}>none</option>
    </Select>
  )
}

/** Every lot but those that are recalled; what is chosen already stays. */
function lotsToChoose({ lots }: Pick<Shop, 'lots'>, chosen: string | null): string[] {
  const choices = lots
    .filter(({ state, lot }) => state !== 'recalled' || lot === chosen)
    .map(({ lot }) => lot)
  return chosen === null || choices.includes(chosen) ? choices : [...choices, chosen]
}

export function SoldOnField({ form }: Props) {
  const today = dayInIndia(Date.now())
  return (
    <TextField
      label="Sold on"
      type="date"
      required
      max={today}
      min={addDays(today, -MAX_SALE_AGE_DAYS)}
      value={form.draft.soldOn}
      onChange={({ target }) => target.value && form.set({ soldOn: target.value })}
    />
  )
}

export function NoteField({ form, className = '' }: Props & { className?: string }) {
  return (
    <TextField
      label="Note"
      className={className}
      maxLength={LIMITS.orderNote}
      autoComplete="off"
      hint="Only about the sale. Nothing about anybody’s health."
      value={form.draft.note}
      onChange={({ target }) => form.set({ note: target.value })}
    />
  )
}
