import Printer from 'lucide-react/icons/printer'
import { views } from '#web/views.ts'
import { Panel } from '../panels/Panel.tsx'
import { smallButton } from '../SmallButton.tsx'

export function Labels() {
  return (
    <Panel heading="Labels" lede="The code, lot and best-before date of a batch, for its jars.">
      <a href={views.labels.path} className={smallButton}>
        <Printer aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        Print labels
      </a>
    </Panel>
  )
}
