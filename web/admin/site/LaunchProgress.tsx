import type { LaunchState } from '#web/ui/page.ts'
import { Panel } from '../controls/Panel.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { useShop } from '../shop.ts'
import { Closing } from './Closing.tsx'

/** The address of the form for the launch, as web/site-build/edit/config.ts names it. */
const FORM = '/edit#/collections/prices-offer-and-facts/entries/open-the-shop'

/** Shows how far a shop is on its way to open, as of the build; once nothing is missing or it has opened, whether it is closed. */
export function LaunchProgress() {
  const { launch } = useShop()
  if (!launch || launch.isOpen || launch.missing.length === 0) return <Closing />
  const { missing, of, canEdit } = launch
  const done = of - missing.length
  return (
    <div className="wide pt-4">
      <Panel heading={`Open the shop: ${done} of ${of}`}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${of} 1`}
          preserveAspectRatio="none"
          className="mb-2 h-2.5 w-full bg-leaf/20 forced-color-adjust-none"
        >
          <rect width={done} height={1} className="fill-leaf" />
        </svg>
        <p>
          Until all are there, visitors see that the shop is not open yet: nothing can be ordered, and search
          engines do not find it.
        </p>
        <Rest canEdit={canEdit} />
      </Panel>
    </div>
  )
}

/** The way to what is missing. */
export function Rest({ canEdit }: Pick<LaunchState, 'canEdit'>) {
  return canEdit ? (
    <a className={buttonStyle.text} href={FORM}>
      Fill in the rest
    </a>
  ) : (
    <p>npm run check:launch lists the rest.</p>
  )
}
