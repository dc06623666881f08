import { renderToStaticMarkup } from 'react-dom/server'
import { type FaqItem, faq, faqText } from '#web/content/faq.ts'
import { Island } from '#web/islands/Island.tsx'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { newestReportPath } from '#web/ui/newest-report.ts'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { FaqAccordion } from './FaqAccordion.tsx'

const questions = faq.map(({ id, icon, question }) => ({ id, icon, question }))
const answers = Object.fromEntries(faq.map((item) => [item.id, renderToStaticMarkup(<Answer {...item} />)]))

export function Faq() {
  return (
    <Band tone="linen" id="faq" labelledBy="faq-heading">
      <div className="wide grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading
            id="faq-heading"
            lede={faqText.intro}
            className="lg:sticky lg:top-[calc(var(--header-height,4.5rem)+3rem)]"
          >
            {faqText.heading}
          </SectionHeading>
        </div>
        <div className="lg:col-span-7">
          <Island name="faq" component={FaqAccordion} props={{ questions }} staticProps={{ answers }} />
          <div className="on-leaf mt-8 rounded-3xl bg-leaf p-6 text-paper sm:flex sm:items-center sm:justify-between sm:gap-10 sm:p-10">
            <div>
              <h3 className="text-h3">{faqText.card.title}</h3>
              <p className="mt-2 max-w-[36ch]">{faqText.card.text}</p>
            </div>
            <ChatLink placement="faq" className={`${button.primary} mt-6 shrink-0 sm:mt-0`}>
              {faqText.card.button}
            </ChatLink>
          </div>
        </div>
      </div>
    </Band>
  )
}

function Answer({ answer, reportLink }: FaqItem) {
  if (!reportLink) return answer
  return (
    <>
      {answer}{' '}
      <a href={newestReportPath} className="underline underline-offset-4">
        {reportLink}
      </a>
    </>
  )
}
