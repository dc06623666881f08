import { RowList } from '../controls/RowList.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { FormProblem } from './FormProblem.tsx'
import { type Found, isMarked } from './found-orders.ts'
import { KeepMessages } from './KeptMessages.tsx'
import { OrderFields } from './OrderFields.tsx'
import { OrderRow } from './OrderRow.tsx'
import { OPEN_TAB } from './open-tab.ts'
import type { Message } from './read-messages.ts'
import { useOrderForm } from './use-order-form.ts'

type Props = {
  found: readonly Found[]
  /** The first that is to be marked. */
  next: Found | undefined
  /** What was pasted. */
  text: string
}

/** The orders of what was pasted, each with its message. */
export function FoundOrders({ found, next, text }: Props) {
  return (
    <>
      <RowList className="mt-2.5 border-jam/35 border-t">
        {found.map((one) =>
          one.isErased ? (
            <ErasedRow key={one.key} message={one.message} />
          ) : (
            <OrderRow
              key={one.key}
              tab={OPEN_TAB}
              order={one.order}
              message={one.message}
              isDone={isMarked}
              isNext={one === next}
              isOpenAtFirst={!isMarked(one.order) && !one.order?.pack}
            />
          ),
        )}
      </RowList>
      <KeepMessages text={text} />
    </>
  )
}

/** Records a sale that no order button began. */
export function NewSale({ onDone }: { onDone: () => void }) {
  const form = useOrderForm({ onDone })
  return (
    <OrderFields
      form={form}
      heading="Sale without a reference"
      className="grid gap-2.5 border-moss/40 border-t py-3"
    >
      <FormProblem form={form} />
      <SmallButton as="filled" type="submit" busy={form.busy}>
        Mark sold
      </SmallButton>
    </OrderFields>
  )
}

/** A message whose sale was erased: it is in the accounts, and is not sold twice. */
function ErasedRow({ message: { reference, lines } }: { message: Message }) {
  return (
    <li className="border-jam/35 border-b py-2.5 text-moss">
      <p className="text-label">
        <code>{reference}</code> was sold already, and then erased. Another sale to this customer is one
        without a reference.
      </p>
      {lines.length > 0 && (
        <p className="wrap-anywhere whitespace-pre-line text-sm/[1.35]">{lines.join('\n')}</p>
      )}
    </li>
  )
}
