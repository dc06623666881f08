import { useState } from 'react'
import useSWR from 'swr'
import { CLOSE_AFTER_DAYS } from '#worker/orders/contract.ts'
import { MAX_TO_DO } from '#worker/statistics/contract.ts'
import { Fault } from '../controls/Fault.tsx'
import { OnceButton } from '../controls/SmallButton.tsx'
import { addDays, dayInIndia, showCount } from '../format.ts'
import { toDo } from '../runs/queries.ts'
import type { OrderMarks } from './marks.ts'

/** Closes all orders as not sold that have been open for long. */
export function OldOrders({ marks }: { marks: OrderMarks }) {
  const { data } = useSWR(toDo.key, toDo.fetch)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const old = data?.data.orders.toMark.old ?? 0
  if (old === 0) return null
  const close = async () => {
    setBusy(true)
    const failed = await marks.closeBefore(addDays(dayInIndia(Date.now()), -CLOSE_AFTER_DAYS))
    setBusy(false)
    setProblem(failed?.text)
  }
  return (
    <div className="border-moss/60 border-b py-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1.5">
        <p className="text-[0.9375rem] text-moss">
          <b className="font-semibold text-jam">
            {`${old >= MAX_TO_DO ? `${MAX_TO_DO - 1}+` : showCount(old)} older than ${CLOSE_AFTER_DAYS} days.`}
          </b>{' '}
          Not every click becomes a message.
        </p>
        <OnceButton busy={busy} onClick={() => void close()}>
          Close as not sold
        </OnceButton>
      </div>
      {problem && <Fault title={problem} />}
    </div>
  )
}
