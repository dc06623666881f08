import { useContent } from '../model/context.ts'

/** A pill with a knob, which is at its right end while it is on. Forced colours would remove both, which are backgrounds. */
const pill =
  'h-6 w-10 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-current p-0.75 before:block before:aspect-square before:h-full before:rounded-full before:bg-current before:transition-transform before:duration-200 before:ease-out checked:bg-amla checked:text-leaf checked:before:translate-x-4 disabled:cursor-default forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:checked:bg-[Highlight] forced-colors:checked:text-[HighlightText] forced-colors:disabled:text-[GrayText]'

/**
 * Turns tracking off in this browser; `browser/tracking/tracking-switch.ts` sets and saves its state. Does nothing
 * without scripts.
 */
export function TrackingSwitch() {
  const { label, note, byBrowser, notKept } = useContent().words.policy.trackingSwitch
  return (
    <p className="flex flex-wrap items-center noscript:hidden">
      <label className="mr-2 inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
        <input type="checkbox" data-tracking-switch="" className={pill} />
        {label}
      </label>{' '}
      <span role="status" data-note={note} data-by-browser={byBrowser} data-not-kept={notKept}>
        {note}
      </span>
    </p>
  )
}
