import { renderToStaticMarkup } from 'react-dom/server'
import { useContent } from '#web/content/context.ts'
import { Island } from '#web/islands/Island.tsx'
import { Band } from '#web/ui/Band.tsx'
import { newestReportPath } from '#web/ui/BatchLink.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { DOSES_PATH, inLanguage } from '#web/views.ts'
import { FaqAccordion } from './FaqAccordion.tsx'

export function Faq() {
  const content = useContent()
  const { faq } = content
  const questions = faq.items.map(({ id, icon, question }) => ({ id, icon, question }))
  const paths = { doses: DOSES_PATH, report: content.batches.length > 0 && newestReportPath(content) }
  const answers = Object.fromEntries(
    faq.items.map(({ id, answer, link, linkTo }) => {
      const path = linkTo && paths[linkTo]
      const linked = path && (
        <a href={inLanguage(path, content.language)} className="underline underline-offset-4">
          {link}
        </a>
      )
      const text = renderToStaticMarkup(
        <>
          {answer} {linked}
        </>,
      )
      return [id, text]
    }),
  )
  return (
    <Band tone="linen" id="faq" labelledBy="faq-heading">
      <div className="wide grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading
            id="faq-heading"
            lede={faq.intro}
            className="lg:sticky lg:top-[calc(var(--header-height,4.5rem)+3rem)]"
          >
            {faq.heading}
          </SectionHeading>
        </div>
        <div className="lg:col-span-7">
          <Island name="faq" component={FaqAccordion} props={{ questions }} staticProps={{ answers }} />
          <div className="on-leaf mt-8 rounded-3xl bg-leaf p-5 text-paper sm:flex sm:items-center sm:justify-between sm:gap-10 sm:p-10">
            <div>
              <h3 className="text-h3">{faq.card.title}</h3>
              <p className="mt-2 max-w-[36ch]">{faq.card.text}</p>
            </div>
            <ChatLink placement="faq" className={`${button.primary} mt-4 shrink-0 sm:mt-0`}>
              {faq.card.button}
            </ChatLink>
          </div>
        </div>
      </div>
    </Band>
  )
}
