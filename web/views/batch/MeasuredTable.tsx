import { useContent } from '#web/content/context.ts'
import { type Batch, metalLimits, noPreservativesAllowed } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { BELOW_DETECTION, SUBSTANCES, type Substance } from '#web/domain/substances.ts'
import { button } from '#web/ui/button.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { reportOf } from './batch-files.ts'
import { Day, LotWords } from './LotWords.tsx'

/** The laboratory's values beside their limits, and the report itself. */
export function MeasuredTable({ batch }: { batch: Batch }) {
  const content = useContent()
  const text = content.batch.measured
  const { regulation, mgPerKg } = metalLimits(content)
  const limits: Partial<Record<Substance, number>> = mgPerKg
  const addsNone = noPreservativesAllowed(content)
  const { report } = batch
  const file = reportOf(batch)
  return (
    <section aria-labelledby="report" className="mt-16 lg:mt-24">
      <h2 id="report" className="scroll-mt-6 text-h2">
        {text.heading}
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <table className="measured-table lg:col-span-8">
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
                <td>
                  <Found measured={report.measured[substance]} limit={limits[substance]} />
                </td>
                <td>{limits[substance] ?? (addsNone ? text.noneAllowed : text.notLimited)}</td>
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
        <div className="grid content-start gap-3 text-base lg:col-span-4">
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
          {file && (
            <p className="mt-2">
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

type FoundProps = {
  measured: Batch['report']['measured'][Substance]
  /** In mg/kg; undefined where the law has none. */
  limit: number | undefined
}

function Found({ measured: { found, detectionLimit }, limit }: FoundProps) {
  const { batch, doses } = useContent()
  const text = batch.measured
  const note = (words: string) => <span className="block text-moss text-sm leading-snug">{words}</span>
  if (found === BELOW_DETECTION)
    return (
      <>
        {text.below}
        {note(fill(text.detects, { limit: detectionLimit }))}
      </>
    )
  if (limit === undefined) return found
  return (
    <>
      {found}
      {/* mg/kg are µg/g. */}
      {note(fill(text.aSpoon, { micrograms: (found * doses.spoons.teaspoon).toFixed(2) }))}
      {found > limit && <strong className="block font-semibold text-clay text-sm">{text.above}</strong>}
    </>
  )
}
