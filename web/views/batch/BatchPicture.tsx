import { type Batch, batchText } from '#web/content/batch.ts'
import { pictures } from '#web/content/pictures.ts'
import jarBack from '#web/images/jar-back.webp?w=400;700;1000&picture'
import { Arch } from '#web/ui/Arch.tsx'
import { Picture, type PictureSources } from '#web/ui/Picture.tsx'

/** The photographs beside the batches' files. */
const photographs = import.meta.glob<PictureSources>('../../content/batches/*.webp', {
  query: '?w=400;700;1000&picture',
  import: 'default',
  eager: true,
})

const SIZES = '(width >= 64rem) 24rem, 80vw'

/** The photograph of the batch, or else the back of a jar. */
export function BatchPicture({ batch, className }: { batch: Batch; className: string }) {
  const photograph = photographs[`../../content/batches/${batch.lot}.webp`]
  return (
    <figure className={`mx-auto w-full max-w-72 text-moss sm:max-w-80 lg:max-w-96 ${className}`}>
      <Arch framed>
        <Picture
          first
          from={photograph ?? jarBack}
          alt={photograph && batch.photograph ? batch.photograph : pictures['jar-back'].alt}
          sizes={SIZES}
        />
      </Arch>
      <figcaption className="mt-4 text-balance text-center text-base">{batchText.picture.caption}</figcaption>
    </figure>
  )
}
