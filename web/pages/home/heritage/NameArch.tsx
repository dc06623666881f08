import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { describeCooking } from '#web/ui/batch-story.ts'

/**
 * The outlines are far taller than any arch: its box cuts them, and a sill is below them. The wide one has nine
 * foils; a phone has the arch of the hero.
 */
const OUTLINES = [
  {
    className: 'max-xl:hidden',
    width: 792,
    d: 'M0 1600V272A118 118 0 0 1 54 172A86 86 0 0 1 156 92A84 84 0 0 1 276 58C294 17 374 38 396 0C418 38 498 17 516 58A84 84 0 0 1 636 92A86 86 0 0 1 738 172A118 118 0 0 1 792 272V1600',
  },
  {
    className: 'xl:hidden',
    width: 400,
    d: 'M0 1600V188A95 95 0 0 1 44 108A62 62 0 0 1 122 40C134 12 186 26 200 0C214 26 266 12 278 40A62 62 0 0 1 356 108A95 95 0 0 1 400 188V1600',
  },
] as const

/** The name as a dictionary has it, in an arch; without a name in Devanagari, the jars of the newest batch. */
export function NameArch() {
  const content = useContent()
  const { brand } = content
  const newest = newestBatch(content)
  const inside = brand.devanagari ? (
    <Etymology {...brand.devanagari} />
  ) : (
    newest?.jars && <BatchOfJars batch={newest} jars={newest.jars} />
  )
  if (!inside) return null
  return (
    <div className="name-arch">
      <div className="name-arch-line">
        {OUTLINES.map(({ className, width, d }) => (
          <svg
            key={width}
            aria-hidden="true"
            viewBox={`0 0 ${width} 1600`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            className={className}
          >
            <path d={d} vectorEffect="non-scaling-stroke" />
          </svg>
        ))}
      </div>
      {inside}
    </div>
  )
}

/** The most letters of a word that fit into the arch at the larger size. */
const MOST_LARGE = 3

/** The whole word, and below it what it is made of: each bracket is as wide as its part of the word. */
function Etymology({ word, parts }: NonNullable<Content['brand']['devanagari']>) {
  const { partMeanings } = useContent().brand
  // Signs that are written together are one letter: गिरिजा has three.
  const letters = [...new Intl.Segmenter('sa').segment(word)].length
  return (
    <div className={`name-entry ${letters > MOST_LARGE ? 'name-entry-long' : ''}`}>
      <p lang="sa" className="name-word">
        {word}
      </p>
      <dl>
        {parts.map((part, index) => (
          <div key={part.latin} className="name-part" data-part={part.devanagari}>
            <dt>
              <span lang="sa" className="font-devanagari">
                {part.devanagari}
              </span>{' '}
              <span lang="sa-Latn" className="name-latin">
                {part.latin}
              </span>
            </dt>
            <dd>{partMeanings?.[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function BatchOfJars({ batch, jars }: { batch: Content['batches'][number]; jars: number }) {
  const content = useContent()
  return (
    <p className="name-entry jar-count">
      <span className="jar-number figure">{jars}</span>{' '}
      <span className="jar-unit">{content.batch.story.unit}</span>{' '}
      <span className="jar-cook">{describeCooking({ ...batch, jars: null }, content)}</span>
    </p>
  )
}
