import { VITALS, type Vital, type VitalsP75, type VitalsStats } from '#contract/vitals.ts'
import { vitalsText } from '#web/content/admin.ts'
import { showCount, showVital, showWeek } from '../format.ts'

/** One Web Vital by week, newest first, rated by Google's thresholds. */
export function SpeedTable({ vital, stats: { data, summary } }: { vital: Vital; stats: VitalsStats }) {
  return (
    <table className="h-fit w-full text-sm">
      <caption className="pb-1.5 text-left">
        <span className="block font-semibold">{vitalsText.names[vital]}</span>
        <span className="text-moss">{vitalsText.goodUpTo(showVital(vital, VITALS[vital].good))}</span>
      </caption>
      <thead className="border-leaf/30 border-b text-left text-moss">
        <tr>
          <th scope="col" className="py-1 font-normal">
            {vitalsText.week}
          </th>
          <th scope="col" className="py-1 pl-3 font-normal">
            {vitalsText.value}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {vitalsText.samples}
            <span className="sr-only">{vitalsText.samplesWhat}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((week) => (
          <Row key={week.week} name={showWeek(week.week)} vital={vital} p75={week} />
        ))}
      </tbody>
      {data.length > 1 && (
        <tfoot>
          <Row name={vitalsText.allWeeks} vital={vital} p75={summary} className="font-semibold" />
        </tfoot>
      )}
    </table>
  )
}

type RowProps = { name: string; vital: Vital; p75: VitalsP75; className?: string }

function Row({ name, vital, p75, className = 'font-normal' }: RowProps) {
  const value = p75[vital]
  return (
    <tr className="border-leaf/10 border-b align-top">
      <th scope="row" className={`py-1.5 text-left ${className}`}>
        {name}
      </th>
      <td className="py-1.5 pl-3">
        {value === null ? (
          <span className="text-moss">{vitalsText.notMeasured}</span>
        ) : (
          <>
            <span className="font-semibold">{showVital(vital, value)}</span>{' '}
            <Rating vital={vital} value={value} />
          </>
        )}
      </td>
      <td className="py-1.5 pl-3 text-right text-moss">{showCount(p75.samples)}</td>
    </tr>
  )
}

/** The colour repeats what the word says. */
function Rating({ vital, value }: { vital: Vital; value: number }) {
  const { good, poor } = VITALS[vital]
  if (value <= good) return <span className="text-leaf">{vitalsText.ratings.good}</span>
  if (value <= poor) return <span className="text-jam">{vitalsText.ratings.between}</span>
  return <span className="text-clay">{vitalsText.ratings.poor}</span>
}
