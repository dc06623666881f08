import { Panel } from '../controls/Panel.tsx'

/** Pictures and reports that no page shows, as of the build. */
export function UnusedFiles({ files }: { files: readonly string[] }) {
  return (
    <Panel heading="Unused files" lede="Pictures and reports that no page shows: use them, or remove them.">
      <ul className="text-sm">
        {files.map((file) => (
          <li key={file} className="py-1 [overflow-wrap:anywhere]">
            {file}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
