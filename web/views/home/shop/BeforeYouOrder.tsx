import { useContent } from '#web/content/context.ts'
import { newestBatch } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { longDate } from '#web/lib/format.ts'
import { BatchLink } from '#web/ui/BatchLink.tsx'
import { Filled } from '#web/ui/Filled.tsx'
import { Question } from '#web/ui/Question.tsx'
import { Calculator } from '../calculator/Calculator.tsx'

/** What a buyer asks before paying: the jar, its tests and price, and how long it lasts. */
export function BeforeYouOrder() {
  const { batches, buying, language, legal } = useContent()
  const newest = newestBatch(batches)
  const questions = buying.questions.filter(({ id }) => id !== 'law' || legal.licence.number)
  const values = {
    licence: legal.licence.kind ?? legal.labels.licence,
    licenceNumber: legal.licence.number ?? legal.askUs,
    ...(newest && { bestBefore: longDate(newest.bestBefore, language) }),
  }
  return (
    <div>
      <h3 className="mb-2 text-h3">{buying.heading}</h3>
      {questions.map(({ id, question, withBatch, ...always }) => {
        const more = newest && withBatch
        const short = more?.short ?? always.short
        return (
          <Question
            key={id}
            question={question}
            short={fill(typeof short === 'string' ? short : short[legal.regime], values)}
          >
            <p>
              <Filled text={more?.answer ?? always.answer} values={{ ...values, report: <BatchLink /> }} />
            </p>
          </Question>
        )
      })}
      <Calculator />
    </div>
  )
}
