import { HIDDEN_DOT } from '#web/browser/navigation/admin-shortcut.ts'

/**
 * The hidden way to the dashboard: invisible, at the bottom left, in the page's margin and above the mobile
 * bar, so that it covers no content. By keyboard there is Ctrl+Shift+A.
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
