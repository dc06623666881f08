import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, founderPortrait, pictureFile } from '#web/ui/ContentPicture.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { type Founder, FounderFacts } from './FounderFacts.tsx'
import { FoundersVision } from './FoundersVision.tsx'

/** Characters. A longer description is set smaller. */
const MAX_LARGE_CHARACTERS = 110

const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 33vw, 92vw'

/** The section of one who makes it alone: the name is the largest thing in it, and nothing is folded. */
export function SoleFounder({ founder }: { founder: Founder }) {
  const { founders, reel } = useContent()
  const size =
    founder.description.length > MAX_LARGE_CHARACTERS ? 'text-h3-large' : 'text-say max-md:text-[1.75rem]'
  const portrait = founderPortrait(founder.id)
  return (
    <Band tone="paper" labelledBy="founders-heading">
      <div className="page-grid gap-y-0">
        <div className="founder-portrait sole crown md:c1 md:col-end-5 md:row-start-1">
          {portrait ? (
            <Picture from={portrait} alt={founder.name} sizes={SIZES} />
          ) : reel.poster === 'pan' || !pictureFile('pan') ? (
            <b aria-hidden="true">{founder.initials ?? initialsOf(founder.name)}</b>
          ) : (
            <ContentPicture name="pan" sizes={SIZES} />
          )}
        </div>
        <div className="sole-founder md:c5">
          <h2 id="founders-heading" className="eyebrow font-text text-fern">
            {founders.heading}
          </h2>
          <h3>{founder.name}</h3>
          <p className="mt-2 text-fern text-lede xl:mt-4">{founder.title}</p>
          <p className={`my-4 md:my-6 font-display font-medium text-balance text-leaf ${size}`}>
            {founder.description}
          </p>
          <FounderFacts founder={founder} />
        </div>
        <FoundersVision />
      </div>
    </Band>
  )
}
