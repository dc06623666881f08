import { whenVisible } from './when-visible.ts'

/** What a module of a plain script exports: it makes one element of the page work. */
export type PlainScript = { start(element: HTMLElement): void }

/** From an element to the viewport. */
const VISIBLE_MARGIN = '600px'

/** Events that load a script whose element is not yet visible, or whose first request failed. */
const FIRST_EVENTS = ['focusin', 'pointerdown', 'input'] as const

/**
 * Loads the script of each element marked `data-script` when the element becomes visible, or at the first event inside
 * it. A script starts with the state that its element has by then, so what was typed or chosen before counts.
 *
 * @param page the document that holds the elements
 * @param scripts every script by its name in `data-script`
 */
export function loadLazyScripts(page: Document, scripts: Record<string, () => Promise<PlainScript>>): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-script]')) {
    let isStarted = false
    const load = async () => {
      if (isStarted) return
      isStarted = true
      try {
        const script = await scripts[element.dataset.script ?? '']?.()
        script?.start(element)
      } catch {
        // The next event repeats the request.
        isStarted = false
      }
    }
    whenVisible(element, VISIBLE_MARGIN, load)
    for (const type of FIRST_EVENTS) element.addEventListener(type, load)
  }
}
