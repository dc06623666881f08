import { useContent } from '#web/content/context.ts'
import { Question } from '#web/ui/Question.tsx'

/** Whom to ask first, in sight, and two questions with folded answers. */
export function Suitability() {
  const { heading, intro, ask, questions } = useContent().suitability
  return (
    <div id="suitability">
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-1 font-semibold text-leaf">{intro}</p>
      <ul className="plain-lines">
        {ask.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {questions.map(({ id, question, short, answer }) => (
        <Question key={id} question={question} short={short}>
          <p>{answer}</p>
        </Question>
      ))}
    </div>
  )
}
