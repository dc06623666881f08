import type { ReactNode } from 'react'
import { OWNER_LIMITS } from '#contract/browser-limits.ts'
import { currentDay } from '#web/browser/api/clock.ts'
import { MAX_SALE_AGE_DAYS } from '#worker/orders/constants.ts'
import { AmountField, JarStepper, Labelled, Segments, TextField } from '../controls/form-fields.tsx'
import { addDays, showMoment } from '../format.ts'
import { OTHER_PACK_NAME } from '../names.ts'
import { useShop } from '../shop.ts'
import { LotSelect, OrderLines } from './OrderLines.tsx'
import { WAYS } from './PaidButton.tsx'
import { placeOfPin } from './place-of-pin.ts'
import type { OrderForm } from './use-order-form.ts'
import { keepWay, wayChosen } from './way-received.ts'

/** The values of the choices “other” and “not yet”: form controls hold texts, so null is an empty one. */
const NO_PACK_VALUE = ''
const NOT_PAID_VALUE = ''

type Props = {
  form: OrderForm
  /** The id of the form, for a button outside it. */
  id?: string
  heading?: string
  className?: string
  /** What is below the fields. */
  children?: ReactNode
}

/** The form of an order: to mark it, to correct it, and to record a sale. */
export function OrderFields({ form, id, heading, className, children }: Props) {
  const shop = useShop()
  const { draft, order, isSold, wrong, set } = form
  const today = currentDay()
  const sum = form.price ? form.price.amount - (form.price.charge ?? 0) : 0
  const place = placeOfPin(shop, form.pin, sum)
  const typePin = (pin: string) => {
    form.setPin(pin)
    const charge = placeOfPin(shop, pin, sum)?.charge
    if (charge !== undefined) set({ charge: String(charge), amount: undefined })
  }
  const packs = new Set([...shop.packs.list.map(({ id }) => id), ...(draft.pack ? [draft.pack] : [])])
  /** What the lot is of, where the order has several sizes. */
  const mainPack = draft.others.length > 0 ? (draft.pack ?? OTHER_PACK_NAME) : undefined
  return (
    <form
      id={id}
      aria-label={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className={className}
    >
      {heading && <h3 className="font-semibold font-text text-jam text-label">{heading}</h3>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-2 gap-y-2.5">
        <Labelled label="Pack" className="col-span-full">
          <Segments
            name="Pack"
            options={[
              ...[...packs].map((id) => ({ value: id, label: id })),
              { value: NO_PACK_VALUE, label: OTHER_PACK_NAME },
            ]}
            value={draft.pack === null ? NO_PACK_VALUE : draft.pack}
            onChange={(pack) => set({ pack: pack || null, amount: undefined, charge: undefined })}
          />
        </Labelled>
        <Labelled label="Jars">
          <JarStepper
            value={draft.jars}
            max={OWNER_LIMITS.orderQuantity}
            onChange={(jars) => set({ jars, amount: undefined, charge: undefined })}
          />
        </Labelled>
        <OrderLines form={form} />
        <AmountField
          label="Amount in rupees"
          value={form.amount}
          hint={form.price?.text}
          onType={(amount) => set({ amount })}
        />
        <AmountField label="Of it for delivery" value={form.charge} onType={(charge) => set({ charge })} />
        {shop.zones.length > 0 && (
          <TextField
            label="PIN code, for delivery"
            inputMode="numeric"
            autoComplete="off"
            value={form.pin}
            hint={place && (shop.languages[0]?.replies.places[place.zone]?.takes ?? 'Not delivered there.')}
            onChange={({ target }) => typePin(target.value)}
          />
        )}
        <Labelled label={mainPack ? `Lot of ${mainPack}` : 'Lot'}>
          <LotSelect of={mainPack} chosen={draft.lot} onChoose={(lot) => set({ lot })} />
        </Labelled>
        <TextField
          label="Sold on"
          type="date"
          required
          max={today}
          min={addDays(today, -MAX_SALE_AGE_DAYS)}
          problem={wrong.soldOn}
          value={draft.soldOn ?? today}
          onChange={({ target }) => target.value && set({ soldOn: target.value })}
        />
        {/* Beside the field, below the line of its label. */}
        <label className="mt-[calc(1.375*var(--text-sm)+0.25rem)] flex min-h-11 items-center gap-2.5 self-start">
          <input
            type="checkbox"
            aria-label="Sent"
            checked={draft.sent}
            onChange={({ target }) => set({ sent: target.checked })}
            className="size-5.5 accent-leaf"
          />
          <span>Sent</span>
          <span className="text-label text-moss">
            {order?.sent_at ? showMoment(order.sent_at) : draft.sent ? 'now' : 'not yet'}
          </span>
        </label>
        {(isSold || draft.sent) && (
          <TextField
            label={`Number of the parcel${shop.courier ? `, ${shop.courier.name}` : ''}`}
            autoComplete="off"
            maxLength={OWNER_LIMITS.parcel}
            hint={shop.courier ? 'Of another courier: its name first' : 'Its courier first'}
            value={draft.parcel}
            onChange={({ target }) => set({ parcel: target.value })}
          />
        )}
        <Labelled label="Paid" className="col-span-full">
          <Segments
            name="Paid"
            options={[{ value: NOT_PAID_VALUE, label: 'Not yet' }, ...WAYS]}
            value={form.received === '' ? NOT_PAID_VALUE : (draft.how ?? undefined)}
            onChange={(how) => {
              if (how === NOT_PAID_VALUE)
                return set({ how: null, received: undefined, receivedOn: undefined })
              keepWay(how)
              set({ how, ...(form.received === '' && { received: undefined }) })
            }}
          />
        </Labelled>
        {form.received !== '' && (
          <>
            <AmountField
              label="Received in rupees"
              value={form.received}
              onType={(received) =>
                set({ received, receivedOn: undefined, how: draft.how ?? wayChosen(shop) })
              }
            />
            <TextField
              label="Received on"
              type="date"
              max={today}
              problem={wrong.receivedOn}
              value={draft.receivedOn ?? today}
              onChange={({ target }) => target.value && set({ receivedOn: target.value })}
            />
          </>
        )}
        {/* Money that was given back: the guarantee, a broken jar. */}
        {isSold && (
          <>
            <AmountField
              label="Given back in rupees"
              value={draft.refunded}
              hint={draft.refunded === '' ? 'Nothing' : undefined}
              onType={(refunded) => set({ refunded })}
            />
            {draft.refunded !== '' && (
              <TextField
                label="Refunded on"
                type="date"
                problem={wrong.refundedOn}
                max={today}
                value={draft.refundedOn ?? today}
                onChange={({ target }) => target.value && set({ refundedOn: target.value })}
              />
            )}
          </>
        )}
        <TextField
          label="Note"
          className="col-span-full"
          autoComplete="off"
          hint="Only about the sale. Nothing about anybody’s health."
          problem={wrong.note}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </div>
      {children}
    </form>
  )
}
