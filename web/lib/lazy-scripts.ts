/** What a module of a plain script exports: it makes one element of the page work. */
export type PlainScript = { start(element: HTMLElement): void }

/** How far below the viewport an element counts as visible, so that its script is there when it is scrolled to. */
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
  const started = new WeakMap<Element, Promise<void>>()
  const start = async (element: HTMLElement) => {
    const script = await scripts[element.dataset.script ?? '']?.()
    script?.start(element)
  }
  const load = (element: HTMLElement) => {
    if (started.has(element)) return
    // After a failure the next event repeats the request.
    started.set(
      element,
      start(element).catch(() => void started.delete(element)),
    )
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) load(target)
      }
    },
    { rootMargin: VISIBLE_MARGIN },
  )
  for (const element of page.querySelectorAll<HTMLElement>('[data-script]')) {
    observer.observe(element)
    for (const type of FIRST_EVENTS) element.addEventListener(type, () => load(element))
  }
}
