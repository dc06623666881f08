import Download from 'lucide-react/icons/download'
import type { Range } from '../../../worker/contract/ranges.ts'
import { exportText } from '../../content/admin.ts'
import { Panel } from './Panel.tsx'
import { quietButton } from './quiet-button.ts'

export function Exports({ range }: { range: Range }) {
  return (
    <Panel heading={exportText.heading} lede={exportText.lede}>
      <ul className="grid grid-cols-2 gap-3">
        {exportText.files.map(({ name, path }) => (
          <li key={path}>
            <a href={`${path}?days=${range}`} download className={`${quietButton} w-full`}>
              <Download aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
