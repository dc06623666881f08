import { api, bodyOf } from '#web/browser/api/client.ts'
import { plural } from '../format.ts'
import type { OrderMarks } from './marks.ts'
import { isProblem, type Problem } from './problem.ts'

/** Closes all open orders that were clicked before a day, as not sold. */
export async function closeBefore(
  { reload, show, showFinal, store }: OrderMarks,
  before: string,
): Promise<Problem | undefined> {
  const answer = await store(bodyOf(api.owner.orders.close.$post({ json: { before } })))
  if (isProblem(answer)) return answer
  const { closed, closed_at, more } = answer.data
  const what = plural(closed, 'old order', 'old orders')
  if (closed === 0) showFinal('Old orders', 'already not sold')
  else
    show(what, more ? 'not sold; there are more' : 'not sold', 'open again', async () => {
      const reopened = await store(bodyOf(api.owner.orders.reopen.$post({ json: { closed_at } })))
      void reload()
      return reopened
    })
  await reload()
  return undefined
}

/** Gives what is not sent of a lot to another one, line by line. */
export async function moveUnsent(
  { keep, reload, show, store }: OrderMarks,
  from: string,
  to: string,
): Promise<Problem | undefined> {
  const move = async (json: { from: string; to: string; lines?: string[] }) => {
    const answer = await store(bodyOf(api.owner.orders.move.$post({ json })))
    if (!isProblem(answer)) answer.data.forEach(keep)
    void reload()
    return answer
  }
  const answer = await move({ from, to })
  if (isProblem(answer)) return answer
  const { data, lines } = answer
  show(plural(data.length, 'order', 'orders'), `now of lot ${to}`, `of lot ${from} again`, () =>
    move({ from: to, to: from, lines }),
  )
  return undefined
}
