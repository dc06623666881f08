import Star from 'lucide-react/icons/star'
import { useContent } from '#web/content/context.ts'
import { Monogram } from '#web/ui/Monogram.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'

const tones = ['amla', 'linen', 'honey', 'leaf'] as const

/** Who else buys it, and what they say: two ways to the testimonials. */
export function HeroProof() {
  const { hero, testimonials } = useContent()
  const { customers, rating } = hero
  if (testimonials.reviews.length === 0) return null
  const link = 'flex min-h-11 items-center gap-2 rounded-sm underline-offset-4 hover:underline'
  const note = '-mt-2 block font-normal text-moss text-xs'
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 font-semibold text-base text-leaf">
      <div className="flex flex-wrap items-center gap-x-3">
        <ul className="-space-x-2.5 sm:-space-x-2 flex">
          {testimonials.reviews.slice(0, tones.length).map(({ name, initials }, place) => (
            <li key={name} className="rounded-full border-2 border-paper">
              <Monogram
                initials={initials}
                name={name}
                tone={tones[place] ?? 'linen'}
                className="size-9 text-xs lg:size-10"
              />
            </li>
          ))}
        </ul>
        {customers && (
          <div>
            <PageLink to="/#testimonials" className={link}>
              {customers.label}
            </PageLink>
            {customers.qualifier && <small className={note}>{customers.qualifier}</small>}
          </div>
        )}
      </div>
      {rating && (
        <div>
          <PageLink to="/#testimonials" className={link}>
            <Star aria-hidden className="size-5 fill-honey stroke-honey" />
            {rating.label}
          </PageLink>
          <small className={note}>
            <NotedText text={rating.qualifier ?? ''} />
          </small>
        </div>
      )}
    </div>
  )
}
