import type { Content } from '#web/content/content.ts'
import { useContent } from '#web/content/context.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { founderPortrait } from '#web/ui/ContentPicture.tsx'
import { ArchMonogram, type MonogramTone } from '#web/ui/Monogram.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Props = { founder: Content['founders']['people'][number]; tone: MonogramTone; id: string }

/**
 * The toggle covers the card, so that a click anywhere on it opens and closes it; see founders.css for the looks and
 * lib/founder-cards.ts for what happens.
 */
export function FounderCard({ founder, tone, id }: Props) {
  const { labels } = useContent().founders
  const portrait = founderPortrait(founder.id)
  const facts = (['experience', 'registration', 'specialization'] as const).filter((fact) => founder[fact])
  return (
    <li className="founder">
      <Arch className="founder-portrait">
        {portrait ? (
          <Picture from={portrait} alt={founder.name} sizes="(width >= 64rem) 24rem, 20vw" />
        ) : (
          <ArchMonogram initials={founder.initials} tone={tone} />
        )}
      </Arch>
      <div className="founder-words">
        <div className="founder-name">
          <h3 id={`${id}-name`}>{founder.name}</h3>
          <p className="mt-1 text-moss leading-snug">{founder.title}</p>
        </div>
        <div className="founder-more">
          <div id={id}>
            <dl className="founder-facts mb-4 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-5 gap-y-3 text-base leading-snug">
              {facts.map((fact) => (
                <div key={fact}>
                  <dt className="eyebrow text-moss">{labels[fact]}</dt>
                  <dd className="mt-1">{founder[fact]}</dd>
                </div>
              ))}
            </dl>
            <p className="founder-story">{founder.description}</p>
          </div>
          <button
            type="button"
            aria-expanded={false}
            aria-controls={id}
            aria-describedby={`${id}-name`}
            className="founder-toggle"
          >
            <span className="founder-opens">{labels.more}</span>
            <span className="founder-closes">{labels.less}</span>
          </button>
        </div>
      </div>
      <button
        type="button"
        aria-label={labels.close}
        aria-describedby={`${id}-name`}
        className="founder-close founder-closes"
      >
        ×
      </button>
    </li>
  )
}
