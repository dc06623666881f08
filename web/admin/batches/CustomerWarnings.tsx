import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { batchPath } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { inLanguage } from '#web/views.ts'
import type { Order } from '#worker/orders/contract.ts'
import { CopyButton } from '../controls/CopyButton.tsx'
import { QueryResult } from '../controls/Panel.tsx'
import { Select } from '../controls/Select.tsx'
import { OnceButton } from '../controls/SmallButton.tsx'
import { showFailure } from '../controls/show-failure.ts'
import { dayInIndia, showCount, showPastDay } from '../format.ts'
import type { OrderMarks } from '../orders/marks.ts'
import { describeItems } from '../orders/order-tabs.ts'
import { queryWholeList } from '../orders/queries.ts'
import { type Lot, useShop } from '../shop.ts'

type Props = { lot: Lot; marks: OrderMarks }

/** The orders of a recalled lot, each written to by the owner in WhatsApp and ticked off here. */
export function CustomerWarnings({ lot, marks }: Props) {
  return (
    <>
      <p>Copy a reference, look it up in WhatsApp, send the message, tick it off.</p>
      <Message lot={lot} />
      <QueryResult query={queryWholeList('sold', { lot: lot.lot })}>
        {({ data }) => {
          const orders = data.map((order) => marks.changed.get(order.id) ?? order)
          const left = orders.filter(({ warned_at }) => warned_at === null)
          const references = left.flatMap(({ reference }) => reference ?? [])
          return (
            <>
              <div className="flex w-full flex-wrap items-center justify-between gap-2 pt-2">
                <b className="font-semibold">{`${showCount(left.length)} left`}</b>
                {references.length > 0 && (
                  <CopyButton
                    text={references.join('\n')}
                    what="of all that are left"
                    label="Copy references"
                  />
                )}
              </div>
              <ul className="warned" tabIndex={-1}>
                {data.map((order) => (
                  <OrderToWarn key={order.id} order={marks.changed.get(order.id) ?? order} marks={marks} />
                ))}
              </ul>
            </>
          )
        }}
      </QueryResult>
    </>
  )
}

function OrderToWarn({ order, marks }: { order: Order; marks: OrderMarks }) {
  const [busy, setBusy] = useState(false)
  const { reference, sold_at } = order
  const write = async () => {
    setBusy(true)
    const problem = await marks.change(order, { warned: true })
    setBusy(false)
    if (problem) showFailure('Not saved', problem.text)
  }
  return (
    <li className={order.warned_at ? 'text-moss' : ''}>
      <span>
        {reference && <CopyButton text={reference} what="" label={reference} />}
        {/* On paper there are no buttons. */}
        <span className={reference ? 'hidden print:inline' : ''}>{reference ?? 'no ref.'}</span>
      </span>
      <span className="leading-snug">
        <span>{describeItems(order)}</span>
        <span className="block text-moss text-sm">
          {sold_at && `sold ${showPastDay(dayInIndia(Date.parse(sold_at)), Date.now())}`}
        </span>
      </span>
      {order.warned_at ? (
        <p className="state">
          <Check aria-hidden strokeWidth={2} className="size-4.5" />
          Written
        </p>
      ) : (
        <OnceButton as="finish" busy={busy} onClick={() => void write()}>
          Mark written<span className="sr-only"> {reference}</span>
        </OnceButton>
      )}
    </li>
  )
}

/** The message to the customers, in a language that is chosen. */
function Message({ lot }: { lot: Lot }) {
  const { languages } = useShop()
  const [language, setLanguage] = useState(SOURCE_LANGUAGE)
  const words = (languages.find(({ id }) => id === language) ?? languages[0])?.replies
  if (!words) return null
  const page = `${location.origin}${inLanguage(batchPath(lot), language)}`
  const text = fill(words.recall, { lot: lot.lot, page })
  return (
    <div className="message">
      <p lang={language}>{`“${text}”`}</p>
      <Select
        aria-label="Language of the message"
        value={language}
        onChange={({ target }) =>
          setLanguage(LANGUAGES.find(({ id }) => id === target.value)?.id ?? SOURCE_LANGUAGE)
        }
      >
        {languages.map(({ id }) => (
          <option key={id} value={id}>
            {LANGUAGES.find((candidate) => candidate.id === id)?.name}
          </option>
        ))}
      </Select>
      <CopyButton text={text} what="to the customers" label="Copy the message" />
    </div>
  )
}
