/** Runs a task once the page has loaded and the browser is idle. */
export function whenIdle(page: Document, act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => act())
    else setTimeout(act)
  }
  if (page.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Runs a task once, when an element is within `margin` of the viewport. Returns a function that stops observing. */
export function whenVisible(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Resolves once the next frame is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
