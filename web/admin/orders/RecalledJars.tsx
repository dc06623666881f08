import { useState } from 'react'
import { Select } from '../controls/fields.tsx'
import { Fault } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { showJars } from '../format.ts'
import { newestLot, useShop } from '../shop.ts'
import { useBulkMarks } from './bulk-marks.ts'

/** Jars of a recalled lot that are not sent: they are held back, and their orders get jars of another lot by one press. */
export function RecalledJars({ lot, jars }: { lot: string; jars: number }) {
  const shop = useShop()
  const { moveUnsent } = useBulkMarks()
  const [to, setTo] = useState(newestLot(shop))
  const [problem, setProblem] = useState<string>()
  const [busy, move] = useAction(async () => {
    const failed = to && (await moveUnsent(lot, to))
    setProblem(failed ? failed.text : undefined)
  })
  const choices = shop.lots.filter(({ state }) => state === 'on sale').map((each) => each.lot)
  return (
    <>
      <Fault title={`Do not send ${showJars(jars)} of lot ${lot}:`}>it is recalled. {problem}</Fault>
      {to && (
        <div className="flex flex-wrap gap-2 pb-1">
          {choices.length > 1 && (
            <Select
              aria-label="Lot to send instead"
              value={to}
              onChoose={setTo}
              options={choices.map((each) => [each, each] as const)}
            />
          )}
          <SmallButton busy={busy} onClick={move}>{`Send lot ${to} instead`}</SmallButton>
        </div>
      )}
    </>
  )
}
