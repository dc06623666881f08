import { hero } from '../../content/hero.ts'
import { pictures } from '../../content/pictures.ts'
import heroPicture from '../../images/hero.webp?w=400;640;900;1200&picture'
import { rupees } from '../../lib/rupees.ts'
import { Arch } from '../../ui/Arch.tsx'
import { button } from '../../ui/button.ts'
import { ChatLink } from '../../ui/ChatLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { HeroProof } from './HeroProof.tsx'

export function Hero() {
  const [herbs, preservatives] = hero.stats
  return (
    <section id="hero" aria-labelledby="hero-heading" className="overflow-x-clip bg-paper">
      <div className="wide grid grid-cols-1 gap-x-10 gap-y-14 pt-6 pb-18 lg:grid-cols-12 lg:items-center lg:pt-8 lg:pb-24">
        <div className="lg:col-span-7">
          <p className="eyebrow mb-4 text-moss">{hero.eyebrow}</p>
          <h1 id="hero-heading" className="text-h1">
            {hero.heading}
          </h1>
          <p className="mt-5 max-w-[34rem] text-lede">{hero.lede}</p>
          <p className="mt-2 font-semibold text-lede text-leaf">
            {hero.buy.from} {rupees(hero.buy.price)}. {hero.buy.how}
          </p>
          <ChatLink placement="hero" className={`${button.primary} mt-7 lg:px-9 lg:py-4`}>
            {hero.button}
          </ChatLink>
          <HeroProof />
          <ul className="mt-6 grid max-w-[34rem] grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 border-leaf/15 border-t pt-5 text-moss text-sm sm:flex sm:flex-wrap sm:gap-x-7 sm:gap-y-3 sm:pt-6 sm:text-base">
            {hero.badges.map(({ icon, label }) => (
              <li
                key={label}
                className="flex flex-col gap-1.5 leading-tight sm:flex-row sm:items-center sm:gap-2"
              >
                <Icon name={icon} className="size-5" />
                {label}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-visual relative mx-auto w-[78%] max-w-88 lg:col-span-5 lg:mr-4 lg:w-full lg:max-w-114">
          <Arch framed className="text-leaf/45">
            <Picture
              first
              from={heroPicture}
              alt={pictures[hero.picture].alt}
              sizes="(width >= 64rem) 31rem, (width >= 30rem) 24rem, 86vw"
            />
          </Arch>
          {herbs && <Stat {...herbs} className="hero-card-1 -right-[11%] top-[19%] lg:-right-5" />}
          {preservatives && (
            <Stat {...preservatives} className="hero-card-2 -left-[11%] bottom-[9%] lg:-left-14" />
          )}
        </div>
      </div>
    </section>
  )
}

function Stat({ value, label, className }: { value: string; label: string; className: string }) {
  return (
    <p
      className={`absolute flex flex-col rounded-2xl bg-paper px-[min(1.25rem,5vw)] py-[min(1rem,4vw)] text-leaf shadow-soft lg:px-7 lg:py-5 ${className}`}
    >
      <span className="figure text-[min(2.25rem,11vw)] lg:text-5xl">{value}</span>{' '}
      <span className="mt-1.5 text-[min(0.875rem,5vw)] text-jam leading-tight">{label}</span>
    </p>
  )
}
