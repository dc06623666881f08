import Star from 'lucide-react/icons/star'
import { useContent } from '#web/model/context.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'

const MAX_INITIALS = 4

/** Who else buys it, where customers are counted, and what is certified. */
export function HeroProof() {
  const { hero } = useContent()
  return (
    <div className="hero-proof">
      {(hero.customers || hero.rating) && <People />}
      {hero.badges.length > 0 && (
        <ul className="hero-badges">
          {hero.badges.map(({ claim, icon, qualifier }) => (
            <li key={claim.id}>
              <Icon name={icon} className="size-5 text-moss" />
              <span>{claim.value}</span> {qualifier && <small>{qualifier}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Two ways to the testimonials. */
function People() {
  const { hero, testimonials } = useContent()
  const { customers, rating } = hero
  return (
    <div className="hero-people">
      {testimonials.reviews.length > 1 && (
        <ul>
          {testimonials.reviews.slice(0, MAX_INITIALS).map(({ name, initials }) => (
            <li key={name}>
              <span role="img" aria-label={name}>
                {initials ?? initialsOf(name)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {customers && (
        <div>
          <PageLink to="/#testimonials">{customers.label}</PageLink>
          {customers.qualifier && <small>{customers.qualifier}</small>}
        </div>
      )}
      {rating && (
        <div className="hero-rating">
          <PageLink to="/#testimonials">
            <Star aria-hidden className="size-5 shrink-0 fill-star stroke-star" />
            {rating.label}
          </PageLink>
          <small>
            <NotedText text={rating.qualifier ?? ''} />
          </small>
        </div>
      )}
    </div>
  )
}
