import { Island } from '#web/browser/islands/Island.tsx'
import { Question } from '#web/frame/Question.tsx'
import { useContent } from '#web/model/context.ts'
import { givenDoses } from '#web/shop/doses.ts'
import { Band } from '#web/ui/Band.tsx'
import { newestReportPath } from '#web/ui/BatchLink.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { DOSES_PATH, inLanguage } from '#web/views.ts'
import { FaqAccordion } from './FaqAccordion.tsx'

export function Faq() {
  const content = useContent()
  const { faq } = content
  const hasPicture = pictureFile(faq.picture) !== undefined
  if (faq.items.length === 0) return null
  const questions = faq.items.map(({ id, icon, question }) => ({ id, icon, question }))
  const paths = {
    doses: givenDoses(content) && DOSES_PATH,
    report: newestReportPath(content),
  }
  const answers = Object.fromEntries(
    faq.items.map(({ id, answer, link, linkTo }) => {
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
    <Band tone="linen" id="faq" labelledBy="faq-heading" className={`pb-8 ${hasPicture ? 'pt-0' : ''}`}>
      <div className="page-grid gap-y-6 lg:grid-rows-[1fr_auto_auto]">
        {/* The foot of the picture: plate, spoon and amla, without the jar. It grows with an opened answer. */}
        {hasPicture && (
          <div className="bleed h-42 md:h-64 lg:col-end-7 lg:mr-0 lg:h-auto lg:min-h-45 lg:rounded-br-sm">
            <ContentPicture
              name={faq.picture}
              sizes="(width >= 64rem) 70vw, 150vw"
              className="absolute bottom-0 h-[217%] object-[6%_100%]"
            />
          </div>
        )}
        <SectionHeading id="faq-heading" lede={faq.intro} className="lg:col-end-7">
          {faq.heading}
        </SectionHeading>
        <div className={`lg:c7 lg:row-span-3 lg:row-start-1 ${hasPicture ? 'lg:pt-pad' : ''}`}>
          <Island name="faq" component={FaqAccordion} props={{ questions }} pageHtml={answers} />
        </div>
        <div className="on-leaf -mx-bleed grid justify-items-start gap-3.5 bg-leaf px-bleed pt-5 pb-2.5 text-paper lg:col-end-7 lg:mr-0 lg:rounded-r-sm lg:pr-6 lg:pb-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
          <div>
            <h3 className="text-h3">{faq.card.title}</h3>
            <p className="mt-1 text-list">{faq.card.text}</p>
          </div>
          <ChatLink placement="faq" className={button.primary}>
            {faq.card.button}
          </ChatLink>
          <Question placement="faq" className="last-of-type:border-b-0 xl:col-span-2" />
        </div>
      </div>
    </Band>
  )
}
