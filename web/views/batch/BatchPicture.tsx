import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { Picture, type PictureSources } from '#web/ui/Picture.tsx'
import { LotWords } from './LotWords.tsx'

/** The photographs beside the batches' files. */
const photographs = import.meta.glob<PictureSources>('../../content/batches/*.{webp,jpg,jpeg,png}', {
  query: '?w=400;640;900;1200&picture',
  import: 'default',
  eager: true,
})

const SIZES = '(width >= 64rem) 24rem, 80vw'

/** The photograph of the batch, or else the back of a jar. */
export function BatchPicture({ batch, className }: { batch: Batch; className: string }) {
  const { batch: words, label } = useContent()
  const photograph = photographs[`../../content/batches/${batch.picture}`]
  return (
    <figure className={`mx-auto w-full max-w-72 text-moss sm:max-w-80 lg:max-w-96 ${className}`}>
      <Arch framed>
        {photograph && batch.photograph ? (
          <LotWords of={batch}>
            <Picture first from={photograph} alt={batch.photograph} sizes={SIZES} />
          </LotWords>
        ) : (
          <ContentPicture first name={label.picture} sizes={SIZES} />
        )}
      </Arch>
      <figcaption className="mt-4 text-balance text-center text-base">{words.caption}</figcaption>
    </figure>
  )
}
