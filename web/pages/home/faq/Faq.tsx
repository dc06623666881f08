import { Island } from '#web/browser/islands/Island.tsx'
import { Question } from '#web/frame/Question.tsx'
import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { newestReportPath } from '#web/ui/BatchLink.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { Ending } from '#web/ui/Ending.tsx'
import { linkPhone } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { DOSES_PATH, inLanguage } from '#web/views.ts'
import FaqAccordion from './faq.island.tsx'

export function Faq() {
  const content = useContent()
  const { copy, facts, words } = content
  if (copy.faq.items.length === 0) return null
  const questions = copy.faq.items.map(({ id, icon, question }) => ({ id, icon, question }))
  const paths = {
    doses: content.doses && DOSES_PATH,
    report: newestReportPath(content),
  }
  const answers = Object.fromEntries(
    copy.faq.items.map(({ id, answer, link, linkTo }) => {
      const path = linkTo && paths[linkTo]
      const linked = path && (
        <a key={id} href={inLanguage(path, content.language)} className="underline underline-offset-4">
          {link}
        </a>
      )
      return [id, linked ? [answer, ' ', linked] : `${answer} `]
    }),
  )
  const isShown = (picture: string | null | undefined) => (picture ?? '') in content.pictures
  const hasPicture = isShown(copy.faq.picture)
  return (
    <Band tone="paper" id="faq" labelledBy="faq-heading" className="pb-5 md:pb-8">
      <div className="page-grid gap-y-6 lg:grid-rows-[auto_1fr] lg:gap-y-7">
        <SectionHeading id="faq-heading" lede={words.faq.intro} className="lg:col-end-7 lg:-mt-2">
          {words.faq.heading}
        </SectionHeading>
        <div className="lg:c7 lg:row-span-2">
          <Island component={FaqAccordion} props={{ questions }} pageHtml={answers} />
        </div>
        {/* On large screens a picture is above the way to ask; it grows with an opened answer. */}
        <div className="on-leaf -mx-bleed flex flex-col justify-center overflow-hidden bg-leaf text-paper md:mr-0 md:rounded-r-sm md:max-lg:ml-0 lg:col-end-7">
          {(hasPicture || isShown(facts.look.ending)) && (
            <div className="relative grid min-h-45 flex-1 items-center pl-bleed max-lg:hidden">
              {hasPicture ? (
                <ContentPicture
                  name={copy.faq.picture}
                  sizes="50vw"
                  className="absolute inset-0 size-full object-cover"
                />
              ) : (
                <Ending onDark className="xl:w-90" />
              )}
            </div>
          )}
          <div className="grid justify-items-start gap-3.5 px-gutter pt-5 pb-2.5 md:max-lg:px-8 lg:pr-6 lg:pb-2 lg:pl-bleed xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
            <div>
              <h3 className="text-h3">{words.faq.card.title}</h3>
              <p className="mt-1 text-list">{linkPhone(words.faq.card.text, content.facts.brand.phone)}</p>
            </div>
            <ChatLink placement="faq" className={button.primary}>
              {words.faq.card.button}
            </ChatLink>
            <Question placement="faq" className="last-of-type:border-b-0 xl:col-span-2" />
          </div>
        </div>
      </div>
    </Band>
  )
}
