import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { OfferPrice } from '#web/ui/OfferText.tsx'
import { RoundButton } from './EnlargeButton.tsx'
import type { JarView } from './PackPicture.tsx'
import type { shopTopics } from './topics.ts'

/** A finger that moves so far sideways turns to the next picture, in px. */
const SWIPE_PX = 40

const ROUND = 'absolute size-13 cursor-pointer'

type Props = { pack: Pack; views: readonly JarView[]; onClose: () => void }

/**
 * The pictures of a jar, as large as the screen: arrow keys, swipes and buttons turn them. A picture is requested when it is
 * shown.
 */
export function JarPictures({ pack, views, onClose }: Props) {
  const { size, description } = pack
  const words = useTopics<typeof shopTopics>().words.shop.enlarge
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const swipeStart = useRef(0)
  const [shown, setShown] = useState(0)
  const view = views[shown]
  const turn = (by: number) => setShown((shown + by + views.length) % views.length)
  useEffect(() => {
    dialog.current?.showModal()
    // Where a filter list hides it, the page behind it would take no press.
    if (close.current?.getClientRects().length === 0) dialog.current?.close()
  }, [])
  const endSwipe = ({ clientX }: PointerEvent) => {
    const moved = clientX - swipeStart.current
    if (Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={fill(words.label, { size })}
      className="h-full max-h-none w-full max-w-none grid-rows-[minmax(18rem,1fr)_auto] overflow-auto bg-paper text-leaf open:grid md:grid-cols-[minmax(0,1fr)_min(34vw,30rem)] md:grid-rows-1"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        else if (key === 'ArrowRight') turn(1)
      }}
    >
      <figure className="relative touch-pan-y touch-pinch-zoom">
        <img
          className="absolute inset-0 size-full object-[12%_50%] object-cover"
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
            <RoundButton
              className={`${ROUND} bottom-2 left-2 md:bottom-6 md:left-6`}
              aria-label={words.previous}
              onClick={() => turn(-1)}
            >
              <Icon name="chevron-right" className="size-5.5 rotate-180" />
            </RoundButton>
            <RoundButton
              className={`${ROUND} right-2 bottom-2 md:right-auto md:bottom-6 md:left-21`}
              aria-label={words.next}
              onClick={() => turn(1)}
            >
              <Icon name="chevron-right" className="size-5.5" />
            </RoundButton>
          </>
        )}
      </figure>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-gutter pt-4 pb-5 md:grid-cols-1 md:content-end md:py-10">
        <p className="eyebrow">{description}</p>
        <p className="col-span-full flex items-baseline justify-between font-display font-medium text-h3-large/[1.2]">
          {size}{' '}
          <span className="figure text-figure-s">
            <OfferPrice of={pack} />
          </span>
        </p>
        {views.length > 1 && (
          <>
            <ul className="col-span-full mt-3 grid grid-cols-3 gap-3 md:mt-7">
              {views.map(({ name, small }, index) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={index === shown || undefined}
                    onClick={() => setShown(index)}
                    className={`w-full cursor-pointer text-left leading-[1.3] ${index === shown ? 'font-semibold' : ''}`}
                  >
                    <img
                      src={small}
                      alt=""
                      width={400}
                      height={400}
                      className={`mb-1.5 aspect-4/3 w-full rounded-sm object-cover ${index === shown ? 'outline-3 outline-leaf -outline-offset-3' : 'outline outline-line -outline-offset-1'}`}
                    />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p
              className="col-start-2 row-start-1 text-fern text-small md:col-auto md:row-auto md:mt-3.5"
              aria-live="polite"
            >
              {fill(words.count, { number: shown + 1, of: views.length, name: view?.name ?? '' })}
            </p>
          </>
        )}
      </div>
      <RoundButton
        ref={close}
        autoFocus
        className={`${ROUND} top-2 right-2 md:top-6 md:right-6`}
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="plus" className="size-6.5 rotate-45" />
      </RoundButton>
    </dialog>
  )
}
