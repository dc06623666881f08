import { frame } from 'virtual:shop/look'
import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { batchPath, describeBatch, newestBatch } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { preloadPicture } from '#web/ui/Picture.tsx'
import { UnbrokenText } from '#web/ui/UnbrokenText.tsx'
import { LowestPrice } from '../LowestPrice.tsx'
import { HeroProof, hasProof } from './HeroProof.tsx'

type Figure = Copy['hero']['figures'][number]

const PICTURE_SIZES = '(width >= 75rem) 36rem, (width >= 48rem) 45vw, 106vw'

/** The classes of the two figures above the picture. */
const STATS = [
  'hero-card-1 md:not-only:pr-3 md:not-only:text-right md:max-lg:pl-20',
  'hero-card-2 md:not-only:border-leaf/45 md:not-only:border-l md:not-only:pl-2.75',
]
const [HEADING, PLACE, VISUAL, CROP, FIGURES] =
  frame === 'arch'
    ? [
        'lg:text-[6.2vw] xl:text-[min(5rem,6.5vw)] lg:[&:lang(hi)]:text-[5.9vw] xl:[&:lang(hi)]:text-[min(4.8rem,6.2vw)]',
        '',
        'mt-6.5 max-md:aspect-[326/318] md:mt-8.75',
        // On a phone the picture is cropped to its jar; from 48rem up the arch is above the jar, at the right.
        'max-md:absolute max-md:-top-[23.6%] max-md:-left-[21.2%] max-md:h-auto max-md:w-[129.6%] max-md:max-w-none md:object-right-bottom',
        // From 48rem up they are on the wall of the picture, above the lid, and left of the twig; from 75rem up on the axis.
        'md:absolute md:-left-[7cqw] md:right-[7cqw] xl:inset-x-0 md:bottom-[91.5cqw] md:max-lg:bottom-[calc(94cqw-1.75rem)] md:max-lg:[--text-small:var(--text-fine)] md:mx-0 md:grid md:grid-cols-2 md:items-start md:gap-x-0 md:bg-transparent md:p-0 xl:bottom-[94.5cqw]',
      ]
    : // Any photograph: as wide as it is high, on a phone so low that the first screen has it.
      [
        'lg:text-[5.6vw] xl:text-[min(4.5rem,5.7vw)]',
        'lg:self-center',
        'mt-6 mb-8 max-md:aspect-4/3 md:my-8.75 md:aspect-square',
        '',
        'md:mx-0 md:mb-8.75',
      ]
/** A long name is not set in spaced capitals, which break it on a phone. */
const LONG_LINE = 32

/** Below the heading. */
const LEDE = 'mt-2.5 text-base/[1.4] md:c1 md:col-end-7 md:mt-4.5 md:text-balance md:text-lede'

/**
 * On a phone heading, the newest batch where no customers are counted, price, order button and picture fit the first screen;
 * figures, proof and badges follow.
 */
export function Hero() {
  const content = useContent()
  const { words, copy } = content
  const newest = newestBatch(content)
  const [maker, ...others] = newest?.madeBy ?? []
  const line = maker && others.length === 0 ? fill(words.hero.madeBy, { maker }) : words.hero.eyebrow
  // On a phone it is the one sentence above the price, so that the picture is in the first screen.
  const showsBatch = newest && !copy.hero.customers && !copy.hero.rating
  const isShort = !hasProof(content)
  preloadPicture(pictureFile(copy.hero.picture), PICTURE_SIZES)
  return (
    <section id="hero" aria-labelledby="hero-heading" className="overflow-x-clip bg-paper">
      <div className="page-grid gap-y-0 md:items-start lg:grid-rows-[auto_1fr]">
        {/* From 48rem up its heading is as wide as the page, from 64rem up all of it is one column. */}
        <div
          className={`pt-1 md:contents lg:col-end-7 lg:block ${isShort ? 'lg:row-span-2 lg:self-center lg:pb-9' : ''}`}
        >
          <p
            className={`${line.length > LONG_LINE ? 'font-semibold text-small/tight sm:text-base' : 'eyebrow'} text-fern md:c1 md:pt-9`}
          >
            {line}
          </p>
          <h1 id="hero-heading" className={`mt-2 text-h1 md:c1 md:mb-2.5 xl:mt-3 ${HEADING}`}>
            <UnbrokenText text={copy.hero.heading ?? words.hero.title} />
          </h1>
          {words.hero.medicine && <p className={LEDE}>{words.hero.medicine}</p>}
          {newest && showsBatch && (
            <p className={`${LEDE} lot-over:hidden`}>
              {describeBatch(newest, content)}{' '}
              <PageLink
                to={batchPath(newest)}
                className="whitespace-nowrap text-leaf underline underline-offset-4"
              >
                {fill(content.words.batch.lot, { lot: newest.lot })}
              </PageLink>
            </p>
          )}
          {copy.hero.lede && (
            <p className={showsBatch ? `${LEDE} max-md:hidden lot-over:block` : LEDE}>{copy.hero.lede}</p>
          )}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1.5 text-leaf text-small/[1.25] md:c1 md:col-end-7 md:mt-5.5 md:justify-start xl:mt-7 xl:gap-x-7 xl:gap-y-2.5 xl:text-lg/[1.25]">
            <LowestPrice
              className="max-w-28 text-balance shop-closed:max-w-none xl:max-w-none"
              priceClassName="text-[1.875rem] xl:text-figure-s"
            />
            <ChatLink
              placement="hero"
              className={`${button.primary} text-base max-sm:shop-closed:w-full xl:text-lg`}
            >
              {words.hero.button}
            </ChatLink>
            <p className="w-full text-fern xl:text-base/[1.25]">{words.hero.way}</p>
          </div>
        </div>
        <div
          className={`@container relative md:c7 md:row-start-3 md:row-end-6 md:self-end lg:row-start-1 lg:row-end-3 ${PLACE}`}
        >
          <Arch className={`hero-visual mx-3 max-md:max-w-104 text-leaf/55 ${VISUAL}`}>
            <ContentPicture first name={copy.hero.picture} sizes={PICTURE_SIZES} className={CROP} />
          </Arch>
          <div
            className={`-mx-gutter flex flex-wrap justify-between gap-x-3 gap-y-2 px-gutter pt-4 pb-1.5 text-leaf empty:hidden ${FIGURES}`}
          >
            {copy.hero.figures.slice(0, 2).map((figure, place) => (
              <Stat key={figure.label} {...figure} className={STATS[place] ?? ''} />
            ))}
          </div>
        </div>
        <HeroProof />
      </div>
    </section>
  )
}

function Stat({ value, label, qualifier, className }: Figure & { className: string }) {
  return (
    <div
      className={`grid grid-cols-[auto_auto] items-center gap-x-2 text-small/[1.15] md:block md:only:col-span-full md:only:text-center ${className}`}
    >
      <p className="contents">
        <span className="figure row-span-2 text-[2.25rem] md:mb-0.5 md:block lg:mb-1.5 md:text-[7cqw] xl:text-[8.2cqw]">
          {value}
        </span>{' '}
        <span className="wrap-anywhere text-small/[1.3]">{label}</span>
      </p>
      {qualifier && <small className="block text-balance text-fern text-small/[1.3]">{qualifier}</small>}
    </div>
  )
}
