import { type ReactNode, useId } from 'react'
import type { Order } from '#worker/orders/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { TextField } from '../controls/fields.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { dayInIndia, showMoment } from '../format.ts'
import { FormProblem } from './FormProblem.tsx'
import { nameOf, type OrderMarks } from './marks.ts'
import { AmountField, JarsField, LotField, NoteField, PackField, SoldOnField } from './OrderFields.tsx'
import { Replies } from './Replies.tsx'
import { type OrderForm, readRefund, useOrderForm } from './use-order-form.ts'

const WHAT_REMAINS =
  'Day, pack, jars, rupees and lot of a sale stay in the accounts; its reference, note and source go.'

type Props = {
  order: Order
  marks: OrderMarks
  onDone: () => void
  /** The id of the form, for the button in the order's line. */
  formId: string
}

/** All fields of an order, and the replies to its customer. */
export function OrderDetails({ order, marks, onDone, formId }: Props) {
  const form = useOrderForm({ order, marks, onDone })
  return (
    <>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
        className="fields"
      >
        <LabelledField label="Pack">
          <PackField form={form} />
        </LabelledField>
        <LabelledField label="Jars">
          <JarsField form={form} />
        </LabelledField>
        <LabelledField label="Amount in rupees" hint={form.price?.text}>
          <AmountField form={form} />
        </LabelledField>
        <SoldOnField form={form} />
        <LabelledField label="Lot">
          <LotField form={form} />
        </LabelledField>
        <SentField form={form} order={order} />
        {form.isSold && <RefundFields form={form} />}
        <NoteField form={form} className="note" />
        <div className="problem">
          <FormProblem form={form} reference={order.reference} />
        </div>
      </form>
      <div className="foot">
        {order.status !== 'cancelled' && (
          <SmallButton busy={form.busy} onClick={() => void form.markNotSold()}>
            {form.isSold ? 'Mark not sold after all' : 'Mark not sold'}
          </SmallButton>
        )}
        <div className="ml-auto">
          <DeleteButton
            id={order.id}
            name={`the order ${order.reference ?? ''}`}
            label="Erase for good"
            remove={() => marks.erase(order)}
            remains={form.isSold && WHAT_REMAINS}
            onDone={onDone}
          />
        </div>
      </div>
      <Replies order={order} form={form} title={nameOf(order)} />
    </>
  )
}

function LabelledField({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <span aria-hidden className="mb-1 block text-sm leading-snug">
        {label}
      </span>
      {children}
      {hint && <small className="mt-0.5 block text-moss text-sm leading-snug">{hint}</small>}
    </div>
  )
}

/** “Mark sent” is one tap in its list; here it can be taken back. */
function SentField({ form, order }: { form: OrderForm; order: Order }) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-2.5 self-end max-md:col-span-full">
      <input
        id={id}
        type="checkbox"
        checked={form.draft.sent}
        onChange={({ target }) => form.set({ sent: target.checked })}
        className="size-5.5 accent-leaf"
      />
      <label htmlFor={id}>Sent</label>
      <span className="text-[0.9375rem] text-moss">
        {order.sent_at ? showMoment(order.sent_at) : form.draft.sent ? 'now' : 'not yet'}
      </span>
    </div>
  )
}

/** Money that was given back: the guarantee, a broken jar. */
function RefundFields({ form }: { form: OrderForm }) {
  const { refunded, refundedOn } = form.draft
  const amount = readRefund(form.draft)
  return (
    <>
      <TextField
        label="Given back in rupees"
        inputMode="decimal"
        value={refunded}
        hint={refunded === '' ? 'Nothing' : undefined}
        aria-invalid={amount === undefined}
        onChange={({ target }) => form.set({ refunded: target.value })}
      />
      <TextField
        label="Refunded on"
        type="date"
        disabled={!amount}
        max={dayInIndia(Date.now())}
        value={refundedOn}
        onChange={({ target }) => target.value && form.set({ refundedOn: target.value })}
      />
    </>
  )
}
