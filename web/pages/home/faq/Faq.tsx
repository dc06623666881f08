import { Island } from '#web/browser/islands/Island.tsx'
import { Question } from '#web/frame/Question.tsx'
import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { newestReportPath } from '#web/ui/BatchLink.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Ending } from '#web/ui/Ending.tsx'
import { linkPhone } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { DOSES_PATH, inLanguage } from '#web/views.ts'
import FaqAccordion from './faq.island.tsx'

export function Faq() {
  const content = useContent()
  const { copy, words } = content
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
  return (
    <Band tone="paper" id="faq" labelledBy="faq-heading" className="pb-5 md:pb-8">
      <div className="page-grid gap-y-6 lg:grid-rows-[auto_1fr] lg:gap-y-7">
        <SectionHeading id="faq-heading" lede={words.faq.intro} className="lg:col-end-7 lg:-mt-2">
          {words.faq.heading}
        </SectionHeading>
        <div className="lg:c7 lg:row-span-2">
          <Island component={FaqAccordion} props={{ questions }} pageHtml={answers} />
        </div>
        {/* A picture, and a panel below it; the picture grows with an opened answer. */}
        <div className="-mx-bleed relative flex flex-col overflow-hidden md:mr-0 md:rounded-r-sm md:max-lg:ml-0 md:max-lg:flex-row lg:col-end-7">
          {pictureFile(copy.faq.picture) && (
            <div className="relative h-36 overflow-hidden md:h-auto md:min-h-64 md:flex-1 lg:min-h-45">
              {/* The foot of the picture. */}
              <ContentPicture
                name={copy.faq.picture}
                sizes="(width >= 64rem) 70vw, 150vw"
                className="absolute bottom-0 h-[243.75%] w-full object-cover object-[10%_100%] md:max-lg:h-full lg:object-[78%_100%]"
              />
            </div>
          )}
          <div className="on-leaf grid justify-items-start gap-3.5 bg-leaf px-gutter pt-5 pb-2.5 text-paper lg:flex-1 lg:grid-rows-[1fr] md:max-lg:flex-1 md:max-lg:content-center md:max-lg:px-8 lg:pr-6 lg:pb-2 lg:pl-bleed xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
            <Ending onDark className="self-center max-lg:hidden xl:col-span-2 xl:w-90" />
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
