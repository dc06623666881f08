import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { memo, useEffect, useRef, useState } from 'react'
import type { Content } from '#web/model/content.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { type PageHtml, partOfPage } from '#web/ui/raw-html.ts'

const NONE = ''

type Props = {
  questions: readonly Pick<Content['faq']['items'][number], 'id' | 'icon' | 'question'>[]
  /** The answers, by the question's id. */
  pageHtml?: PageHtml
}

/**
 * One question open at a time. Closed answers stay in the page, and a search in the page opens the one it finds. The
 * browser has the answers as HTML only: they are neither in the script nor in the island's props.
 */
export function FaqAccordion({ questions, pageHtml = {} }: Props) {
  const [open, setOpen] = useState(NONE)
  const accordion = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = accordion.current
    // A search in the page, a link to a text or the fallback may have opened an answer before hydration.
    const opened = list?.querySelector<HTMLElement>('faq-answer:not([hidden])')?.dataset.partOfPage
    if (opened) setOpen(opened)
    // React has no prop for this event; it bubbles from the answer that a search in the page has found.
    const openFound = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.partOfPage) setOpen(target.dataset.partOfPage)
    }
    list?.addEventListener('beforematch', openFound)
    return () => list?.removeEventListener('beforematch', openFound)
  }, [])
  return (
    <Root ref={accordion} type="single" collapsible value={open} onValueChange={setOpen}>
      {questions.map((question) => (
        <Question key={question.id} {...question} isOpen={open === question.id} pageHtml={pageHtml} />
      ))}
    </Root>
  )
}

type QuestionProps = Props['questions'][number] & { isOpen: boolean; pageHtml: PageHtml }

/** A press renders the one that opens and the one that closes, and no other. */
const Question = memo(function Question({ id, icon, question, isOpen, pageHtml }: QuestionProps) {
  return (
    <Item value={id} className="hairline last:border-(--line) last:border-b">
      <Header>
        <Trigger id={`question-${id}`} aria-controls={`answer-${id}`} className="faq-trigger">
          <Icon name={icon} className="size-6 text-fern" />
          {question}
        </Trigger>
      </Header>
      <faq-answer
        id={`answer-${id}`}
        role={isOpen ? 'region' : undefined}
        aria-labelledby={isOpen ? `question-${id}` : undefined}
        hidden={isOpen ? undefined : 'until-found'}
        {...partOfPage(pageHtml, id)}
      />
    </Item>
  )
})
