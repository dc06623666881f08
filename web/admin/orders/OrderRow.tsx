import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, useState } from 'react'
import type { Order } from '#worker/orders/contract.ts'
import { OnceButton } from '../controls/SmallButton.tsx'
import { rupees } from '../format.ts'
import { isRecalled, useShop } from '../shop.ts'
import { FormProblem } from './FormProblem.tsx'
import { focusNext } from './focus-next.ts'
import type { OrderMarks, Problem } from './marks.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { describeItems, type OrderTab } from './order-tabs.ts'
import { useOrderForm } from './use-order-form.ts'
import { WarnedBox } from './WarnedBox.tsx'

type Props = {
  tab: OrderTab
  order: Order
  marks: OrderMarks
  /** Whether its button is the next tap of all. */
  isNext: boolean
  isOpenAtFirst: boolean
  onToggle: (isOpen: boolean) => void
}

/** One order. Marked here, it keeps its place without a control until the list is loaded again. */
export function OrderRow({ tab, order: loaded, marks, isNext, isOpenAtFirst, onToggle }: Props) {
  const order = marks.changed.get(loaded.id) ?? loaded
  const isDone = order !== loaded && hasLeft(tab, loaded, order)
  const id = useId()
  const [isOpen, open] = useState(isOpenAtFirst)
  const setOpen = (opened: boolean) => {
    open(opened)
    onToggle(opened)
  }
  const shop = useShop()
  const row = useRef<HTMLLIElement>(null)
  const now = Date.now()
  return (
    <li ref={row} className={`${isOpen ? 'open' : ''} ${isDone ? 'text-moss' : ''}`}>
      <div className="line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="opener"
        >
          <code>{order.reference ?? 'no ref.'}</code>
          <span className="ordered">{describeItems(order)}</span>
          <span className="amount">{order.amount === null ? '' : rupees(order.amount)}</span>
          <span className="when">{tab.whenOf(order, now)}</span>
          {tab.columns.map(({ name, show }) => (
            <span key={name} className="extra">
              {show(order, now, shop)}
            </span>
          ))}
          <ChevronDown aria-hidden strokeWidth={1.75} className="chevron" />
        </button>
        <Action
          tab={tab}
          order={order}
          marks={marks}
          isDone={isDone}
          isNext={isNext}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          formId={id}
        />
      </div>
      {isOpen && (
        <div id={id} className="form">
          <OrderDetails
            order={order}
            marks={marks}
            formId={`${id}-form`}
            onDone={() => {
              setOpen(false)
              focusNext(row.current, row.current?.parentElement ?? null)
            }}
          />
        </div>
      )}
    </li>
  )
}

/** Whether a change took an order out of a list. */
function hasLeft({ list }: OrderTab, before: Order, after: Order): boolean {
  if (list === 'to_send') return after.sent_at !== null || after.status !== 'sold'
  return before.status !== after.status
}

type ActionProps = Omit<Props, 'isOpenAtFirst' | 'onToggle'> & {
  isDone: boolean
  isOpen: boolean
  onOpen: () => void
  formId: string
}

/** The one button that finishes a row; in an opened row it is in the form. */
function Action({ tab, order, marks, isDone, isNext, isOpen, onOpen, formId }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const done = () => {
    const row = button.current?.closest('li') ?? null
    focusNext(row, row?.parentElement ?? null)
  }
  const form = useOrderForm({ order, marks, onDone: done })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const shop = useShop()
  if (isDone) {
    return (
      <p className="state">
        <Check aria-hidden strokeWidth={2} className="size-4.5" />
        <span>
          {order.status === 'sold'
            ? order.sent_at
              ? 'Sent'
              : 'Sold'
            : order.status === 'clicked'
              ? 'Open'
              : 'Not sold'}
        </span>
      </p>
    )
  }
  const style = isNext ? 'filled' : 'finish'
  if (isOpen) {
    return (
      <OnceButton as={style} type="submit" form={`${formId}-form`}>
        <span>{order.status === 'sold' ? 'Save' : 'Mark sold'}</span>
        <span className="sr-only"> {order.reference}</span>
      </OnceButton>
    )
  }
  if (tab.list === 'sold' && isRecalled(shop, order.lot)) return <WarnedBox order={order} marks={marks} />
  if (tab.list === 'sold' || tab.list === 'not_sold') return null
  if (tab.list === 'to_send') {
    const send = async () => {
      setBusy(true)
      const failed = await marks.change(order, { sent: true })
      setBusy(false)
      setProblem(failed)
      if (!failed) done()
    }
    return (
      <>
        <OnceButton ref={button} as={style} busy={busy} data-mark="" onClick={() => void send()}>
          Mark sent<span className="sr-only"> {order.reference}</span>
        </OnceButton>
        {problem && (
          <p role="alert" className="w-full text-fault text-sm">
            {problem.text}
          </p>
        )}
      </>
    )
  }
  const hasAll = order.pack !== null && form.amount !== ''
  return (
    <>
      <OnceButton
        ref={button}
        as={style}
        busy={form.busy}
        data-mark=""
        onClick={() => (hasAll ? void form.submit() : onOpen())}
      >
        <span>{hasAll ? 'Mark sold' : 'Mark sold…'}</span>
        <span className="sr-only"> {order.reference}</span>
      </OnceButton>
      <FormProblem form={form} reference={order.reference} />
    </>
  )
}
