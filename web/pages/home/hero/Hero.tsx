import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { batchPath, newestBatch } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { describeBatch } from '#web/ui/batch-story.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { preloadPicture } from '#web/ui/Picture.tsx'
import { HeroProof } from './HeroProof.tsx'
import { LowestPrice } from './LowestPrice.tsx'

type Figure = NonNullable<Content['hero']['herbs']>

const PICTURE_SIZES = '(width >= 75rem) 36rem, (width >= 48rem) 45vw, 106vw'

/**
 * On a phone heading, the newest batch where no customers are counted, price, order button and picture fit the first screen;
 * figures, proof and badges follow.
 */
export function Hero() {
  const content = useContent()
  const { brand, hero } = content
  // Who cooks is told of a batch.
  const newest = newestBatch(content)
  const [cook, ...others] = newest?.cookedBy ?? []
  preloadPicture(pictureFile(hero.picture), PICTURE_SIZES)
  return (
    <section id="hero" aria-labelledby="hero-heading" className="overflow-x-clip bg-paper">
      <div className="page-grid gap-y-2.5 md:gap-y-0">
        <div className="hero-words">
          <p className="eyebrow text-fern">
            {cook && others.length === 0 ? fill(hero.cookedBy, { maker: cook }) : hero.eyebrow}
          </p>
          <h1 id="hero-heading">{hero.heading ?? `${brand.name} ${brand.product}`}</h1>
          {newest && !hero.customers && !hero.rating && (
            <p className="hero-lede">
              {describeBatch(newest, content)}{' '}
              <PageLink
                to={batchPath(newest)}
                className="whitespace-nowrap text-leaf underline underline-offset-4"
              >
                {fill(content.batch.lot, { lot: newest.lot })}
              </PageLink>
            </p>
          )}
          {hero.lede && <p className="hero-lede">{hero.lede}</p>}
          <div className="hero-buy">
            <LowestPrice />
            <ChatLink placement="hero" className={button.primary}>
              {hero.button}
            </ChatLink>
            <p className="text-fern">{hero.way}</p>
          </div>
        </div>
        <div className="hero-door">
          <Arch framed className="hero-visual">
            <ContentPicture first name={hero.picture} sizes={PICTURE_SIZES} />
          </Arch>
          <div className="hero-stats">
            {hero.herbs && <Stat {...hero.herbs} className="hero-card-1" />}
            {hero.preservatives && <Stat {...hero.preservatives} className="hero-card-2" />}
          </div>
        </div>
        <HeroProof />
      </div>
    </section>
  )
}

function Stat({ value, label, qualifier, className }: Figure & { className: string }) {
  return (
    <div className={className}>
      <p>
        <span className="figure">{value}</span> <span>{label}</span>
      </p>
      {qualifier && <small>{qualifier}</small>}
    </div>
  )
}
