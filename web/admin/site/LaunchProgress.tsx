import type { ChangedTexts, LaunchState } from '#web/ui/page.ts'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'

/** The address of the form for the launch, as web/build/edit/config.ts names it. */
const FORM = '/edit#/collections/open-the-shop/entries/open-the-shop'

/**
 * How many of the facts for the launch are there, as of the build; once all are, lists what is worth doing besides,
 * in one line.
 */
export function LaunchProgress({ done, of, advice, canEdit, changedTexts }: LaunchState) {
  if (done < of)
    return (
      <Panel heading={`Open the shop: ${done} of ${of}`}>
        <p>
          Until all are there, visitors see that the shop is not open yet: nothing can be ordered, and search
          engines do not find it.{!canEdit && ' npm run check:launch lists the rest.'}
        </p>
        {canEdit && (
          <a className={buttonStyle.text} href={FORM}>
            Fill in the rest
          </a>
        )}
      </Panel>
    )
  return (
    <>
      {changedTexts && <ChangedTextsPanel {...changedTexts} />}
      {advice.length > 0 && <p className="text-moss text-sm">Worth doing: {advice.join(', ')}.</p>}
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
