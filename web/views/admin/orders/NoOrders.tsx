import { useState } from 'react'
import { SmallButton } from '../controls/SmallButton.tsx'
import type { OrderList } from './lists.ts'
import type { OrderMarks } from './marks.ts'
import { NewSale } from './NewSale.tsx'

/** Stands in for an empty list; where no order was made yet, it says where they come from. */
export function NoOrders({ list, marks }: { list: OrderList; marks: OrderMarks }) {
  const [isSelling, setSelling] = useState(false)
  if (list.list !== 'open') return <p className="py-4 text-moss">{list.empty}</p>
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
