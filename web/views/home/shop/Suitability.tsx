import { useContent } from '#web/content/context.ts'
import { Calculator } from '../calculator/Calculator.tsx'

/** Lists who should ask a doctor first, and contains the calculator of how long a jar lasts. */
export function Suitability() {
  const { heading, intro, ask } = useContent().suitability
  return (
    <div id="suitability" className="grid gap-x-16 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-1 font-semibold text-leaf">{intro}</p>
      </div>
      <div className="lg:col-span-8">
        <ul className="plain-lines">
          {ask.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        <Calculator />
      </div>
    </div>
  )
}
