import { newestBatch } from '#web/content/batches.ts'
import { type BuyingQuestion, buying } from '#web/content/buying.ts'
import { longDate } from '#web/lib/format.ts'
import { BatchLink } from '#web/ui/BatchLink.tsx'
import { Question } from '#web/ui/Question.tsx'
import { Calculator } from '../calculator/Calculator.tsx'

const questions: readonly BuyingQuestion[] = buying.questions

/** What a buyer asks before paying: the jar, its tests and price, and how long it lasts. */
export function BeforeYouOrder() {
  return (
    <div>
      <h3 className="mb-2 text-h3">{buying.heading}</h3>
      {questions.map(({ id, question, short, answer, report }) => (
        <Question
          key={id}
          question={question}
          short={id === 'jar' && newestBatch ? `${short} ${longDate(newestBatch.bestBefore)}` : short}
        >
          <p>
            {report && newestBatch && (
              <>
                <BatchLink />: {newestBatch.report.laboratory}, accreditation{' '}
                {newestBatch.report.accreditation}.{' '}
              </>
            )}
            {answer}
          </p>
        </Question>
      ))}
      <Calculator />
    </div>
  )
}
