import { useEffect, useId, useRef, useState } from 'react'
import type { Order } from '#worker/orders/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { field } from '../controls/fields.tsx'
import { useHandOver } from '../controls/hand-over.ts'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { showOrders } from '../format.ts'
import {
  dropAllKept,
  KEPT_DAYS,
  type KeptMessage,
  keepCut,
  keepPasted,
  keyOf,
  MAX_KEPT,
  useKeptMessages,
} from './kept-messages.ts'
import { nameOf } from './marks.ts'

const NONE_KEPT =
  'This browser keeps no messages, as in a private window. All else works; addresses are in the chat.'

/** Keeps the texts of a pasted chat on this device, and shows that. */
export function KeepMessages({ text }: { text: string }) {
  const [isRefused, setRefused] = useState(false)
  const keptText = useRef<string>(undefined)
  useEffect(() => {
    // The effect runs again when this page is shown again, and must not save texts that were deleted in between.
    if (keptText.current === text) return
    keptText.current = text
    let isLatest = true
    keepPasted(text).then(
      () => isLatest && setRefused(false),
      () => isLatest && setRefused(true),
    )
    return () => {
      isLatest = false
    }
  }, [text])
  return (
    <p className="py-3 text-moss text-sm">
      {isRefused
        ? `Names and addresses are not sent. ${NONE_KEPT}`
        : 'Names and addresses stay on this device.'}
    </p>
  )
}

/** What the customer of an order wrote, and the form that cuts it to the address. */
export function OrderMessage({ order, kept }: { order: Order; kept: KeptMessage | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const row = useHandOver<HTMLDivElement>()
  const close = () => {
    setOpen(false)
    row.current?.focus()
  }
  const which = <span className="sr-only"> {nameOf(order)}</span>
  return (
    <div ref={row} tabIndex={-1} className="pb-2.5 text-sm/[1.35] print:hidden">
      {isOpen ? (
        <AddressForm order={order} text={kept?.text ?? ''} onDone={close} />
      ) : (
        <>
          {kept && <p className="wrap-anywhere line-clamp-10 whitespace-pre-line">{kept.text}</p>}
          <SmallButton as="text" onClick={() => setOpen(true)}>
            <span>
              {kept ? (kept.isCut ? 'Change the address' : 'Cut to the address') : 'Add the address'}
            </span>
            {which}
          </SmallButton>
        </>
      )}
    </div>
  )
}

function AddressForm({ order, text, onDone }: { order: Order; text: string; onDone: () => void }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [busy, save] = useAction(async () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = box.current ?? {}
    await keepCut(keyOf(order), value.slice(selectionStart, selectionEnd).trim() || value)
    onDone()
  })
  return (
    <form
      className="grid max-w-[60ch] gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label htmlFor={id}>{`Select the name and address of ${nameOf(order)}, or delete the rest`}</label>
      <textarea
        ref={box}
        id={id}
        rows={7}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        className={`${field} resize-y leading-[1.35]`}
      />
      <div className="flex flex-wrap gap-x-4">
        <SmallButton type="submit" busy={busy}>
          Keep as the address
        </SmallButton>
        <SmallButton as="text" onClick={onDone}>
          Cancel
        </SmallButton>
      </div>
    </form>
  )
}

/** Shows how many messages this device keeps, and a button that deletes them. */
export function KeptNote({ toSend }: { toSend: readonly Order[] | undefined }) {
  const { kept, isRefused } = useKeptMessages(toSend)
  if (!kept) return isRefused && <p className="text-moss text-sm print:hidden">{NONE_KEPT}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-moss text-sm print:hidden">
      <p className="max-w-[60ch] py-1">
        {kept.length === 0
          ? 'Messages that you paste under “Mark an order” show here, to send by. On this device there are none; another phone has its own.'
          : `Pasted messages of ${showOrders(kept.length)} are on this device alone; another phone has its own. They are deleted ${KEPT_DAYS} days after sending, beyond ${MAX_KEPT} orders, and when you sign out.`}
      </p>
      {kept.length > 0 && (
        <DeleteButton
          name="all pasted messages"
          label="Forget"
          confirmation="Yes, forget"
          remove={async () => {
            await dropAllKept()
            return {}
          }}
          onDone={() => {}}
        />
      )}
    </div>
  )
}
