import { useState } from 'react'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import type { InquiryStatus } from '#worker/inquiries/constants.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import { useMutate } from '../controls/use-mutate.ts'
import { useMarks } from '../orders/marks.ts'
import { toDo } from '../to-do/queries.ts'
import { isListOf } from './queries.ts'

type Inquiries = ReturnType<typeof useInquiriesState>
export const [InquiriesProvider, useInquiries] = requiredContext<Inquiries>('inquiries')

/** What was marked here, and what is selected to be deleted. */
export function useInquiriesState() {
  const mutate = useMutate()
  const { show } = useMarks()
  const [changed, setChanged] = useState<ReadonlyMap<string, Inquiry>>(new Map())
  /** Undefined while nothing is to be deleted. */
  const [selected, setSelected] = useState<ReadonlySet<string>>()

  /** @param list the status of the list in which it keeps its place */
  async function store({ id }: Inquiry, status: InquiryStatus, list: InquiryStatus) {
    const { data } = await bodyOf(api.owner.inquiries[':id'].$patch({ param: { id }, json: { status } }))
    const [now] = data
    if (now) setChanged((before) => new Map(before).set(id, now))
    void mutate(toDo.key)
    await mutate(isListOf(list === 'new' ? 'answered' : 'new'))
    return data
  }

  return {
    /** An enquiry as it is now: as it was marked here, unless it has been changed since. */
    current(loaded: Inquiry): Inquiry {
      const here = changed.get(loaded.id)
      return here && here.updated_at >= loaded.updated_at ? here : loaded
    },
    /** Marks an enquiry, with an undo; it keeps its place in its list, and is in the other one at once. */
    async mark(inquiry: Inquiry, status: InquiryStatus, list: InquiryStatus) {
      await store(inquiry, status, list)
      const outcomes = { answered: 'answered', new: 'to answer' }
      const what = inquiry.name ? `The enquiry of ${inquiry.name}` : 'The enquiry'
      show(what, outcomes[status], outcomes[inquiry.status], () => store(inquiry, inquiry.status, list))
    },
    selected,
    setSelected,
    /** Selects enquiries, or no more where all of them are. */
    select(ids: readonly string[]) {
      setSelected((before = new Set()) => {
        const areAll = ids.every((id) => before.has(id))
        return areAll ? new Set([...before].filter((id) => !ids.includes(id))) : new Set([...before, ...ids])
      })
    },
  }
}
