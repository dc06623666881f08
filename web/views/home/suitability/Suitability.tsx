import { useContent } from '#web/content/context.ts'
import { Question } from '#web/ui/Question.tsx'

/** Questions of health with short answers: who should ask a doctor first. */
export function Suitability() {
  const { heading, intro, questions } = useContent().suitability
  return (
    <div id="suitability">
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-1 mb-2 text-base text-moss">{intro}</p>
      {questions.map(({ id, question, short, answer }) => (
        <Question key={id} question={question} short={short}>
          <p>{answer}</p>
        </Question>
      ))}
    </div>
  )
}
