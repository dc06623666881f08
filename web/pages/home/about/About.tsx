import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { leadText } from '#web/shop/batch.ts'
import { phoneAddress } from '#web/shop/contact.ts'
import { Band } from '#web/ui/Band.tsx'
import { BatchLink, newestReportPath } from '#web/ui/BatchLink.tsx'
import { describeNewestBatch } from '#web/ui/batch-story.ts'
import { ContactLink } from '#web/ui/ContactLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { AboutFeatures } from './AboutFeatures.tsx'
import { WaxSeal } from './WaxSeal.tsx'

export function About() {
  const { about, brand } = useContent()
  if (!about.heading) return null
  const hasPicture = pictureFile(about.picture) !== undefined
  return (
    <Band tone="linen" id="about" labelledBy="about-heading">
      <div className="page-grid gap-y-4 md:grid-rows-[auto_minmax(0,1fr)_auto] md:gap-y-gap">
        <SectionHeading
          id="about-heading"
          eyebrow={about.eyebrow}
          lede={about.problem && linkPhone(about.problem, brand.phone)}
          className={`md:col-end-7 md:pb-4 xl:max-w-120 ${hasPicture ? '' : 'max-md:pb-5'}`}
        >
          {about.heading}
        </SectionHeading>
        {hasPicture && (
          <div className="bleed h-44 max-md:-mb-4 md:c7 md:row-span-2 md:row-start-1 md:ml-0 md:h-90 md:rounded-l-sm">
            <ContentPicture
              name={about.picture}
              sizes="(width >= 48rem) 52vw, 100vw"
              className="object-[40%_70%]"
            />
          </div>
        )}
        <AboutFeatures />
      </div>
      {(about.promise || about.checklist.length > 0) && (
        <div className="page-grid mt-6.5 gap-y-5 xl:mt-13">
          {about.promise && <QualityPromise {...about.promise} />}
          <Checklist />
        </div>
      )}
    </Band>
  )
}

/** A text in which the telephone number is a link. */
function linkPhone(text: string, phone: string) {
  const [before, after] = text.split(phone)
  if (after === undefined) return text
  return (
    <>
      {before}
      <ContactLink href={phoneAddress(phone)} className="whitespace-nowrap underline underline-offset-4">
        {phone}
      </ContactLink>
      {after}
    </>
  )
}

/** Shows the newest batch, unless the hero shows it where no customers are counted. */
function QualityPromise({ title, text }: NonNullable<Content['about']['promise']>) {
  const content = useContent()
  const { batch, batches, hero } = content
  const story = hero.customers || hero.rating ? describeNewestBatch(content) : ''
  return (
    <div
      id="quality"
      className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 md:grid-cols-2 md:gap-x-gap xl:col-end-5 xl:block"
    >
      {/* From 48rem up it is on the edge of the panel above. */}
      <WaxSeal className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 -mt-1 w-[min(6.5rem,28vw)] md:absolute md:-top-21 md:right-[calc(50%+1.25rem)] md:mt-0 md:w-29 xl:-top-28 xl:right-1.5 xl:w-33" />
      <h3 className="eyebrow col-start-1 font-text text-fern">{title}</h3>
      <figure className="col-start-1">
        <blockquote className="mt-2 font-display font-medium max-w-[9.5em] text-balance text-h3-large text-leaf xl:mt-3">
          <p>{text}</p>
        </blockquote>
      </figure>
      {batches.length > 0 && (
        <p className="col-span-full mt-2.5 leading-normal md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 md:self-end xl:mt-3.5">
          {story && `${story} `}
          <PageLink
            to={views.batch.path}
            className="whitespace-nowrap text-leaf underline underline-offset-4"
          >
            {batch.link.find}
          </PageLink>
        </p>
      )}
    </div>
  )
}

function Checklist() {
  const content = useContent()
  const { about } = content
  if (about.checklist.length === 0) return null
  return (
    <ul className={`ledger closed gap-x-gap md:grid md:grid-cols-2 ${about.promise ? 'xl:c5' : ''}`}>
      {about.checklist.map(({ claim, text, qualifier, reported }) => (
        <li key={claim.id} className="tick border-line md:nth-last-2:odd:border-b md:last:odd:col-span-full">
          {text}
          {qualifier && (
            <small className="block text-fern text-small">
              {qualifier}
              {reported && newestReportPath(content) && (
                <BatchLink className="relative block text-leaf underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0">
                  {leadText(content) || about.seeReport}
                </BatchLink>
              )}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
