import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { OnceButton } from '../controls/SmallButton.tsx'
import { type OrderMarks, problemOf } from './marks.ts'

type Props = {
  marks: OrderMarks
  /** Whether the strip is there before the first change. */
  isAlways: boolean
}

/** The last change, with its undo at the left: no button that changes a row is ever above it. */
export function LastChange({ marks: { last }, isAlways }: Props) {
  const [busy, setBusy] = useState(false)
  /** The change that could not be undone, and why. */
  const [failed, setFailed] = useState<{ of: typeof last; text: string }>()
  if (!last && !isAlways) return null
  const undo = async () => {
    if (!last?.undo) return
    setBusy(true)
    const problem = await last.undo().catch(problemOf)
    setBusy(false)
    setFailed(problem && { of: last, text: problem.text })
  }
  return (
    <section aria-label="Last change" className="last-change on-leaf print:hidden">
      <div className="wide flex min-h-13 items-center gap-3.5 py-1">
        <OnceButton
          busy={busy}
          disabled={!last?.undo}
          onClick={() => void undo()}
          className="shrink-0 border-current text-paper hover:bg-paper hover:text-leaf"
        >
          <Undo2 aria-hidden strokeWidth={1.75} className="size-4.5" />
          Undo
        </OnceButton>
        <p role="status" className="min-w-0 text-[0.9375rem] leading-snug">
          {failed && failed.of === last
            ? failed.text
            : last && (
                <>
                  <b className="font-semibold">{last.what}</b> <span>{last.outcome}</span>
                </>
              )}
        </p>
      </div>
    </section>
  )
}
