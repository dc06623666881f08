import ArrowUp from 'lucide-react/icons/arrow-up'
import { BACK_TO_TOP_SCROLL_PX, useScrolledPast } from '../lib/scroll-thresholds.ts'

export function BackToTop() {
  const shown = useScrolledPast(BACK_TO_TOP_SCROLL_PX)
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => scrollTo({ top: 0 })}
      className={`grid size-12 cursor-pointer place-items-center rounded-full border border-leaf/20 bg-paper text-leaf shadow-soft transition-[opacity,visibility] duration-200 ease-out hover:bg-linen ${shown ? '' : 'invisible opacity-0'}`}
    >
      <ArrowUp aria-hidden strokeWidth={1.5} />
    </button>
  )
}
