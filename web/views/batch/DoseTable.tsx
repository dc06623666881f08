import { useContent } from '#web/content/context.ts'
import { doseTable } from '#web/domain/doses.ts'

/** How much at every age: what to begin with, and beside it the fuller amount. */
export function DoseTable() {
  const { doses } = useContent()
  const { columns, heading } = doses
  return (
    <table aria-label={heading}>
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
  )
}
