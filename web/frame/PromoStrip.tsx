import { useContent } from '../model/context.ts'
import { ChatLink } from '../ui/ChatLink.tsx'

const LINE = 'py-1 leading-tight'
const PILL =
  'rounded-full bg-honey px-3 py-1.5 text-jam transition-[background-color] duration-200 group-hover:bg-amla'

/** The offer, or that nothing can be ordered, always in sight above everything else. Its height is also in styles/theme.css. */
export function PromoStrip() {
  const { facts, pause, shopState, words } = useContent()
  const { promo, unopened } = words
  const hasOffer = facts.offer.percent > 0
  if (shopState === 'unopened')
    return (
      <aside id="promo-strip" aria-label={unopened.strip} className="on-leaf bg-leaf text-paper text-sm">
        <p className="wide flex min-h-11 items-center leading-tight">{unopened.strip}</p>
      </aside>
    )
  return (
    <aside
      id="promo-strip"
      aria-label={pause?.isNow ? pause.sentence : hasOffer ? promo.eyebrow : promo.button}
      className="on-leaf bg-leaf text-[min(0.8125rem,4.6vw)] text-paper sm:text-sm"
    >
      <div className="wide flex min-h-11 items-center justify-between gap-x-2 max-sm:px-3 sm:gap-x-5">
        {pause && (
          <p className={`${LINE} shop-open:hidden`}>
            {pause.sentence} <span className="max-sm:hidden">{pause.reason}</span>
          </p>
        )}
        {pause?.soon && <p className={`${LINE} hidden shop-closing:block`}>{pause.soon}</p>}
        {hasOffer && (
          <p className="flex flex-wrap items-baseline gap-x-1.5 leading-tight offer-over:hidden shop-closed:hidden shop-closing:hidden sm:gap-x-3">
            <span>{promo.eyebrow}</span>
            <strong className="rounded-xs bg-clay px-1.5 py-0.5 font-semibold text-white tabular-nums">
              {promo.offer}
            </strong>
            <span className="max-sm:hidden">{promo.until}</span>
          </p>
        )}
        <p
          className={`${LINE} offer-over:block shop-closed:hidden shop-closing:hidden ${hasOffer ? 'hidden' : ''}`}
        >
          {promo.after}
        </p>
        <ChatLink
          withoutGlyph
          placement="promo-strip"
          aria-label={promo.buttonName}
          instead={<span className={PILL}>{pause?.label}</span>}
          className="group flex min-h-11 shrink-0 items-center font-semibold leading-none"
        >
          <span className={PILL}>{promo.button}</span>
        </ChatLink>
      </div>
    </aside>
  )
}
