import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Fault, useQuery } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { showCount, showOrders } from '../format.ts'
import { keepTyped, readTyped } from '../session/typed.ts'
import { type Found, isMarked, ordersOf } from './found-orders.ts'
import { hasKeptDraft } from './kept-draft.ts'
import { useMarks } from './marks.ts'
import { useOrderParts } from './order-parts.ts'
import { queryReferences } from './queries.ts'
import { readMessages } from './read-messages.ts'

/** The key of the box of messages. */
const MESSAGES = 'messages'

/** Finds orders by the references that customers sent, and marks them; records a sale without a reference. */
export function OrderMarking() {
  const marks = useMarks()
  const { FoundOrders, NewSale } = useOrderParts()
  const id = useId()
  const [text, setText] = useState('')
  const [withoutReference, setWithoutReference] = useState(false)
  /** Whether the browser did not let the page read the clipboard. */
  const [isPasteRefused, setPasteRefused] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  // What was typed before hydration is only in the box, and what was typed before the tab was dropped in its storage.
  useEffect(() => {
    setText(box.current?.value || (readTyped(MESSAGES) ?? ''))
    if (hasKeptDraft(undefined, undefined)) setWithoutReference(true)
  }, [])

  const messages = useMemo(() => readMessages(text), [text])
  const references = messages.flatMap(({ reference }) => reference ?? [])
  const query = references.length > 0 ? queryReferences(references) : undefined
  const { data, error, mutate } = useQuery(query, { keepPreviousData: true })
  // A reference that is still to be looked up, or could not be, is shown once it is known whether it has an order.
  const found = ordersOf(messages, query ? data : undefined, marks).filter(
    ({ message, order }) => order || !message.reference || data?.references.includes(message.reference),
  )
  const next = found.find(({ order, isErased }) => !isErased && !isMarked(order))
  const hasOrders = found.length > 0
  const isSaved = hasOrders && !next
  useEffect(() => keepTyped(MESSAGES, isSaved ? '' : text), [text, isSaved])

  const put = (nextText: string) => {
    setText(nextText)
    setPasteRefused(false)
    box.current?.focus()
  }
  const paste = async () => {
    try {
      const pasted = await navigator.clipboard.readText()
      put(next ? `${text}\n${pasted}` : pasted)
    } catch {
      setPasteRefused(true)
      box.current?.focus()
    }
  }
  const closeSale = () => {
    setWithoutReference(false)
    box.current?.focus()
  }
  return (
    <section
      aria-labelledby={id}
      data-found={hasOrders || undefined}
      className={`peer/marking -mx-gutter bg-linen px-gutter pt-2 pb-1 lg:mx-0 lg:rounded-sm lg:px-5 lg:py-4 print:hidden ${hasOrders ? 'lg:c1 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-10' : 'lg:col-span-4 lg:flex lg:flex-col'}`}
    >
      <div className={`lg:flex lg:flex-1 lg:flex-col ${hasOrders ? 'lg:self-start' : ''}`}>
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
            onChange={({ target }) => put(target.value)}
            className={`block min-h-13 w-full resize-none rounded-lg border border-moss bg-paper px-3 py-1.5 text-base/[1.35] text-jam lg:h-full ${hasOrders ? 'lg:min-h-50' : 'lg:min-h-30'}`}
          />
        </label>
        {isPasteRefused && (
          <p role="alert" className="mt-1 text-sm">
            The page may not read what you copied. Press and hold, then Paste.
          </p>
        )}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4.5">
          <SmallButton
            as={next || withoutReference ? 'plain' : 'filled'}
            onClick={() => void paste()}
            className="min-w-31"
          >
            Paste and read
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
      <div className={hasOrders ? 'pt-2 lg:pt-1' : 'has-[>:not(:empty)]:pt-2'}>
        <p role="status" className="text-sm empty:hidden">
          {text.trim() !== '' && !error && summary(references.length, found, data !== undefined)}
        </p>
        {query && error ? (
          <Fault
            title="These orders could not be looked up."
            action={<SmallButton onClick={() => void mutate()}>Try again</SmallButton>}
          />
        ) : null}
        {hasOrders && <FoundOrders found={found} next={next} text={text} />}
        {withoutReference && <NewSale onDone={closeSale} />}
      </div>
    </section>
  )
}

function summary(references: number, found: readonly Found[], isLoaded: boolean): string {
  if (references === 0) {
    return 'No valid reference in this text. It has six letters and figures; one may be wrong or missing.'
  }
  if (!isLoaded) return 'Looking up…'
  const marked = found.filter(({ order, isErased }) => isErased || isMarked(order)).length
  const orders = `${showOrders(found.length)} in this text`
  return marked === 0 ? orders : `${orders}, ${showCount(marked)} marked`
}
