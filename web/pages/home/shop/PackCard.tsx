import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { EnlargeButton } from './EnlargeButton.tsx'
import { PackPicture } from './PackPicture.tsx'
import { PackPrice } from './PackPrice.tsx'

type Props = { pack: Pack; place: number; chosen: boolean }

/** A pack as a large radio button: its label covers the whole card. */
export function PackCard({ pack, place, chosen }: Props) {
  const { shop } = useContent()
  const id = `pack-${place}`
  return (
    <div className="pack-card">
      <PackPicture pack={pack} sizes="(width >= 48rem) 30rem, 80vw" />
      <EnlargeButton pack={pack} />
      <div className="pack-choice">
        <input
          type="radio"
          name="pack"
          id={id}
          data-place={place}
          aria-describedby={`${id}-price`}
          value={pack.id}
          defaultChecked={chosen}
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
