import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { memo, useEffect, useRef, useState } from 'react'
import type { Copy } from '#web/model/types.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { type PageHtml, partOfPage } from '#web/ui/raw-html.ts'

const NONE = ''

const trigger =
  'plus-sign relative flex min-h-11 w-full cursor-pointer items-center gap-3 text-balance py-1.25 pr-7 text-left text-h4 hover:underline hover:decoration-1 hover:underline-offset-[5px] lg:min-h-12'

type Props = {
  questions: readonly Pick<Copy['faq']['items'][number], 'id' | 'icon' | 'question'>[]
  /** The answers, by the question's id. */
  pageHtml?: PageHtml
}

/**
 * Opens one question at a time. Closed answers stay in the page, and the browser's search opens the one that it finds.
 * The browser has the answers as HTML only: they are neither in the script nor in the island's props.
 */
export default function FaqAccordion({ questions, pageHtml = {} }: Props) {
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

/** Memoized, so that a press renders only the question that opens and the one that closes. */
const Question = memo(function Question({ id, icon, question, isOpen, pageHtml }: QuestionProps) {
  return (
    <Item value={id} className="border-line border-t last:border-b">
      <Header>
        <Trigger id={`question-${id}`} aria-controls={`answer-${id}`} className={trigger}>
          <Icon name={icon} className="size-5 text-track" />
          {question}
        </Trigger>
      </Header>
      <faq-answer
        id={`answer-${id}`}
        role={isOpen ? 'region' : undefined}
        aria-labelledby={isOpen ? `question-${id}` : undefined}
        className="block max-w-[68ch] px-8 text-list/[1.5]"
        hidden={isOpen ? undefined : 'until-found'}
        {...partOfPage(pageHtml, id)}
      />
    </Item>
  )
})
