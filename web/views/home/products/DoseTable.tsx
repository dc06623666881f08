import { useContent } from '#web/content/context.ts'
import { doseTable } from '#web/domain/doses.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** How much at every age: a sentence each, and folded the grams with the fuller amount. */
export function DoseTable({ className }: { className: string }) {
  const { doses, products } = useContent()
  const { columns } = doses
  const { ages, table, note } = products.consume
  return (
    <div id="doses" className={className}>
      <ul className="plain-lines">
        {ages.map((age) => (
          <li key={age}>{age}</li>
        ))}
      </ul>
      <details className="question">
        <summary>{table}</summary>
        <table className="doses">
          <thead>
            <tr>
              <th>{columns.who}</th>
              <th>{columns.begin}</th>
              <th>{columns.fuller}</th>
            </tr>
          </thead>
          <tbody>
            {doseTable({ doses }).map(({ who, begin, fuller }) => (
              <tr key={who}>
                <th>{who}</th>
                <td colSpan={fuller ? 1 : 2}>{begin}</td>
                {fuller && <td>{fuller}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <NotedText text={note} />
        </p>
      </details>
    </div>
  )
}
