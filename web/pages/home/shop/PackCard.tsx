import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { partOfPage } from '#web/ui/raw-html.ts'
import { EnlargeButton } from './EnlargeButton.tsx'
import { useOrderForm } from './order-form.ts'
import { PackPrice } from './PackPrice.tsx'

type Props = { pack: Pack; place: number; onEnlarge: (() => void) | undefined }

/** A pack as a large radio button: its label covers the whole card. */
export function PackCard({ pack, place, onEnlarge }: Props) {
  const { shop } = useContent()
  const { chosen, change, pageHtml } = useOrderForm()
  const id = `pack-${place}`
  return (
    <div className="pack-card">
      <div className="pack-picture" {...partOfPage(pageHtml, `picture-${pack.id}`)} />
      <EnlargeButton pack={pack} onPress={onEnlarge} />
      <div className="pack-choice">
        <input
          type="radio"
          name="pack"
          id={id}
          data-place={place}
          aria-describedby={`${id}-price`}
          value={pack.id}
          checked={chosen === pack.id}
          onChange={() => change({ chosen: pack.id })}
        />
        <label htmlFor={id}>
          <b>{pack.size}</b> <span>{pack.description}</span>
        </label>
        <PackPrice pack={pack} id={`${id}-price`} />
      </div>
      {pack.popular && !pack.soldOut && <span className="pack-badge bg-clay">{shop.popular}</span>}
    </div>
  )
}
