import { faqText } from '../../content/faq.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'

export function FaqHeading() {
  return (
    <SectionHeading
      id="faq-heading"
      lede={faqText.intro}
      className="lg:sticky lg:top-[calc(var(--header-height,4.5rem)+3rem)]"
    >
      {faqText.heading}
    </SectionHeading>
  )
}
