import { BACK_TO_TOP_SCROLL_PX, useScrolledPast } from './scroll-thresholds.ts'

export function BackToTop() {
  const shown = useScrolledPast(BACK_TO_TOP_SCROLL_PX)
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => scrollTo({ top: 0 })}
      className={`grid size-12 cursor-pointer place-items-center rounded-full border border-leaf/20 bg-paper text-leaf shadow-soft transition-[opacity,visibility] duration-200 ease-out hover:bg-linen ${shown ? '' : 'invisible opacity-0'}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
      </svg>
    </button>
  )
}
