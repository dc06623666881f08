import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { api, bodyOf, issueCodeOf, messageOf } from '#web/browser/api/client.ts'
import { pinIn, stateNames, statesOf } from '#web/shop/states.ts'
import { NAMED_FROM_RUPEES } from '#worker/bills/constants.ts'
import type { Bill } from '#worker/bills/contract.ts'
import { type BillRefusal, billRefusal, isBilled } from '#worker/bills/rules.ts'
import type { Order } from '#worker/orders/contract.ts'
import { field } from '../controls/fields.tsx'
import { QueryResult } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { useMutate } from '../controls/use-mutate.ts'
import { rupees } from '../format.ts'
import { useKeptMessages } from '../orders/kept-messages.ts'
import { useSession } from '../session/session.ts'
import { useShop } from '../shop.ts'
import { BillPaper, type Paper } from './BillPaper.tsx'
import { dayOfBill, KIND_NAMES, nameOfBill, stateName } from './words.ts'

const FIELD = `${field} mt-1 block`

const keyOf = (order: Order) => ['bills', order.id]

/** The bills of a sale: to make, to print and to cancel. */
export function Bills({ order }: { order: Order }) {
  const query = {
    key: keyOf(order),
    fetch: () => bodyOf(api.owner.bills.$get({ query: { order: order.id } })),
  }
  return (
    <QueryResult query={query}>{({ data }) => <BillsOfOrder order={order} documents={data} />}</QueryResult>
  )
}

function BillsOfOrder({ order, documents }: { order: Order; documents: Bill[] }) {
  const { bills } = useShop()
  const { isDemo = false } = useSession()
  const id = useId()
  const mutate = useMutate()
  const [typed, setTyped] = useState<string>()
  const kept = useKeptMessages().find(order)
  // A text that is not cut to the address has all that its customer wrote.
  const buyer = typed ?? (kept?.isCut ? kept.text : '')
  const [picked, setPicked] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [paper, setPaper] = useState<Paper>()
  // The printed page is kept until the owner uses the page again: on some phones the dialog draws it after `afterprint`.
  useEffect(() => {
    const clear = () => setPaper(undefined)
    const removal = new AbortController()
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, clear, removal)
    return () => removal.abort()
  }, [])
  const terms = bills?.terms
  const place = picked ?? stateOfBuyer(buyer) ?? terms?.home ?? undefined
  const last = documents.at(-1)
  const step = (last?.step ?? 0) + 1
  const stands = !isBilled(step)
  const [busy, make] = useAction(async () => {
    setProblem(undefined)
    setAsked(false)
    const json = { order: order.id, step, ...(place && { place }) }
    try {
      const { data } = await bodyOf(api.owner.bills.$post({ json }))
      await mutate(keyOf(order), { data: [...documents, ...data] }, { revalidate: false })
    } catch (error) {
      void mutate(keyOf(order))
      if (!issueCodeOf(error)) throw error
      setProblem(messageOf(error))
    }
  })
  if (!bills) return null
  if (!terms) return <p className="text-sm">Bills {bills.fault}.</p>
  const refusal = stands ? undefined : billRefusal(order, place, terms)
  const print = (bill: Bill) => {
    if (isNameMissing(bill, buyer)) return setProblem(NAME_MISSING)
    setProblem(undefined)
    const cancelled = documents.find((other) => bill.step === other.step + 1 && isBilled(other.step))
    flushSync(() =>
      setPaper({ bill, cancelled, reference: order.reference, buyer: buyer.trim(), isSample: isDemo }),
    )
    window.print()
  }
  return (
    <div className="grid gap-2.5 pb-2">
      <label htmlFor={id} className="text-sm">
        Buyer’s name and address
        <textarea
          id={id}
          rows={4}
          value={buyer}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className={FIELD}
        />
        <small className="mt-0.5 block text-moss text-sm">
          Where the buyer asks. For the paper only, not stored.
        </small>
      </label>
      <ul className="text-label">
        {documents.map((bill) => (
          <li
            key={bill.step}
            className="flex flex-wrap items-center justify-between gap-x-3 border-current/12 border-b py-1"
          >
            <span>
              {nameOfBill(bill)}, {dayOfBill(bill)}, {rupees(bill.total)}
            </span>
            <SmallButton onClick={() => print(bill)}>
              <span>Print or share</span>
              <span className="sr-only"> {nameOfBill(bill)}</span>
            </SmallButton>
          </li>
        ))}
      </ul>
      {!stands && terms.kind !== 'bill' && (
        <label className="text-sm">
          State to which it goes, of a buyer without a GSTIN
          <select
            aria-label="State to which it goes"
            value={place ?? ''}
            onChange={({ target }) => setPicked(target.value)}
            className={FIELD}
          >
            {Object.keys(stateNames()).map((code) => (
              <option key={code} value={code}>
                {stateName(code)}
              </option>
            ))}
          </select>
        </label>
      )}
      {refusal && <p className="text-sm">{WHY_NOT[refusal]}</p>}
      <div className="flex flex-wrap gap-2">
        {!stands ? (
          <SmallButton as="finish" busy={busy} disabled={refusal !== undefined} onClick={make}>
            Make a {KIND_NAMES[terms.kind].toLowerCase()}
          </SmallButton>
        ) : isAsked && last ? (
          <>
            <SmallButton busy={busy} onClick={make}>
              Yes, cancel {nameOfBill(last)}
            </SmallButton>
            <SmallButton as="text" onClick={() => setAsked(false)}>
              Keep it
            </SmallButton>
          </>
        ) : (
          <SmallButton as="text" onClick={() => setAsked(true)}>
            Cancel with a credit note
          </SmallButton>
        )}
      </div>
      {isAsked && (
        <p className="text-sm">
          Bill and note both stay in the accounts. Then you can correct or refund the sale, and make another
          bill.
        </p>
      )}
      {problem && (
        <p role="alert" className="text-fault text-sm">
          {problem}
        </p>
      )}
      {paper && <BillPaper {...paper} seller={bills.seller} />}
    </div>
  )
}

const WHY_NOT: Readonly<Partial<Record<BillRefusal, string>>> = {
  nothing_to_bill: 'Nothing is left of this sale: all of it was given back.',
  lines_too_large: 'The jars of the other sizes come to more than the sale: correct the amount first.',
  place_missing: 'Choose the State.',
  other_state:
    'A composition dealer may not sell goods to another State (CGST Act, 2017, section 10(2)(c)): ask your accountant.',
}

const NAME_MISSING = `From ${rupees(NAMED_FROM_RUPEES)} a tax invoice names its buyer: type name and address (CGST Rules, 46(e)).`

/** Whether a tax invoice has to name its buyer, and does not yet (CGST Rules, 2017, rule 46(e)). */
function isNameMissing({ taxable }: Bill, buyer: string): boolean {
  return (taxable ?? 0) >= NAMED_FROM_RUPEES && buyer.trim() === ''
}

/** The State of the PIN code in what was typed, where only one State has its first three digits. */
function stateOfBuyer(buyer: string): string | undefined {
  const states = statesOf((pinIn(buyer) ?? '').slice(0, 3) || '0')
  return states.length === 1 ? states[0]?.gst : undefined
}
