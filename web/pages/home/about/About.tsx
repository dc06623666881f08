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
      <div className="about-top page-grid gap-y-4 md:gap-y-(--gap)">
        <SectionHeading
          id="about-heading"
          eyebrow={about.eyebrow}
          lede={about.problem && linkPhone(about.problem, brand.phone)}
          className={`md:col-end-7 md:pb-4 xl:max-w-[30rem] ${hasPicture ? '' : 'max-md:pb-5'}`}
        >
          {about.heading}
        </SectionHeading>
        {hasPicture && (
          <div className="bleed about-honey md:ml-0 md:rounded-l-sm">
            <ContentPicture name={about.picture} sizes="(width >= 48rem) 52vw, 100vw" />
          </div>
        )}
        <AboutFeatures />
      </div>
      <div className="page-grid mt-6.5 gap-y-5 xl:mt-13">
        {about.promise && <QualityPromise {...about.promise} />}
        <Checklist />
      </div>
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
    <div id="quality" className="about-promise">
      <WaxSeal />
      <h3 className="eyebrow font-text text-fern">{title}</h3>
      <figure>
        <blockquote className="mt-2 font-display font-medium max-w-[9.5em] text-balance text-h3-large text-leaf xl:mt-3">
          <p>{text}</p>
        </blockquote>
      </figure>
      {batches.length > 0 && (
        <p>
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
    <ul className="about-checklist ledger closed gap-x-(--gap) md:grid md:grid-cols-2 xl:c5">
      {about.checklist.map(({ claim, text, qualifier, reported }) => (
        <li key={claim.id} className="tick">
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
