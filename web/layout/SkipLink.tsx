import { useContent } from '../content/context.ts'

/**
 * The first stop of the Tab key: past the header to what the view is about. A landmark, because home's popup is before it:
 * a link that does not come first is not taken for one that skips.
 */
export function SkipLink() {
  const { navigation } = useContent()
  return (
    <nav aria-label={navigation.skip}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-full bg-paper px-6 py-3 font-semibold text-leaf shadow-soft focus-visible:translate-y-0"
      >
        {navigation.skip}
      </a>
    </nav>
  )
}
