import reports from 'virtual:shop/reports'
import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { isOutside, limitOf, limitText, mayFindNothing, metalLimits, nameAndUnit } from '#web/shop/report.ts'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { Day, LotWords } from './LotWords.tsx'

/** Over c1 to c8 the columns start at c1, c5 and c7. */
const row =
  'border-line border-t align-top *:py-ledger *:pr-gap *:text-left *:font-normal lg:*:first:w-1/2 lg:*:nth-2:pl-[calc(var(--gap)/2)] lg:*:nth-3:pl-[calc(var(--gap)*0.75)]'

type LabReport = NonNullable<Batch['report']>

/** The laboratory's values beside their limits, and the report itself. */
export function MeasuredTable({ batch, report }: { batch: Batch; report: LabReport }) {
  const content = useContent()
  const { measured: text } = content.words.batch
  const { regulation } = metalLimits(content)
  const tests = report.tests.map((test) => ({
    test,
    ...nameAndUnit(test, content),
    limit: limitOf(test, content),
    mayFindNothing: mayFindNothing(test, content),
  }))
  const units = new Set(tests.map(({ unit }) => unit))
  // A unit that all values have is in the heads of the columns.
  const [unit] = units.size === 1 ? units : []
  const head = (column: string) => (unit ? fill(text.columns.unit, { column, unit }) : column)
  const inLotLanguage = (words: string) => <LotWords of={batch}>{words}</LotWords>
  const own = tests.flatMap(({ name, limit }) =>
    limit && limit.source !== regulation ? [{ name, ...limit }] : [],
  )
  return (
    <Band tone="paper" labelledBy="report">
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
                {head(text.columns.found)}
              </th>
              <th scope="col">{head(text.columns.limit)}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map(({ test, name, limit, ...each }) => {
              const withUnit = (value: number) => (unit ? value : `${value} ${each.unit}`.trim())
              return (
                <tr key={name} className={row}>
                  <th scope="row">{test.test === 'other' ? inLotLanguage(name) : name}</th>
                  <td>
                    <FoundValue found={test.found} withUnit={withUnit} />
                    {isOutside(test, limit) && (
                      <strong className="block text-clay text-sm">{text.outside}</strong>
                    )}
                  </td>
                  <td>
                    {limit
                      ? limitText(limit, content, withUnit)
                      : each.mayFindNothing
                        ? text.noneAllowed
                        : text.noLimit}
                  </td>
                </tr>
              )
            })}
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
        <div className="grid content-start gap-3 text-base md:c9 print:break-inside-avoid">
          {units.has('mg/kg') && <p className="border-line border-t pt-3">{text.unit}</p>}
          {tests.some(({ limit }) => limit?.source === regulation) && (
            <p>{fill(text.metals, { regulation })}</p>
          )}
          {own.map(({ name, source }) => (
            <p key={name}>
              <FilledText
                text={text.ownLimit}
                values={{ name: inLotLanguage(name), source: inLotLanguage(source) }}
              />
            </p>
          ))}
          {tests.some((each) => each.mayFindNothing) && <p>{text.preservativeRule}</p>}
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

type Found = LabReport['tests'][number]['found']

function FoundValue({ found, withUnit }: { found: Found; withUnit: (value: number) => string | number }) {
  const text = useContent().words.batch.measured
  if (typeof found === 'number') return withUnit(found)
  return (
    <>
      {text.below}
      {found.below && (
        <small className="block text-sm">{fill(text.detects, { limit: withUnit(found.below) })}</small>
      )}
    </>
  )
}
