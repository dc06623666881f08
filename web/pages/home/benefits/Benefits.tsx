import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { Reel } from '../reel/Reel.tsx'
import { BenefitCards } from './BenefitCards.tsx'
import { Results, Timeline } from './Results.tsx'

/** Without cards the section is labelled by the heading of the first of its other parts. */
export function Benefits() {
  const { copy, facts, words } = useContent()
  const { cards, heading, intro, results, timeline } = copy.benefits
  const first = (cards.length > 0 && { heading }) || results || timeline || (facts.reel && words.reel)
  if (!first) return null
  return (
    <Band tone="paper" id="benefits" labelledBy="benefits-heading">
      <div className="page-grid">
        <SectionHeading id="benefits-heading" eyebrow={words.benefits.eyebrow} className="md:c1 md:col-end-9">
          {first.heading}
        </SectionHeading>
        {intro && <p className="-mt-4 text-lede text-balance text-fern md:c9 md:mt-0 md:self-end">{intro}</p>}
        <BenefitCards />
        <div
          className={`@container/results grid content-start gap-row ${facts.reel ? 'md:c1 md:col-end-7 xl:col-end-9' : ''}`}
        >
          {results && <Results results={results} isNamed={first !== results} />}
          {timeline && <Timeline timeline={timeline} isNamed={first !== timeline} />}
        </div>
        <Reel />
      </div>
    </Band>
  )
}
