import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { dateFormat } from '#web/shop/day.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'

type Props = {
  /** What is written on the jar. */
  batch: Batch | undefined
  className?: string
}

/** The back of a jar, and where its code is. On the rendered picture, whose lines are known, it is cropped to the jar. */
export function JarBack({ batch, className = '' }: Props) {
  const { copy, pictures, words } = useContent()
  const isRendered = pictures[copy.label.picture ?? '']?.computerMade
  return (
    <figure className={`md:c9 ${className}`}>
      {pictureFile(copy.label.picture) && (
        <div className="pic relative aspect-5/4 md:aspect-4/5">
          <div className={`absolute inset-0 ${isRendered ? 'origin-[45%_58%] scale-135' : ''}`}>
            <ContentPicture
              first
              name={copy.label.picture}
              sizes="(width >= 48rem) 32rem, 125vw"
              className={isRendered ? 'object-left' : ''}
            />
            {isRendered && batch && <Stamps batch={batch} />}
          </div>
        </div>
      )}
      <figcaption className="mt-2 text-balance text-fern text-small">{words.batch.caption}</figcaption>
    </figure>
  )
}

/** Pixels of the picture, 1200 × 1200, from the line of the lot to that of a date. */
const NEXT_LINE = 34.5

/** The lot and both dates on the lines of the label, which rise with the curve of the jar. The page has them as text, too. */
function Stamps({ batch: { lot, madeOn, expiresOn } }: { batch: Batch }) {
  const { language } = useContent()
  const day = dateFormat(language, { dateStyle: 'short' })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 1200"
      preserveAspectRatio="xMinYMid slice"
      className="absolute inset-0 size-full fill-leaf font-semibold text-[25px] tabular-nums"
    >
      <path id="jar-line" d="M513 876q73-1 130-17l50-16" fill="none" />
      {[lot, day.format(new Date(madeOn)), day.format(new Date(expiresOn))].map((text, line) => (
        <text key={text} transform={`translate(0 ${line * NEXT_LINE})`}>
          <textPath href="#jar-line">{text}</textPath>
        </text>
      ))}
    </svg>
  )
}
