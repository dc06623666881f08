type Hooks = {
  /** Called just before the current view is removed. */
  leave(): void
  /** Called once the new view is in the document. */
  enter(): void
}

/** The current page's own elements of the head. What libraries add, such as the styles of toasts, stays. */
const ownElements = new Set(document.head.children)

/**
 * Replaces the current view and the head of the document by those of another page, within a view transition where the
 * browser has one.
 *
 * @param html a complete page of this site
 * @returns resolves once the document has changed
 * @throws where the HTML has no view
 */
export async function showPage(page: Document, html: string, { leave, enter }: Hooks): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const [root, nextRoot] = [page.getElementById('root'), next.getElementById('root')]
  if (!root || !nextRoot) throw new Error('The page has no #root element')
  const heading = nextRoot.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const change = () => {
    leave()
    replaceHead(page.head, next.head)
    root.replaceChildren(...nextRoot.childNodes)
    enter()
    // The Navigation API's own focus reset would scroll to what it focuses.
    heading?.focus({ preventScroll: true })
  }
  if (!page.startViewTransition) return change()
  const transition = page.startViewTransition(change)
  endByPress(page, transition)
  // Rejects where the browser skips the animation, as in a hidden tab; the document changes all the same.
  transition.ready.catch(() => {})
  await transition.updateCallbackDone
}

/**
 * Ends a view transition when the page is pressed. Browsers do not hit-test what a transition shows, even where its
 * pictures let pointer events through: a mouse click that started on it is repeated on the element below.
 */
function endByPress(page: Document, transition: ViewTransition): void {
  const press = () => {
    transition.skipTransition()
    page.addEventListener('click', repeatClick, { capture: true, once: true })
  }
  const remove = () => page.removeEventListener('pointerdown', press)
  page.addEventListener('pointerdown', press, { once: true })
  transition.finished.then(remove, remove)
}

function repeatClick(event: MouseEvent): void {
  if (event.target !== document.documentElement) return
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event))
}

/** Scripts stay: they have run, and a script that is inserted from parsed HTML does not run. */
function replaceHead(head: HTMLHeadElement, next: HTMLHeadElement): void {
  const isScript = (element: Element) => element.matches('script:not([type="application/ld+json"])')
  for (const element of ownElements) if (!isScript(element)) element.remove()
  ownElements.clear()
  for (const element of [...next.children]) {
    if (isScript(element)) continue
    ownElements.add(element)
    head.append(element)
  }
}
