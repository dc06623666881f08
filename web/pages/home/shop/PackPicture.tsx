import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { scaleOf } from './jar-size.ts'

type Props = { pack: Pack; sizes: string; className?: string }

/** A pack's jar, in its true size beside the other packs: shop.css crops all of them alike. */
export function PackPicture({ pack, sizes, className = '' }: Props) {
  const { packs } = useContent()
  return (
    <div className={`pack-picture ${className}`}>
      <ContentPicture
        name={pack.picture}
        sizes={sizes}
        className={`${scaleOf(pack, packs.list)} ${pack.soldOut ? 'opacity-55' : ''}`}
      />
    </div>
  )
}
