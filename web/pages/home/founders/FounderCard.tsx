import { useContent } from '#web/model/context.ts'
import { founderPortrait } from '#web/ui/ContentPicture.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { FounderDrawing } from './FounderDrawing.tsx'
import { type Founder, FounderFacts } from './FounderFacts.tsx'

type Props = { founder: Founder; index: number }

/**
 * The summary covers the card, so that a press anywhere on it opens and closes it, one at a time; on large screens pointing
 * at it or the focus opens it, too. See founders.css.
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
      <div className="founder-story">
        <p>{founder.description}</p>
      </div>
      <details name="founders">
        <summary id={id} aria-labelledby={`${id} ${id}-name`} className="founder-toggle go">
          <span className="founder-opens">{labels.more}</span>
          <span className="founder-closes">{labels.less}</span>
          <span aria-hidden="true" className="founder-closes founder-close">
            ×
          </span>
        </summary>
        <FounderFacts founder={founder} />
      </details>
    </li>
  )
}
