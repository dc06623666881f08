import { HIDDEN_DOT } from '../../navigation/admin-shortcut.ts'

/**
 * The owner's door: invisible, at the bottom left, in the page's margin and above the mobile bar, so that it covers
 * nothing. Keyboards have Ctrl+Shift+A instead.
 */
export function HiddenDot() {
  return (
    <button
      type="button"
      {...{ [HIDDEN_DOT]: '' }}
      tabIndex={-1}
      aria-hidden="true"
      className="fixed bottom-[calc(var(--mobile-bar,0rem)+0.125rem)] left-0 z-20 size-5 touch-manipulation rounded-full opacity-0"
    />
  )
}
