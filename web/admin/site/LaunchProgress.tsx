import type { LaunchState } from '#web/ui/page.ts'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'

/** The address of the form for the launch, as web/build/edit/config.ts names it. */
const FORM = '/edit#/collections/open-the-shop/entries/open-the-shop'

/**
 * How many of the facts for the launch are there, as of the build; once all are, lists what is worth doing besides,
 * in one line.
 */
export function LaunchProgress({ done, of, advice, canEdit }: LaunchState) {
  if (done < of)
    return (
      <Panel heading={`Open the shop: ${done} of ${of}`}>
        <p>
          Until all are there, visitors see a preview in which nothing can be ordered, and which search
          engines do not find.{!canEdit && ' npm run check:launch lists the rest.'}
        </p>
        {canEdit && (
          <a className={buttonStyle.text} href={FORM}>
            Fill in the rest
          </a>
        )}
      </Panel>
    )
  return advice.length > 0 && <p className="text-moss text-sm">Worth doing: {advice.join(', ')}.</p>
}
