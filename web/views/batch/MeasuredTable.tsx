import { useContent } from '#web/content/context.ts'
import { type Batch, metalLimits, noPreservativesAllowed } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { BELOW_DETECTION, METALS, PRESERVATIVES, type Substance } from '#web/domain/substances.ts'
import { longDate } from '#web/lib/format.ts'
import { button } from '#web/ui/button.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { LotWords } from './LotWords.tsx'
import { reportOf } from './report-of.ts'

/** The laboratory's values beside their limits, and the report itself. */
export function MeasuredTable({ batch }: { batch: Batch }) {
  const content = useContent()
  const text = content.batch.measured
  const { regulation, mgPerKg } = metalLimits(content)
  const addsNone = noPreservativesAllowed(content)
  const { report } = batch
  const file = reportOf(batch)
  return (
    <section aria-labelledby="report" className="mt-16 lg:mt-24 print:mt-6">
      <h2 id="report" className="scroll-mt-6 text-h2">
        {text.heading}
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-12 print:mt-3 print:block">
        <div className="lg:col-span-8">
          <table className="measured-table">
            <thead>
              <tr>
                <th scope="col">{text.columns.substance}</th>
                <th scope="col">{text.columns.found}</th>
                <th scope="col">{text.columns.limit}</th>
              </tr>
            </thead>
            <tbody>
              {METALS.map((metal) => (
                <tr key={metal}>
                  <th scope="row">{text.substances[metal]}</th>
                  <td>
                    <Found measured={report.measured[metal]} limit={mgPerKg[metal]} />
                  </td>
                  <td>{mgPerKg[metal]}</td>
                </tr>
              ))}
              {PRESERVATIVES.map((preservative) => (
                <tr key={preservative}>
                  <th scope="row">{text.substances[preservative]}</th>
                  <td>
                    <Found measured={report.measured[preservative]} limit={Number.POSITIVE_INFINITY} />
                  </td>
                  <td>{addsNone ? text.noneAllowed : text.notLimited}</td>
                </tr>
              ))}
              {(['microbes', 'pesticides'] as const).map((tested) => (
                <tr key={tested}>
                  <th scope="row">{text[tested]}</th>
                  <td colSpan={2} className="text-left!">
                    <LotWords of={batch}>{report[tested]}</LotWords>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid content-start gap-3 text-base lg:col-span-4 print:mt-3 print:text-sm">
          <p>{text.unit}</p>
          <p>{fill(text.metals, { regulation })}</p>
          {addsNone && <p>{text.preservativeRule}</p>}
          <p className="mt-2 border-leaf/20 border-t pt-4">
            <Filled
              text={text.source}
              values={{
                laboratory: <LotWords of={batch}>{report.laboratory}</LotWords>,
                accreditation: report.accreditation,
                number: report.number,
                date: <time dateTime={report.date}>{longDate(report.date, content.language)}</time>,
              }}
            />
          </p>
          {file && (
            <p className="mt-2 print:hidden">
              <a href={file} target="_blank" rel="noopener" className={button.outline}>
                {text.report}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Found({
  measured: { found, detectionLimit },
  limit,
}: {
  measured: Batch['report']['measured'][Substance]
  limit: number
}) {
  const { batch, doses } = useContent()
  const text = batch.measured
  if (found === BELOW_DETECTION) {
    return (
      <>
        {text.below}
        <span className="block text-moss text-sm leading-snug">
          {fill(text.detects, { limit: detectionLimit })}
        </span>
      </>
    )
  }
  return (
    <>
      {found}
      {Number.isFinite(limit) && (
        <span className="block text-moss text-sm leading-snug">
          {/* mg/kg are µg/g. */}
          {fill(text.aSpoon, { micrograms: (found * doses.spoons.teaspoon).toFixed(2) })}
        </span>
      )}
      {found > limit && <strong className="block font-semibold text-clay text-sm">{text.above}</strong>}
    </>
  )
}
