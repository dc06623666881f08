import Download from 'lucide-react/icons/download'
import type { Range } from '#contract/ranges.ts'
import { downloadText } from '#web/content/admin.ts'
import { Panel } from '../panels/Panel.tsx'
import { smallButton } from '../small-button.ts'

/** The lists of the range as CSV files. */
export function Downloads({ range }: { range: Range }) {
  return (
    <Panel heading={downloadText.heading} lede={downloadText.lede}>
      <ul className="grid grid-cols-2 gap-3">
        {downloadText.files.map(({ name, path }) => (
          <li key={path}>
            <a href={`${path}?days=${range}`} download className={`${smallButton} w-full`}>
              <Download aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
