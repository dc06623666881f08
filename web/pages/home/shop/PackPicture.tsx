import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { scaleOf } from './jar-size.ts'

/** A pack's jar, in its true size beside the other packs: packs.css crops all of them alike. */
export function PackPicture({ pack }: { pack: Pack }) {
  const { list } = useContent().packs
  return (
    <ContentPicture
      name={pack.picture}
      sizes={`(width >= 48rem) ${list.length === 1 ? '41rem, 24rem' : '30rem, 80vw'}`}
      className={`${scaleOf(pack, list)} ${pack.soldOut ? 'opacity-55' : ''}`}
    />
  )
}
