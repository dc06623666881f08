import { useContent } from '#web/content/context.ts'
import { type Batch, metalLimits } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { BELOW_DETECTION, SUBSTANCES, type Substance } from '#web/domain/substances.ts'
import { button } from '#web/ui/button.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { Day, LotWords } from './LotWords.tsx'
import { reportOf } from './report-file.ts'

/** The laboratory's values beside their limits, and the report itself. */
export function MeasuredTable({ batch }: { batch: Batch }) {
  const content = useContent()
  const text = content.batch.measured
  const { report } = batch
  const { regulation, mgPerKg } = metalLimits(content)
  const limits: Partial<Record<Substance, number>> = mgPerKg
  // Stricter than any regulation: none may be found while the site claims that none is added.
  const addsNone = content.claims.noPreservatives.shown
  return (
    <section aria-labelledby="report" className="mt-16 lg:mt-24">
      <h2 id="report" className="scroll-mt-6 text-h2">
        {text.heading}
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <table className="measured-table">
          <thead>
            <tr>
              <th scope="col">{text.columns.substance}</th>
              <th scope="col">{text.columns.found}</th>
              <th scope="col">{text.columns.limit}</th>
            </tr>
          </thead>
          <tbody>
            {SUBSTANCES.map((substance) => (
              <tr key={substance}>
                <th scope="row">{text.substances[substance]}</th>
                <Found measured={report.measured[substance]} limit={limits[substance]} />
                <td>{limits[substance] ?? (addsNone ? text.noneAllowed : text.notLimited)}</td>
              </tr>
            ))}
            {(['microbes', 'pesticides'] as const).map((test) => (
              <tr key={test}>
                <th scope="row">{text[test]}</th>
                <td colSpan={2}>
                  <LotWords of={batch}>{report[test]}</LotWords>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid content-start gap-3 text-base">
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
                date: <Day date={report.date} />,
              }}
            />
          </p>
          <p className="mt-2">
            <a href={reportOf(batch)} target="_blank" rel="noopener" className={button.outline}>
              {text.report}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

type FoundProps = { measured: Batch['report']['measured'][Substance]; limit: number | undefined }

function Found({ measured: { found, detectionLimit }, limit }: FoundProps) {
  const text = useContent().batch.measured
  const isBelow = found === BELOW_DETECTION
  return (
    <td>
      {isBelow ? text.below : found}
      {isBelow && <small className="block text-sm">{fill(text.detects, { limit: detectionLimit })}</small>}
      {Number(found) > Number(limit) && <strong className="block text-clay text-sm">{text.above}</strong>}
    </td>
  )
}
