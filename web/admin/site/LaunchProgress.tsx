import type { ChangedTexts, LaunchState } from '#web/ui/page.ts'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'

/** The address of the form for the launch, as web/build/edit/config.ts names it. */
const FORM = '/edit#/collections/open-the-shop/entries/open-the-shop'

/** What the shop lacks to open, or since it has opened, as of the build; else, in one line, what is worth doing besides. */
export function LaunchProgress({ missing, of, isOpen, advice, canEdit, changedTexts }: LaunchState) {
  return (
    <>
      {missing.length > 0 && (
        <Panel heading={isOpen ? 'Missing on the site' : `Open the shop: ${of - missing.length} of ${of}`}>
          <p>
            {isOpen
              ? `The shop is open and stays so. The site leaves out what is missing: ${missing.join('; ')}.`
              : 'Until all are there, visitors see that the shop is not open yet: nothing can be ordered, and search engines do not find it.'}
            {!canEdit && ' npm run check:launch lists the rest.'}
          </p>
          {canEdit && (
            <a className={buttonStyle.text} href={FORM}>
              Fill in the rest
            </a>
          )}
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
