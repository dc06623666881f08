import Star from 'lucide-react/icons/star'
import { useContent } from '#web/model/context.ts'
import type { Content, Copy } from '#web/model/types.ts'
import { portraitOf } from '#web/ui/ContentPicture.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/** Their pictures are shown where all of them have one. */
const MAX_INITIALS = 4

const small = 'block text-fern text-small/[1.3]'
/** The pseudo-element makes the target of a press 44 px high. */
const link =
  'relative flex min-h-6.5 items-center gap-1.75 font-semibold text-leaf leading-[1.2] underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.25 hover:underline'

const isCounted = ({ hero }: Copy) => Boolean(hero.customers || hero.rating)

/** @returns whether the shop counts its customers, or has a badge */
export function hasProof({ copy }: Content): boolean {
  return isCounted(copy) || copy.hero.badges.length > 0
}

/** Shows the number of customers and their rating, where the shop counts them, and the badges. */
export function HeroProof() {
  const content = useContent()
  const { copy } = content
  if (!hasProof(content)) return null
  return (
    <div className="border-line max-md:-mx-gutter max-md:px-gutter max-md:pt-2.5 max-md:pb-4 md:c1 md:col-end-7 md:mt-6 md:mb-7.5 md:self-end lg:row-start-2">
      {isCounted(copy) && <People />}
      {copy.hero.badges.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 border-line text-base not-first:mt-3 not-first:border-t not-first:pt-3 lg:flex lg:justify-between lg:gap-x-4 lg:has-[>:nth-child(4)]:flex-wrap">
          {copy.hero.badges.map(({ claim, icon, qualifier }) => (
            <li
              key={claim.id}
              className="content-start text-[0.875rem]/[1.3] text-leaf md:text-base/[1.3] lg:grid lg:grid-cols-[auto_1fr] lg:content-start lg:gap-x-1.5"
            >
              <Icon name={icon} className="size-5 text-moss max-lg:mb-1" />
              <span className="max-lg:block">{claim.value}</span>{' '}
              {qualifier && (
                <small className={`${small} max-md:text-fine/[1.3] lg:col-span-full`}>{qualifier}</small>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Links the number of customers and their rating to the testimonials. */
function People() {
  const { copy } = useContent()
  const { customers, rating } = copy.hero
  const people = copy.testimonials.reviews.slice(0, MAX_INITIALS)
  const portraits = people.flatMap(({ id }) => portraitOf('review', id) ?? [])
  return (
    <div className="flex flex-wrap items-center gap-2 text-base lg:flex-nowrap lg:gap-3">
      {copy.testimonials.reviews.length > 1 && (
        <ul className="flex gap-0.5">
          {people.map(({ name, initials }, index) => (
            <li
              key={name}
              className="grid size-8 place-items-center overflow-hidden rounded-full border border-track font-semibold text-fine/[1] text-fern"
            >
              {portraits.length === MAX_INITIALS && portraits[index] ? (
                <Picture from={portraits[index]} alt={name} sizes="2rem" className="size-full object-cover" />
              ) : (
                <span role="img" aria-label={name}>
                  {initials ?? initialsOf(name)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {customers && (
        <div className="lg:flex-1">
          <PageLink to="/#testimonials" className={link}>
            {customers.label}
          </PageLink>
          {customers.qualifier && <small className={small}>{customers.qualifier}</small>}
        </div>
      )}
      {rating && (
        <div className={`flex items-center gap-2 lg:block ${customers ? '' : 'lg:flex-1'}`}>
          <PageLink to="/#testimonials" className={link}>
            <Star aria-hidden className="size-5 shrink-0 fill-clay stroke-clay" />
            {rating.label}
          </PageLink>
          {/* The qualifier is aligned with the words, not with the star. */}
          <small className={`${small} lg:pl-6.75`}>
            <NotedText text={rating.qualifier ?? ''} />
          </small>
        </div>
      )}
    </div>
  )
}
