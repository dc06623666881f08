import { closest } from '../browser/closest.ts'

/** Called with the control, which the code of a form has as such, and the type of the event. */
type Handle = (control: HTMLFormElement, type: string) => void

const share = async (): Promise<Handle> => (await import('./blog/share.ts')).share
const sendQuestion = async (): Promise<Handle> => (await import('../frame/send-question.ts')).sendQuestion

const CONTROLS: readonly [type: string, selector: string, load: () => Promise<Handle>][] = [
  ['click', '[data-share]', share],
  ['submit', 'form[data-question]', sendQuestion],
]

/**
 * Controls of plain HTML whose code is requested when they are used: until then
 * they cost a page nothing. An event waits for the code. Where that fails to load, a press or a form falls back, and the
 * next event tries again.
 */
export function loadOnUse(page: Document): void {
  for (const [type, selector, load] of CONTROLS) {
    page.addEventListener(type, (event) => {
      const control = closest<HTMLFormElement>(event, selector)
      if (!control) return
      if (type === 'submit') event.preventDefault()
      load().then(
        (handle) => handle(control, type),
        () => {
          if (type === 'click' || type === 'submit') void window.eventReplay.fallBack(event)
        },
      )
    })
  }
}
