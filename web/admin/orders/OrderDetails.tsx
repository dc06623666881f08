import type { Order } from '#worker/orders/contract.ts'
import { canBeOpen } from '#worker/orders/rules.ts'
import { Bills } from '../bills/Bills.tsx'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { LazyDisclosure, Part } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useShop } from '../shop.ts'
import { useBulkMarks } from './bulk-marks.ts'
import { dropKept } from './kept-messages.ts'
import { nameOf } from './marks.ts'
import { PaidButton } from './PaidButton.tsx'
import { Replies } from './Replies.tsx'
import type { OrderForm } from './use-order-form.ts'

const WHAT_REMAINS =
  'Day, pack, jars, rupees and lot of a sale stay in the accounts; its reference, note, parcel number and source go.'

const NOT_SENT = 'It is not sent yet, and leaves the list “To send”.'

const BILLS_REMAIN = 'Its bills stay, too: they name nobody.'

type Props = { order: Order; form: OrderForm; onDone: () => void }

/** What else can be done with an order, and the replies to its customer. */
export function OrderDetails({ order, form, onDone }: Props) {
  const { erase } = useBulkMarks()
  const hasBills = useShop().bills !== null
  const status = order.status !== 'cancelled' ? 'cancelled' : canBeOpen(order) ? 'clicked' : undefined
  return (
    <>
      <div className="mt-3.5 flex flex-wrap items-start gap-2.5">
        <PaidButton form={form} />
        {status && (
          <SmallButton busy={form.busy} onClick={() => void form.change({ status })}>
            <span>{status === 'clicked' ? 'Reopen' : form.isSold ? 'Cancel sale' : 'Mark not sold'}</span>
          </SmallButton>
        )}
        <div className="ml-auto">
          <DeleteButton
            name={`the order ${order.reference ?? ''}`}
            label="Erase for good"
            confirmation="Yes, erase"
            remove={async () => {
              const answer = await erase(order)
              form.drop()
              await dropKept(order)
              return answer
            }}
            remains={
              form.isSold &&
              [!order.sent_at && NOT_SENT, WHAT_REMAINS, hasBills && BILLS_REMAIN].filter(Boolean).join(' ')
            }
            onDone={onDone}
          />
        </div>
      </div>
      {form.isSold && hasBills && (
        <LazyDisclosure summary="Bill" className="mt-2">
          <Part>
            <Bills order={order} />
          </Part>
        </LazyDisclosure>
      )}
      <Replies order={order} form={form} title={nameOf(order)} />
    </>
  )
}
