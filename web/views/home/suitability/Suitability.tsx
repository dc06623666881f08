import { suitability } from '#web/content/suitability.ts'

/** Four questions with short answers; each says when to ask a doctor. */
export function Suitability() {
  return (
    <div
      id={suitability.id}
      className="mt-18 grid gap-x-16 gap-y-6 border-leaf/20 border-t pt-12 lg:mt-28 lg:grid-cols-12 lg:pt-16"
    >
      <div className="lg:col-span-5">
        <h3 className="text-h3">{suitability.heading}</h3>
        <p className="mt-3 text-base text-moss">{suitability.intro}</p>
      </div>
      <div className="lg:col-span-7">
        {suitability.questions.map(({ id, question, short, answer, ask }) => (
          <details key={id} className="question">
            <summary>
              {question} <small>{short}</small>
            </summary>
            <p>{answer}</p>
            <p>
              <strong>{ask}</strong>
            </p>
          </details>
        ))}
      </div>
    </div>
  )
}
