import { suitability } from '#web/content/suitability.ts'
import { Question } from '#web/ui/Question.tsx'

/** Questions of health with short answers: who should ask a doctor first. */
export function Suitability() {
  return (
    <div id={suitability.id}>
      <h3 className="text-h3">{suitability.heading}</h3>
      <p className="mt-1 mb-2 text-base text-moss">{suitability.intro}</p>
      {suitability.questions.map(({ id, question, short, answer }) => (
        <Question key={id} question={question} short={short}>
          <p>{answer}</p>
        </Question>
      ))}
    </div>
  )
}
