import { useState } from 'react'
import { SmallButton } from '../controls/SmallButton.tsx'
import type { OrderMarks } from './marks.ts'
import { NewSale } from './NewSale.tsx'
import type { OrderTab } from './order-tabs.ts'

/** Replaces an empty list; where no order was made yet, explains where they come from. */
export function NoOrders({ tab, marks }: { tab: OrderTab; marks: OrderMarks }) {
  const [isSelling, setSelling] = useState(false)
  if (tab.list !== 'open') return <p className="py-4 text-moss">{tab.empty}</p>
  return (
    <div className="py-4">
      <p className="font-semibold">No open orders.</p>
      <p className="max-w-[60ch] text-moss">
        Whoever presses an order button on the site gets a reference, and it appears here.
      </p>
      <SmallButton aria-expanded={isSelling} onClick={() => setSelling(!isSelling)} className="mt-3">
        Sale without a reference
      </SmallButton>
      {isSelling && <NewSale marks={marks} onDone={() => setSelling(false)} />}
    </div>
  )
}
