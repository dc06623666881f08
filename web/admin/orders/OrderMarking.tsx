import { useEffect, useId, useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import { type ReadOrder, readOrders } from '#web/shop/read-order.ts'
import { SmallButton } from '../controls/SmallButton.tsx'
import { showCount } from '../format.ts'
import { useShop } from '../shop.ts'
import { focusNext } from './focus-next.ts'
import { MarkCard } from './MarkCard.tsx'
import type { OrderMarks } from './marks.ts'
import { matchOrders, type OrderMatch } from './match-orders.ts'
import { NewSale } from './NewSale.tsx'
import { queryReferences } from './queries.ts'

/** Finds orders by what customers wrote, and marks them; records a sale without a reference. */
export function OrderMarking({ marks }: { marks: OrderMarks }) {
  const id = useId()
  const { languages } = useShop()
  const [text, setText] = useState('')
  const [withoutReference, setWithoutReference] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  // What was typed before hydration is only in the box.
  useEffect(() => setText(box.current?.value ?? ''), [])

  const reads = useMemo(
    () =>
      readOrders(
        text,
        languages.map(({ orders }) => orders),
      ),
    [text, languages],
  )
  const query = reads.length > 0 ? queryReferences(reads.map(({ reference }) => reference)) : undefined
  const { data, error, isLoading, mutate } = useSWR(query?.key ?? null, query?.fetch ?? null, {
    keepPreviousData: true,
  })
  // While a changed text is looked up, or could not be, only what was found before is shown.
  const found = (query && data ? matchOrders(reads, data, marks.changed) : []).filter(
    ({ order }) => order || !(isLoading || error),
  )
  const open = found.filter(({ order }) => order?.status !== 'sold' && order?.status !== 'cancelled')

  const put = (next: string) => {
    setText(next)
    box.current?.focus()
  }
  const paste = async () => {
    try {
      const pasted = await navigator.clipboard.readText()
      put(open.length > 0 ? `${text}\n${pasted}` : pasted)
    } catch {
      box.current?.focus()
    }
  }
  return (
    <section aria-labelledby={id} className={`marking print:hidden ${found.length > 0 ? 'with-orders' : ''}`}>
      <div className="box">
        <h2 id={id} className="text-h4 lg:text-2xl">
          Mark an order
        </h2>
        <label className="grid gap-1 text-moss text-sm lg:flex-1 lg:grid-rows-[auto_1fr]">
          Paste one message or ten, or type a reference
          <textarea
            ref={box}
            rows={2}
            value={text}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4.5">
          <SmallButton
            as={open.length > 0 || withoutReference ? 'plain' : 'filled'}
            onClick={() => void paste()}
            className="min-w-31"
          >
            Paste
          </SmallButton>
          {text.trim() !== '' && (
            <SmallButton as="text" onClick={() => put('')}>
              Empty the box
            </SmallButton>
          )}
          <SmallButton
            as="text"
            aria-expanded={withoutReference}
            onClick={() => setWithoutReference(!withoutReference)}
          >
            Sale without a reference
          </SmallButton>
        </div>
      </div>
      <div className="found">
        <p ref={status} role="status" tabIndex={-1} className="text-sm empty:hidden">
          {text.trim() !== '' && !error && summary(reads, found, open.length, data !== undefined)}
        </p>
        {query && error ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <p className="text-fault">These orders could not be looked up.</p>
            <SmallButton onClick={() => void mutate()}>Try again</SmallButton>
          </div>
        ) : null}
        {found.length > 0 && (
          <>
            <ul>
              {found.map((one) => (
                <MarkCard
                  key={one.order?.id ?? one.read.reference}
                  found={one}
                  marks={marks}
                  isNext={one === open[0]}
                  onDone={(row) => focusNext(row, status.current)}
                />
              ))}
            </ul>
            <p className="border-moss/40 border-t py-3 text-moss text-sm">
              Names and addresses stay on this device.
            </p>
          </>
        )}
        {withoutReference && (
          <NewSale
            marks={marks}
            onDone={() => {
              setWithoutReference(false)
              box.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}

function summary(reads: ReadOrder[], found: OrderMatch[], open: number, isLoaded: boolean): string {
  if (reads.length === 0) {
    return 'No valid reference in this text. It has six letters and figures; one may be wrong or missing.'
  }
  if (!isLoaded) return 'Looking up…'
  const orders =
    found.length === 1 ? '1 order in this text' : `${showCount(found.length)} orders in this text`
  const marked = found.length - open
  return marked === 0 ? orders : `${orders}, ${showCount(marked)} marked`
}
