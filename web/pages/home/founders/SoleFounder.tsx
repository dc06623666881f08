import { useContent } from '#web/model/context.ts'
import { FRAMED } from '#web/ui/Arch.tsx'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, pictureFile, portraitOf } from '#web/ui/ContentPicture.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { type Founder, FounderEmblem, FounderFacts } from './FounderFacts.tsx'
import { FoundersVision } from './FoundersVision.tsx'

/** Characters. A longer description is set smaller. */
const MAX_LARGE_CHARACTERS = 110

const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 33vw, 92vw'

const picture = 'absolute inset-0 size-full object-cover object-[50%_70%]'

/** The section of a sole founder. The name is its largest text, and nothing is collapsed. */
export function SoleFounder({ founder }: { founder: Founder }) {
  const { copy, words, facts } = useContent()
  const name = copy.founders.picture
  const size =
    founder.description.length > MAX_LARGE_CHARACTERS ? 'text-h3-large' : 'text-say max-md:text-[1.75rem]'
  const portrait = portraitOf('founder', founder.id)
  return (
    <Band tone="paper" labelledBy="founders-heading">
      <div className="page-grid gap-y-0">
        <div
          className={`${FRAMED} @container relative min-h-60 bg-leaf text-amla md:c1 md:col-end-5 md:row-start-1`}
        >
          {portrait ? (
            <Picture from={portrait} alt={founder.name} sizes={SIZES} className={picture} />
          ) : facts.reel?.poster === name || !pictureFile(name) ? (
            <FounderEmblem founder={founder} onDark />
          ) : (
            <ContentPicture name={name} sizes={SIZES} className={picture} />
          )}
        </div>
        <div className="py-6 md:c5 md:pt-0 md:pb-10">
          <h2 id="founders-heading" className="eyebrow font-text text-fern">
            {words.founders.heading}
          </h2>
          <h3 className="mt-2 text-[clamp(2rem,0.7rem+5.4vw,6.5rem)]/[0.98]">{founder.name}</h3>
          <p className="mt-2 text-fern text-lede xl:mt-4">{founder.title}</p>
          <p className={`my-4 md:my-6 font-display font-medium text-balance text-leaf ${size}`}>
            {founder.description}
          </p>
          <FounderFacts founder={founder} className="md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]" />
        </div>
        <FoundersVision />
      </div>
    </Band>
  )
}
