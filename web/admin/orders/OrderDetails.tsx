import { DeleteButton } from '../controls/DeleteButton.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { nameOf, type OrderMarks } from './marks.ts'
import { OrderFields } from './OrderFields.tsx'
import { Replies } from './Replies.tsx'
import type { OrderForm } from './use-order-form.ts'

const WHAT_REMAINS =
  'Day, pack, jars, rupees and lot of a sale stay in the accounts; its reference, note and source go.'

type Props = {
  form: OrderForm
  /** The id of the form, for the button in the order's line. */
  formId: string
  marks: OrderMarks
  onDone: () => void
}

/** All fields of an order, what else can be done with it, and the replies to its customer. */
export function OrderDetails({ form, formId, marks, onDone }: Props) {
  const { order } = form
  return (
    <>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <OrderFields form={form} />
      </form>
      {order && (
        <>
          <div className="foot">
            {order.status !== 'cancelled' ? (
              <SmallButton busy={form.busy} onClick={() => void form.change({ status: 'cancelled' })}>
                <span>{form.isSold ? 'Cancel sale' : 'Mark not sold'}</span>
              </SmallButton>
            ) : (
              order.clicked_at && (
                <SmallButton busy={form.busy} onClick={() => void form.change({ status: 'clicked' })}>
                  Reopen
                </SmallButton>
              )
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
      )}
    </>
  )
}
