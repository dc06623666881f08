import type { ChangedTexts } from '#web/ui/page.ts'
import { Panel } from '../controls/Panel.tsx'
import { useShop } from '../shop.ts'
import { Rest } from './LaunchProgress.tsx'

/** What an open shop lacks, as of the build, and what has changed in its texts; else, in one line, what is worth doing. */
export function SiteNotes() {
  const { launch } = useShop()
  if (!launch) return null
  const { missing, isOpen, advice, canEdit, changedTexts } = launch
  return (
    <>
      {isOpen && missing.length > 0 && (
        <Panel heading="The shop takes no orders">
          <p>The site stays, and takes no orders until this is put right: {missing.join('; ')}.</p>
          <Rest canEdit={canEdit} />
        </Panel>
      )}
      {changedTexts && <ChangedTextsPanel {...changedTexts} />}
      {missing.length === 0 && advice.length > 0 && (
        <p className="text-moss text-sm">Worth doing: {advice.join(', ')}.</p>
      )}
    </>
  )
}

/** Shows what an update has changed in the texts that the shop stands by, until they are read again. */
function ChangedTextsPanel({ since, lines }: ChangedTexts) {
  return (
    <Panel heading="The privacy policy or a notice has changed">
      <p>
        You read them on {since}. Read what has changed, and write the new day under “What is to be read” on
        /edit.
      </p>
      <details>
        <summary>What has changed</summary>
        {lines.map((line) =>
          line.startsWith('-') ? (
            <del key={line}>{line.slice(1)} </del>
          ) : (
            <ins key={line}>{line.slice(1)} </ins>
          ),
        )}
      </details>
    </Panel>
  )
}
