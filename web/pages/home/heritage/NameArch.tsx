import type { ReactNode } from 'react'
import { useContent } from '#web/model/context.ts'
import type { Batch, Facts } from '#web/model/types.ts'
import { describeMaking, newestBatch } from '#web/shop/batch.ts'

/**
 * The outlines are taller than any arch: its box clips them, above a sill. The wide one has nine foils; a phone has the
 * arch of the hero.
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

/** Shows the name as a dictionary entry, or, without a name in Devanagari, the jars of the newest batch. */
export function useNameEntry(): ReactNode {
  const content = useContent()
  const { devanagari } = content.facts.brand
  const newest = newestBatch(content)
  if (devanagari) return <Etymology {...devanagari} />
  return newest?.jars ? <BatchOfJars batch={newest} jars={newest.jars} /> : null
}

/** An arch on a sill, which runs on under the senses. What is in it grows with it. */
export function NameArch({ children }: { children: ReactNode }) {
  return (
    <div className="@container relative aspect-[400/388] print:break-inside-avoid max-md:print:max-w-96 after:absolute after:inset-x-0 after:bottom-0 after:border-amla/75 after:border-t-[1.5px] md:c7 md:row-start-1 md:row-end-3 md:aspect-auto md:after:left-[calc(-100%-var(--gap))] xl:c5 xl:h-128 xl:after:left-[calc(-50%-var(--gap)/2)]">
      <div className="absolute -inset-x-0.5 -top-0.5 bottom-0 overflow-hidden p-0.5 text-amla/75">
        {OUTLINES.map(({ className, width, d }) => (
          <svg
            key={width}
            aria-hidden="true"
            viewBox={`0 0 ${width} 1600`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            className={`w-full max-w-none overflow-visible ${className}`}
          >
            <path d={d} vectorEffect="non-scaling-stroke" />
          </svg>
        ))}
      </div>
      {children}
    </div>
  )
}

const entry = 'relative mx-auto w-fit pt-[21cqw] md:pt-[36cqw] md:pb-[9cqw] xl:pt-[10cqw]'

/** The most letters of a word that fit into the arch at the larger size. */
const MOST_LARGE = 3

/** Shows the word, and below it its parts, each under a bracket as wide as the part. */
function Etymology({ word, parts }: NonNullable<Facts['brand']['devanagari']>) {
  const { partMeanings } = useContent().copy.brand
  // Counts grapheme clusters: गिरिजा has three letters.
  const letters = [...new Intl.Segmenter('sa').segment(word)].length
  return (
    <div className={`name-entry ${entry} ${letters > MOST_LARGE ? 'long' : ''}`}>
      <p lang="sa" className="whitespace-nowrap font-devanagari text-(length:--word) text-amla leading-none">
        {word}
      </p>
      <dl className="mt-[7cqw] flex w-0 min-w-full gap-2 xl:mt-[5.4cqw]">
        {parts.map((part, index) => (
          <div key={part.latin} className="name-part" data-part={part.devanagari}>
            <dt className="name-bracket flex w-0 min-w-full flex-wrap items-baseline gap-x-2.5 pt-4.75 text-[clamp(1.75rem,9.4cqw,2.25rem)]/[1.3] xl:text-[2.5rem]">
              <span lang="sa" className="font-devanagari">
                {part.devanagari}
              </span>{' '}
              <span
                lang="sa-Latn"
                className="font-display font-medium text-[clamp(1.1875rem,6cqw,1.5rem)]/[1.2] xl:text-[1.625rem]"
              >
                {part.latin}
              </span>
            </dt>
            <dd className="mt-0.5 w-0 min-w-full text-balance text-list/[1.3]">{partMeanings?.[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function BatchOfJars({ batch, jars }: { batch: Batch; jars: number }) {
  const content = useContent()
  return (
    <p
      className={`${entry} grid grid-cols-[auto_1fr] items-baseline gap-x-[3cqw] font-display font-medium text-[5.3cqw]/tight xl:text-[2.8cqw]/tight`}
    >
      <span className="figure text-[44cqw] text-amla tracking-[-0.025em] xl:text-[27cqw]">{jars}</span>{' '}
      <span className="text-[15cqw]/[0.78] text-amla xl:text-[9cqw]/[0.78]">
        {content.words.batch.story.unit}
      </span>{' '}
      <span className="col-span-full mt-[7cqw] w-0 min-w-full border-current/55 border-t pt-[3.4cqw]">
        {describeMaking({ ...batch, jars: null }, content)}
      </span>
    </p>
  )
}
