import { useRef, useState } from 'react'
import { showToast } from '#web/browser/toast.ts'
import { SmallButton } from './SmallButton.tsx'
import { useAction } from './use-action.ts'
import { useMutate } from './use-mutate.ts'

type Props = {
  /** Names the row for screen readers. */
  name: string
  remove: () => Promise<{ demo?: true }>
  /** What is not deleted; shown with the question. */
  remains?: string | false
  /** The button's label, and that of the second press. */
  label?: string
  confirmation?: string
  /** Called after the deletion, in place of focusing the list around the button. */
  onDone?: () => void
}

/**
 * Requires a second press, because there is no undo. The pressed button turns into “Keep”, so that a double click
 * deletes nothing.
 */
export function DeleteButton({
  name,
  remove,
  remains,
  label = 'Delete',
  confirmation = 'Delete for good',
  onDone,
}: Props) {
  const [isAsked, setAsked] = useState(false)
  const mutate = useMutate()
  const box = useRef<HTMLDivElement>(null)
  const [busy, confirm] = useAction(async () => {
    const list = box.current?.closest('ul')
    const { demo } = await remove()
    void showToast('success', 'Deleted', demo && { description: 'Demo: nothing is actually deleted.' })
    void mutate(() => true)
    setAsked(false)
    if (onDone) onDone()
    else list?.focus()
  }, 'Not deleted')
  const which = <span className="sr-only"> {name}</span>

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on one of its buttons
    <div
      ref={box}
      onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
      className="flex shrink-0 flex-wrap justify-end gap-2"
    >
      {isAsked && remains && <p className="w-full text-moss text-sm">{remains}</p>}
      {isAsked && (
        <SmallButton busy={busy} onClick={confirm}>
          <span>{confirmation}</span>
          {which}
        </SmallButton>
      )}
      <SmallButton as={isAsked ? 'plain' : 'text'} onClick={() => setAsked(!isAsked)}>
        <span>{isAsked ? 'Keep' : label}</span>
        {which}
      </SmallButton>
    </div>
  )
}
