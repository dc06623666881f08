import type { Content } from '#web/content/content.ts'
import { useContent } from '#web/content/context.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { preloadPicture } from '#web/ui/Picture.tsx'
import { HeroProof } from './HeroProof.tsx'
import { LowestPrice } from './LowestPrice.tsx'

type Figure = NonNullable<Content['hero']['herbs']>

const PICTURE_SIZES = '(width >= 64rem) 31rem, (width >= 30rem) 20rem, 60vw'

/** On a phone heading, price, order button and picture fit the first screen; proof and badges follow. */
export function Hero() {
  const { hero, claims } = useContent()
  preloadPicture(pictureFile(hero.picture), PICTURE_SIZES)
  return (
    <section id="hero" aria-labelledby="hero-heading" className="overflow-x-clip bg-paper">
      <div className="wide grid grid-cols-1 gap-x-10 pt-2 pb-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-8 lg:pb-24">
        <div className="lg:col-span-7 lg:pt-6">
          <p className="eyebrow mb-2 text-moss lg:mb-4">{hero.eyebrow}</p>
          <h1 id="hero-heading" className="text-h1">
            {hero.heading}
          </h1>
          <p className="mt-3 max-w-[34rem] leading-snug lg:mt-5 lg:text-lede">{hero.lede}</p>
          <p className="mt-2 font-semibold text-leaf lg:text-lede">
            <LowestPrice />
          </p>
          <ChatLink placement="hero" className={`${button.primary} mt-4 lg:mt-7 lg:px-9 lg:py-4`}>
            {hero.button}
          </ChatLink>
          <p className="mt-2 text-moss text-sm">{hero.way}</p>
        </div>
        <div className="hero-visual relative mx-auto mt-9 w-[56%] max-w-88 lg:col-span-5 lg:row-span-2 lg:mt-0 lg:mr-4 lg:w-full lg:max-w-114 lg:self-center">
          <Arch framed className="text-leaf/45">
            <ContentPicture first name={hero.picture} sizes={PICTURE_SIZES} />
          </Arch>
          {hero.herbs && <Stat {...hero.herbs} className="hero-card-1 -right-[37%] top-[8%] lg:-right-5" />}
          {hero.preservatives && (
            <Stat {...hero.preservatives} className="hero-card-2 -left-[37%] bottom-[6%] lg:-left-14" />
          )}
        </div>
        <div className="mt-10 lg:col-span-7 lg:mt-2">
          <HeroProof />
          <ul className="mt-6 grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 border-leaf/15 border-t pt-5 text-moss text-sm sm:gap-x-7 sm:pt-6 sm:text-base">
            {hero.badges.map(({ claim, icon, qualifier }) => (
              <li key={claim} className="flex flex-col gap-1.5 leading-tight">
                <span className="flex gap-2 max-sm:flex-col sm:items-center">
                  <Icon name={icon} className="size-5" />
                  {claims[claim].value}
                </span>
                {qualifier && <small className="text-xs">{qualifier}</small>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Stat({ value, label, qualifier, className }: Figure & { className: string }) {
  return (
    <div
      className={`absolute rounded-2xl bg-paper px-[min(1.125rem,4.5vw)] py-[min(0.75rem,3.5vw)] text-leaf shadow-soft lg:px-7 lg:py-5 ${className}`}
    >
      <p className="flex flex-col">
        <span className="figure text-[min(1.875rem,9vw)] lg:text-5xl">{value}</span>{' '}
        <span className="mt-1 text-[min(0.875rem,5vw)] text-jam leading-tight">{label}</span>
      </p>
      {qualifier && <small className="block max-w-24 text-moss text-xs leading-tight">{qualifier}</small>}
    </div>
  )
}
