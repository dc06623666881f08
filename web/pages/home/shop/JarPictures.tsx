import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { closeWithoutBox } from '#web/browser/close-without-box.ts'
import { useContent } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import type { Pack } from '#web/shop/price.ts'
import { rupees } from '#web/shop/rupees.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import type { JarView } from './jar-views.ts'

/** A finger that moves so far sideways turns to the next picture, in px. */
const SWIPE_PX = 40

type Props = { pack: Pack; views: readonly JarView[]; onClose: () => void }

/**
 * The pictures of a jar, as large as the screen: arrow keys, swipes and buttons turn them. A picture is requested when it is
 * shown.
 */
export function JarPictures({ pack: { size, description, price, mrp }, views, onClose }: Props) {
  const words = useContent().shop.enlarge
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const swipeStart = useRef(0)
  const [shown, setShown] = useState(0)
  const view = views[shown]
  const turn = (by: number) => setShown((shown + by + views.length) % views.length)
  useEffect(() => {
    if (!dialog.current || !close.current) return
    dialog.current.showModal()
    closeWithoutBox(dialog.current, close.current)
  }, [])
  const endSwipe = ({ clientX }: PointerEvent) => {
    const moved = clientX - swipeStart.current
    if (Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={fill(words.label, { size })}
      className="jar-view"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        else if (key === 'ArrowRight') turn(1)
      }}
    >
      <figure>
        <img
          src={view?.large}
          alt={view?.alt}
          width={1200}
          height={1200}
          onPointerDown={({ clientX }) => {
            swipeStart.current = clientX
          }}
          onPointerUp={endSwipe}
        />
        {views.length > 1 && (
          <>
            <button
              type="button"
              className="enlarge jar-previous"
              aria-label={words.previous}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden />
            </button>
            <button
              type="button"
              className="enlarge jar-next"
              aria-label={words.next}
              onClick={() => turn(1)}
            >
              <ChevronRight aria-hidden />
            </button>
          </>
        )}
      </figure>
      <div className="jar-side">
        <p className="eyebrow">{description}</p>
        <p className="jar-name">
          {size}{' '}
          <span className="figure">
            <OfferText during={rupees(price)} after={rupees(mrp)} />
          </span>
        </p>
        {views.length > 1 && (
          <>
            <ul>
              {views.map(({ name, small }, index) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={index === shown || undefined}
                    onClick={() => setShown(index)}
                  >
                    <img src={small} alt="" width={400} height={400} />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p className="jar-count" aria-live="polite">
              {fill(words.count, { number: shown + 1, of: views.length, name: view?.name ?? '' })}
            </p>
          </>
        )}
      </div>
      <button
        ref={close}
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the way out, as in every dialog
        autoFocus
        className="enlarge jar-close"
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden />
      </button>
    </dialog>
  )
}
