import { useContent } from '#web/content/context.ts'
import { leadText } from '#web/domain/batch.ts'
import { Band } from '#web/ui/Band.tsx'
import { BatchLink } from '#web/ui/BatchLink.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'
import { AboutFeatures } from './AboutFeatures.tsx'
import { WaxSeal } from './WaxSeal.tsx'

const reportLink = 'text-leaf underline decoration-leaf/40 underline-offset-4 hover:decoration-current'

export function About() {
  const content = useContent()
  const { about, batch, batches } = content
  return (
    <Band tone="linen" id="about" labelledBy="about-heading">
      <div className="wide">
        <p className="eyebrow mb-4 text-moss">{about.eyebrow}</p>
        <h2 id="about-heading" className="max-w-[18ch] text-h1">
          {about.heading}
        </h2>
        <div className="mt-5 grid grid-cols-1 gap-6 lg:mt-14 lg:gap-8 lg:grid-cols-12">
          <p className="max-w-[65ch] lg:col-span-5">{about.problem}</p>
          <div className="lg:col-span-6 lg:col-start-7">
            <ContentPicture
              name={about.picture}
              sizes="(width >= 75rem) 40rem, (width >= 64rem) 50vw, 92vw"
              className="aspect-5/2 w-full rounded-2xl object-cover lg:aspect-4/3"
            />
          </div>
        </div>
        <AboutFeatures />
        <div className="mt-7 grid grid-cols-1 gap-6 lg:mt-28 lg:gap-10 lg:grid-cols-12">
          <div id="quality" className="flex flex-col items-start gap-6 sm:flex-row sm:gap-8 lg:col-span-7">
            <WaxSeal />
            <div>
              <h3 className="eyebrow font-text text-moss">{about.promise.title}</h3>
              <figure>
                <blockquote className="mt-3 font-display text-h3 text-leaf">
                  <p>{about.promise.text}</p>
                </blockquote>
              </figure>
              {batches.length > 0 && (
                <p className="mt-3 max-w-[46ch] text-base">
                  {about.promise.report}{' '}
                  <PageLink to={views.batch.path} className={reportLink}>
                    {batch.link.find}
                  </PageLink>
                </p>
              )}
            </div>
          </div>
          <ul className="gap-x-10 sm:grid sm:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:block">
            {about.checklist.map(({ claim, text, qualifier, reported }) => (
              <li
                key={claim}
                className="flex items-center gap-3.5 border-leaf/15 border-t py-1.5 leading-snug lg:py-3"
              >
                <Icon name="badge-check" className="size-5 text-moss" />
                {qualifier ? (
                  <span>
                    {text}
                    <span className="block text-moss text-sm leading-snug">
                      {qualifier}
                      {reported && (
                        <BatchLink className={`block ${reportLink}`}>
                          {leadText(content) || about.seeReport}
                        </BatchLink>
                      )}
                    </span>
                  </span>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}
