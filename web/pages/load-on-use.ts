import { closest } from '../browser/closest.ts'
import { whenVisible } from '../browser/schedule.ts'

/** How far the shop may be from the viewport when the code of its order bar is requested. */
const VISIBLE_MARGIN = '1000px'

/** Called with the control and the type of the event. */
type Handle = (control: HTMLElement, type: string) => void

const share = async (): Promise<Handle> => (await import('./blog/share.ts')).share
const seeJar = async (): Promise<Handle> => (await import('./home/shop/see-jar.ts')).seeJar
const orderBar = () => import('./home/shop/order-bar.ts')
const handleOrderBar = async (): Promise<Handle> => (await orderBar()).handleOrderBar

const CONTROLS: readonly [type: string, selector: string, load: () => Promise<Handle>][] = [
  ['click', '[data-share]', share],
  ['click', '[data-enlarge]', seeJar],
  ['click', '[data-step]', handleOrderBar],
  ['input', '[data-jars], #pin-code, [name="pack"]', handleOrderBar],
  ['focusout', '#pin-code', handleOrderBar],
]

/**
 * Controls of plain HTML whose code is requested when they are used, and of the order bar when it comes near: until then
 * they cost a page nothing. An event waits for the code. Where that fails to load, a press falls back, and the
 * next event tries again.
 */
export function loadOnUse(page: Document): void {
  for (const [type, selector, load] of CONTROLS) {
    page.addEventListener(type, (event) => {
      const control = closest(event, selector)
      if (!control) return
      load().then(
        (handle) => handle(control, type),
        () => {
          if (type === 'click') void window.eventReplay.fallBack(event)
        },
      )
    })
  }
  const shop = page.querySelector('[data-order-bar]')
  if (shop) {
    whenVisible(shop, VISIBLE_MARGIN, () =>
      orderBar().then(
        ({ startOrderBars }) => startOrderBars(),
        () => {},
      ),
    )
  }
}
