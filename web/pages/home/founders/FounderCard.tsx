import { useContent } from '#web/model/context.ts'
import { founderPortrait } from '#web/ui/ContentPicture.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { FounderDrawing } from './FounderDrawing.tsx'
import { type Founder, FounderFacts } from './FounderFacts.tsx'

type Props = { founder: Founder; index: number }

/**
 * The toggle covers the card, so that a click anywhere on it opens and closes it; see founders.css for the looks and
 * founder-cards.ts for what happens.
 */
export function FounderCard({ founder, index }: Props) {
  const { labels } = useContent().founders
  const portrait = founderPortrait(founder.id)
  const id = `founder-${index + 1}`
  return (
    <li className="founder">
      <div className="founder-portrait">
        <div className="crown">
          {portrait ? (
            <Picture
              from={portrait}
              alt={founder.name}
              sizes="(width >= 75rem) 16rem, (width >= 48rem) 30vw, 7rem"
            />
          ) : (
            <>
              <b aria-hidden="true">{founder.initials ?? initialsOf(founder.name)}</b>
              <FounderDrawing index={index} />
            </>
          )}
        </div>
      </div>
      <div className="founder-name">
        <h3 id={`${id}-name`}>{founder.name}</h3>
        <p>{founder.title}</p>
      </div>
      <div id={id} className="contents">
        <FounderFacts founder={founder} />
        <div className="founder-story">
          <p>{founder.description}</p>
        </div>
      </div>
      <button
        type="button"
        id={`${id}-toggle`}
        aria-expanded={false}
        aria-controls={id}
        aria-labelledby={`${id}-toggle ${id}-name`}
        className="founder-toggle go"
      >
        <span className="founder-opens">{labels.more}</span>
        <span className="founder-closes">{labels.less}</span>
      </button>
      <button
        type="button"
        id={`${id}-close`}
        aria-label={labels.close}
        aria-labelledby={`${id}-close ${id}-name`}
        className="founder-close founder-closes"
      >
        ×
      </button>
    </li>
  )
}
