import ArrowUp from 'lucide-react/icons/arrow-up'
import { useContent } from '../content/context.ts'

/** Shown by the stylesheet past its scroll threshold; see `scroll-thresholds.ts`. */
export function BackToTop() {
  const { navigation } = useContent()
  return (
    <button
      type="button"
      data-back-to-top=""
      aria-label={navigation.backToTop}
      className="invisible grid size-12 cursor-pointer place-items-center rounded-full border border-leaf/20 bg-paper text-leaf opacity-0 shadow-soft transition-[opacity,visibility] duration-200 ease-out hover:bg-linen in-data-[scrolled-past~=back-to-top]:visible in-data-[scrolled-past~=back-to-top]:opacity-100"
    >
      <ArrowUp aria-hidden strokeWidth={1.5} className="size-6" />
    </button>
  )
}
