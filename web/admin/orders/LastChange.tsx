import Undo2 from 'lucide-react/icons/undo-2'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { useMarks } from './marks.ts'

/**
 * The last change, with its undo at the left: no button that changes a row is ever above it. It sticks to the foot of the
 * window: in a row below a scroller of its own the browser would neither hide its bar nor restore the position.
 */
export function LastChange() {
  const { last } = useMarks()
  const [busy, undo] = useAction(async () => last?.undo?.())
  if (!last) return null
  return (
    <section
      aria-label="Last change"
      className="last-change on-leaf sticky bottom-0 z-5 mt-auto bg-leaf text-paper print:hidden"
    >
      <div className="wide flex min-h-13 items-center gap-3.5 py-1">
        <SmallButton
          busy={busy}
          disabled={!last.undo}
          onClick={undo}
          className={`shrink-0 border-current! text-paper ${last.undo ? 'hover:bg-paper hover:text-leaf' : 'hover:bg-transparent'}`}
        >
          <Undo2 aria-hidden strokeWidth={1.75} className="size-4.5" />
          Undo
        </SmallButton>
        <p role="status" className="min-w-0 text-label leading-snug">
          {last.problem ?? (
            <>
              <b className="font-semibold">{last.what}</b> <span>{last.outcome}</span>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
