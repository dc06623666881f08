import { pathIn } from '#contract/languages.ts'
import { Island } from '../browser/islands/Island.tsx'
import { useContent } from '../model/context.ts'
import { ChatLink } from '../ui/ChatLink.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { usePage } from '../ui/page.ts'
import { inLanguage, views } from '../views.ts'
import QuestionForm from './question.island.tsx'
import { questionTopics } from './topics.ts'

type Props = {
  /** The placement of the chat link beside the form. */
  placement: string
  className?: string
}

/** Takes a question from those who have no WhatsApp. Without JavaScript the browser sends it. */
export function Question({ placement, className = '' }: Props) {
  const { language, words } = useContent()
  const { path } = usePage()
  const heading = (
    <span className="text-balance font-semibold text-leaf text-list in-[.on-leaf]:text-current leading-[1.4]">
      {words.question.heading}
    </span>
  )
  return (
    <Disclosure label={heading} className={`group/question justify-self-stretch ${className}`}>
      <Island
        component={QuestionForm}
        props={{
          language,
          page: pathIn(language, path),
          privacyPath: inLanguage(views['privacy-policy'].path, language),
        }}
        content={questionTopics}
      />
      <p className="hidden pb-4 group-has-data-failed/question:block">
        <ChatLink placement={placement} className="go">
          {words.question.wayOut}
        </ChatLink>
      </p>
    </Disclosure>
  )
}
