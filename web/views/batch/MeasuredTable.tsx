import { type Batch, BELOW_DETECTION, batchText, type Measured } from '#web/content/batch.ts'
import {
  type Metal,
  metalLimits,
  metals,
  noPreservativesAllowed,
  preservatives,
  substanceNames,
} from '#web/content/batch-limits.ts'
import { reportOf } from '#web/content/batches.ts'
import { spoons } from '#web/content/doses.ts'
import { legal } from '#web/content/legal.ts'
import { longDate } from '#web/lib/format.ts'
import { button } from '#web/ui/button.ts'

const text = batchText.measured
const { regulation, mgPerKg } = metalLimits[legal.regime]

/** The laboratory's values beside their limits, and the report itself. */
export function MeasuredTable({ batch }: { batch: Batch }) {
  const { report } = batch
  const file = reportOf(batch)
  return (
    <section aria-labelledby={text.id} className="mt-16 lg:mt-24 print:mt-6">
      <h2 id={text.id} className="scroll-mt-6 text-h2">
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
              {metals.map((metal) => (
                <tr key={metal}>
                  <th scope="row">{substanceNames[metal]}</th>
                  <td>
                    <Found measured={report.measured[metal]} limit={mgPerKg[metal]} />
                  </td>
                  <td>{limitText(metal)}</td>
                </tr>
              ))}
              {preservatives.map((preservative) => (
                <tr key={preservative}>
                  <th scope="row">{substanceNames[preservative]}</th>
                  <td>
                    <Found measured={report.measured[preservative]} limit={Number.POSITIVE_INFINITY} />
                  </td>
                  <td>{noPreservativesAllowed ? text.noneAllowed : text.notLimited}</td>
                </tr>
              ))}
              {(['microbes', 'pesticides'] as const).map((tested) => (
                <tr key={tested}>
                  <th scope="row">{text[tested]}</th>
                  <td colSpan={2} className="text-left!">
                    {report[tested]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid content-start gap-3 text-base lg:col-span-4 print:mt-3 print:text-sm">
          <p>{text.unit}</p>
          <p>
            {text.metals} {regulation}.
          </p>
          {noPreservativesAllowed && <p>{text.preservativeRule}</p>}
          <p className="mt-2 border-leaf/20 border-t pt-4">
            {report.laboratory}. {text.accreditation}: {report.accreditation}. {text.number} {report.number},{' '}
            <time dateTime={report.date}>{longDate(report.date)}</time>.
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

/**
 * @param found in mg/kg
 * @returns micrograms in a level teaspoon, to two decimals
 */
function microgramsASpoon(found: number): string {
  return (found * spoons.teaspoon).toFixed(2)
}

function limitText(metal: Metal): string {
  return String(mgPerKg[metal])
}

function Found({ measured: { found, detectionLimit }, limit }: { measured: Measured; limit: number }) {
  if (found === BELOW_DETECTION) {
    return (
      <>
        {text.below}
        <span className="block text-moss text-sm leading-snug">
          {text.detects} {detectionLimit} {text.from}
        </span>
      </>
    )
  }
  return (
    <>
      {found}
      {Number.isFinite(limit) && (
        <span className="block text-moss text-sm leading-snug">
          {microgramsASpoon(found)} {text.aSpoon}
        </span>
      )}
      {found > limit && <strong className="block font-semibold text-clay text-sm">{text.above}</strong>}
    </>
  )
}
