import type { Order } from '#worker/orders/contract.ts'
import { useShop } from '../shop.ts'
import { addressType, LABEL_PAPERS, type LabelPaper, MARGIN_MM, SENDER_MM } from './label-size.ts'

export type Addressed = { order: Order; address: string }

type Props = {
  paper: LabelPaper
  parcels: readonly Addressed[]
  /** How many labels of the first page are used already. */
  used: number
  isFragile: boolean
}

/** The pages of labels as they are printed; the edges are on the screen alone. */
export function AddressSheets({ paper, parcels, used, isFragile }: Props) {
  const { count } = LABEL_PAPERS[paper]
  const places = [
    ...Array.from({ length: used }, (_, index) => ({ key: `used ${index}`, parcel: undefined })),
    ...parcels.map((parcel) => ({ key: parcel.order.id, parcel })),
  ]
  const firsts = places.filter((_, index) => index % count === 0)
  return firsts.map(({ key: page }, index) => (
    <ul key={page} aria-label={`Page ${index + 1} of labels`} className={`address-page ${paper}`}>
      {places.slice(index * count, (index + 1) * count).map(({ key, parcel }) => (
        <li key={key} className="address-label">
          {parcel && <AddressLabel {...parcel} paper={paper} isFragile={isFragile} />}
        </li>
      ))}
    </ul>
  ))
}

function AddressLabel({ order, address, paper, isFragile }: Addressed & Pick<Props, 'paper' | 'isFragile'>) {
  const { sender } = useShop()
  const mm = (length: number) => `calc(${length} * var(--mm))`
  return (
    <div style={{ padding: mm(MARGIN_MM), fontSize: mm(SENDER_MM) }}>
      <p className="flex items-baseline justify-between gap-2">
        <span>To</span>
        {isFragile && (
          <b style={{ fontSize: mm(4.2) }} className="border-2 border-current px-1.5">
            FRAGILE: GLASS
          </b>
        )}
      </p>
      <address style={{ fontSize: mm(addressType(address, paper, sender) ?? 0) }}>{address}</address>
      <p className="mt-auto flex items-end justify-between gap-3 border-current border-t pt-1">
        <span>{sender}</span>
        <code style={{ fontSize: mm(4) }}>{order.reference}</code>
      </p>
    </div>
  )
}
