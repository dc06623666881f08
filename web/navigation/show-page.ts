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
 * @param next a complete page of this site, whose elements move to the document
 * @returns resolves once the document has changed
 * @throws where a page has no view
 */
export async function showPage(page: Document, next: Document, { leave, enter }: Hooks): Promise<void> {
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

/**
 * Scripts stay: they have run, and a script that is inserted from parsed HTML does not run. Elements that both pages have
 * stay too, above all the stylesheet that pages of one view share.
 */
function replaceHead(head: HTMLHeadElement, next: HTMLHeadElement): void {
  const isScript = (element: Element) => element.matches('script:not([type="application/ld+json"])')
  const current = [...ownElements].filter((element) => !isScript(element))
  const wanted = [...next.children].filter((element) => !isScript(element))
  const kept = wanted.map((element) => current.find((one) => one.isEqualNode(element)))
  for (const element of current) if (!kept.includes(element)) element.remove()
  ownElements.clear()
  for (const [index, element] of wanted.entries()) {
    ownElements.add(kept[index] ?? element)
    if (!kept[index]) head.append(element)
  }
}
