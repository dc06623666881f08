import Trash2 from 'lucide-react/icons/trash-2'
import { type MouseEvent, useState } from 'react'
import type { Inquiry } from '#contract/entities.ts'
import { useInquiryDeletion } from '../data/inquiry-deletion.ts'
import { showMoment } from '../format.ts'
import { SmallButton } from '../SmallButton.tsx'

/** Asks first, because there is no undo. The pressed button turns into “Keep”, so that a double click deletes nothing. */
export function DeleteInquiry({ inquiry: { id, name, created_at } }: { inquiry: Inquiry }) {
  const [isAsked, setAsked] = useState(false)
  const { trigger, isMutating } = useInquiryDeletion(id)
  const which = <span className="sr-only"> the enquiry of {name || showMoment(created_at)}</span>

  async function remove({ currentTarget }: MouseEvent) {
    const list = currentTarget.closest('ul')
    if (!(await trigger())) return
    setAsked(false)
    list?.focus()
  }

  return (
    <div className="mt-1.5 flex justify-end gap-2">
      {isAsked && (
        <SmallButton busy={isMutating} onClick={remove}>
          Delete for good
          {which}
        </SmallButton>
      )}
      <SmallButton onClick={() => setAsked(!isAsked)}>
        {isAsked ? (
          'Keep'
        ) : (
          <>
            <Trash2 aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
            Delete
          </>
        )}
        {which}
      </SmallButton>
    </div>
  )
}
