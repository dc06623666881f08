import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { useEffect, useRef, useState } from 'react'
import { questions } from '../../../content/faq.ts?questions'
import { Icon } from '../../../ui/Icon.tsx'
import { type StillComponent, still } from '../../../ui/Still.tsx'
import './faq.css'

const NONE = ''

const answers: Record<string, StillComponent> = Object.fromEntries(
  questions.map(({ id }) => [
    id,
    still(async () => {
      const { [id]: answer } = (await import('../still-sections.ts')).faqAnswers
      if (!answer) throw new Error(`Question ${id} has no answer`)
      return { default: answer }
    }),
  ]),
)

/** One question open at a time. Closed answers stay in the page, and a search in the page opens the one it finds. */
function FaqAccordion() {
  const [open, setOpen] = useState(NONE)
  const accordion = useRef<HTMLDivElement>(null)
  // React knows no such event; it bubbles from the answer in which the browser has found something.
  useEffect(() => {
    const found = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.answer) setOpen(target.dataset.answer)
    }
    const list = accordion.current
    // A link to a text of an answer may have opened it before the page came alive.
    const early = list?.querySelector<HTMLElement>('[data-answer]:not([hidden])')?.dataset.answer
    if (early) setOpen(early)
    list?.addEventListener('beforematch', found)
    return () => list?.removeEventListener('beforematch', found)
  }, [])
  return (
    <Root ref={accordion} type="single" collapsible value={open} onValueChange={setOpen}>
      {questions.map(({ id, icon, question }) => (
        <Item key={id} value={id} className="border-leaf/20 border-b first:border-t">
          <Header>
            <Trigger
              id={`question-${id}`}
              aria-controls={`answer-${id}`}
              className="group flex min-h-16 w-full cursor-pointer items-center gap-4 py-4 text-left font-medium text-[1.125rem] leading-snug hover:text-moss sm:gap-5 lg:text-xl"
            >
              <Icon name={icon} className="size-6 text-moss" />
              <span className="grow">{question}</span>
              <span aria-hidden className="faq-sign" />
            </Trigger>
          </Header>
          <faq-answer
            id={`answer-${id}`}
            data-answer={id}
            role="region"
            aria-labelledby={`question-${id}`}
            hidden={open === id ? undefined : 'until-found'}
          >
            <Answer id={id} />
          </faq-answer>
        </Item>
      ))}
    </Root>
  )
}

function Answer({ id }: { id: string }) {
  const Text = answers[id]
  return Text && <Text />
}

export default Object.assign(FaqAccordion, {
  load: async () => {
    await Promise.all(Object.values(answers).map((answer) => answer.load()))
  },
})
