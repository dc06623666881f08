import reports from 'virtual:shop/reports'
import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { metalLimits } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { BELOW_DETECTION, SUBSTANCES, type Substance } from '#web/shop/substances.ts'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { Day, LotWords } from './LotWords.tsx'

/** Over c1 to c8 the columns start at c1, c5 and c7. */
const row =
  'border-line border-t align-top *:py-ledger *:pr-gap *:text-left *:font-normal lg:*:first:w-1/2 lg:*:nth-2:pl-[calc(var(--gap)/2)] lg:*:nth-3:pl-[calc(var(--gap)*0.75)]'

type LabReport = NonNullable<Batch['report']>

/** The laboratory's values beside their limits, without what was not measured, and the report itself. */
export function MeasuredTable({ batch, report }: { batch: Batch; report: LabReport }) {
  const content = useContent()
  const text = content.words.batch.measured
  const { regulation, mgPerKg } = metalLimits(content)
  const limits: Partial<Record<Substance, number>> = mgPerKg
  // Stricter than the law: while the site claims that none is added, none may be found.
  const addsNone = content.claims.noPreservatives !== undefined
  const measured = SUBSTANCES.flatMap((substance) => {
    const value = report.measured[substance]
    return value ? [{ substance, value }] : []
  })
  const hasPreservatives = measured.some(({ substance }) => !(substance in mgPerKg))
  return (
    <Band tone="linen" labelledBy="report">
      <div className="page-grid">
        <h2 id="report" className="scroll-mt-6 text-h2">
          {text.heading}
        </h2>
        <table className="w-full border-line border-b text-base/[1.4] text-leaf tabular-nums max-tiny:table-fixed md:col-end-9 lg:table-fixed">
          <caption className="sr-only">{text.heading}</caption>
          <thead>
            <tr className={`text-caption *:font-semibold! ${row}`}>
              <th scope="col">{text.columns.substance}</th>
              <th scope="col" className="tiny:max-lg:w-1/2">
                {text.columns.found}
              </th>
              <th scope="col">{text.columns.limit}</th>
            </tr>
          </thead>
          <tbody>
            {measured.map(({ substance, value }) => (
              <tr key={substance} className={row}>
                <th scope="row">{text.substances[substance]}</th>
                <MeasuredValue measured={value} limit={limits[substance]} />
                <td>{limits[substance] ?? (addsNone ? text.noneAllowed : text.notLimited)}</td>
              </tr>
            ))}
            {(['microbes', 'pesticides'] as const).map(
              (test) =>
                report[test] && (
                  <tr key={test} className={row}>
                    <th scope="row">{text[test]}</th>
                    <td colSpan={2}>
                      <LotWords of={batch}>{report[test]}</LotWords>
                    </td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
        <div className="grid content-start gap-3 text-base md:c9">
          {measured.length > 0 && <p className="border-line border-t pt-3">{text.unit}</p>}
          {measured.some(({ substance }) => substance in mgPerKg) && (
            <p>{fill(text.metals, { regulation })}</p>
          )}
          {addsNone && hasPreservatives && <p>{text.preservativeRule}</p>}
          <p className="border-line border-t pt-3">
            <FilledText
              text={report.accreditation ? text.source : text.sourcePlain}
              values={{
                laboratory: <LotWords of={batch}>{report.laboratory}</LotWords>,
                accreditation: report.accreditation,
                number: report.number,
                date: <Day date={report.date} />,
              }}
            />
          </p>
          <p className="mt-2">
            <a href={reports[report.file]} target="_blank" rel="noopener" className={button.outline}>
              {text.report}
            </a>
          </p>
        </div>
      </div>
    </Band>
  )
}

type MeasuredValueProps = {
  measured: NonNullable<LabReport['measured'][Substance]>
  limit: number | undefined
}

function MeasuredValue({ measured: { found, detectionLimit }, limit }: MeasuredValueProps) {
  const text = useContent().words.batch.measured
  const isBelow = found === BELOW_DETECTION
  return (
    <td>
      {isBelow ? text.below : found}
      {isBelow && detectionLimit && (
        <small className="block text-sm">{fill(text.detects, { limit: detectionLimit })}</small>
      )}
      {Number(found) > Number(limit) && <strong className="block text-clay text-sm">{text.above}</strong>}
    </td>
  )
}
