import X from 'lucide-react/icons/x'
import { useContent } from '#web/model/context.ts'
import { cheapestPack } from '#web/shop/price.ts'
import { ArchLine } from '#web/ui/Arch.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { pictureFile } from '#web/ui/ContentPicture.tsx'
import { LowestPrice } from '../LowestPrice.tsx'
import { PackPicture } from '../shop/PackPicture.tsx'
import { LAUNCH_POPUP } from './popup-timer.ts'

/** Is as large as the screen, and a pixel more: only what can scroll keeps the page behind it from scrolling. */
const whole =
  'size-full max-h-none max-w-none grid-cols-1 place-items-center overflow-y-auto overscroll-contain bg-transparent p-4 text-jam scrollbar-none open:grid after:absolute after:top-0 after:left-0 after:h-[calc(100%+1px)] after:w-px'
/** Hidden for a frame before it is closed: still modal, it keeps the focus until then. */
const backdrop =
  'data-closing:opacity-0 backdrop:bg-leaf/72 backdrop:transition-opacity backdrop:duration-300 backdrop:ease-out data-closing:backdrop:opacity-0 data-closing:backdrop:transition-none backdrop:starting:opacity-0'

/**
 * A native dialog as large as the screen: what surrounds the card is the backdrop, and the confetti falls over both.
 * It is closed until `open-popup.ts` opens it.
 */
export function LaunchPopup() {
  const { facts, copy, packs, words } = useContent()
  const cheapest = cheapestPack(packs)
  if (facts.brand.popup === 'off') return null
  return (
    <dialog
      {...{ [LAUNCH_POPUP]: '' }}
      aria-labelledby="popup-title"
      aria-describedby="popup-welcome"
      className={`launch-popup ${whole} ${backdrop}`}
    >
      <div
        className={`popup-card relative w-full max-w-88 px-[min(2.5rem,11%)] ${pictureFile(cheapest?.picture) ? 'pt-8' : 'pt-28'} pb-9 text-center transition-[opacity,translate] duration-400 ease-out starting:translate-y-6 starting:opacity-0`}
      >
        <ArchLine className="pointer-events-none absolute inset-0 size-full fill-paper text-paper *:pointer-events-auto" />
        <ArchLine className="absolute inset-x-3 top-4 bottom-3 h-[calc(100%-1.75rem)] pointer-events-none w-[calc(100%-1.5rem)] text-moss/50" />
        <div className="relative">
          {pictureFile(cheapest?.picture) && (
            <div className="jar mx-auto h-44 w-52 max-w-full">
              {cheapest && <PackPicture pack={cheapest} />}
            </div>
          )}
          <h2
            id="popup-title"
            tabIndex={-1}
            className="outline-none text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-tight"
          >
            {words.popup.title}
          </h2>
          <p id="popup-welcome" className="mt-3 text-balance leading-snug">
            {words.popup.welcome}
          </p>
          {copy.brand.tagline && (
            <p className="mt-2 text-balance text-base text-moss leading-snug">{copy.brand.tagline}</p>
          )}
          <LowestPrice className="mt-3 font-display font-medium text-h4 text-leaf" priceClassName="text-h3" />
          <div className="mt-6 grid gap-3">
            <ChatLink placement="popup" className={button.primary}>
              {words.popup.shop}
            </ChatLink>
            <button type="button" className={button.outline}>
              {words.popup.explore}
            </button>
          </div>
        </div>
        <button
          type="button"
          aria-label={words.popup.close}
          className="on-leaf absolute top-0 right-0 grid size-11 cursor-pointer place-items-center rounded-full text-paper hover:text-amla"
        >
          <X aria-hidden strokeWidth={1.5} />
        </button>
      </div>
      <canvas className="pointer-events-none fixed inset-0 size-full [--confetti:var(--color-amla)_var(--color-honey)_var(--color-moss)_var(--color-clay)_var(--color-linen)]" />
    </dialog>
  )
}
