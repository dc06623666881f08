import type { LaunchState } from '#web/ui/page.ts'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'

/** The address of the form for the launch, as web/build/edit/config.ts names it. */
const FORM = '/edit#/collections/open-the-shop/entries/open-the-shop'

/** What the shop lacks to open, or since it has opened, as of the build; else, in one line, what is worth doing besides. */
export function LaunchProgress({ missing, of, isOpen, advice, canEdit }: LaunchState) {
  if (missing.length === 0)
    return advice.length > 0 && <p className="text-moss text-sm">Worth doing: {advice.join(', ')}.</p>
  return (
    <Panel heading={isOpen ? 'Missing on the site' : `Open the shop: ${of - missing.length} of ${of}`}>
      <p>
        {isOpen
          ? `The shop is open and stays so. The site leaves out what is missing: ${missing.join('; ')}.`
          : 'Until all are there, visitors see a preview in which nothing can be ordered, and which search engines do not find.'}
        {!canEdit && ' npm run check:launch lists the rest.'}
      </p>
      {canEdit && (
        <a className={buttonStyle.text} href={FORM}>
          Fill in the rest
        </a>
      )}
    </Panel>
  )
}
