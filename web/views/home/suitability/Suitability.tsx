import { useContent } from '#web/content/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { Question } from '#web/ui/Question.tsx'
import { DoseTable } from '../products/DoseTable.tsx'

/** Whom to ask first, in sight, and folded: two questions, and every age in grams. */
export function Suitability() {
  const { heading, intro, ask, questions, doses, dosesNote } = useContent().suitability
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
      <details className="question">
        <summary>{doses}</summary>
        <DoseTable />
        <p>
          <NotedText text={dosesNote} />
        </p>
      </details>
    </div>
  )
}
