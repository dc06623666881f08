import { closest } from '../lib/closest.ts'
import { whenVisible } from '../lib/schedule.ts'
import { alertUnreachable } from '../lib/site-words.ts'

/** How far the shop may be from the viewport when the code of its order bar is requested. */
const VISIBLE_MARGIN = '1000px'

/**
 * Controls of plain HTML whose code is requested when they are used, or when they come near: until then they cost a page
 * nothing. An event waits for the code; where that does not load, the visitor is told, and the next event tries again.
 */
export function loadOnUse(page: Document): void {
  loadOrderBars(page)
  sendQuestions(page)
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-enlarge]')
    if (button) import('./home/shop/see-jar.ts').then(({ seeJar }) => seeJar(button), alertUnreachable)
  })
}

function sendQuestions(page: Document): void {
  const form = (event: Event) => closest<HTMLFormElement>(event, 'form[data-question]')
  // The browser’s own messages are for pages without JavaScript.
  page.addEventListener('focusin', (event) => form(event)?.setAttribute('novalidate', ''))
  page.addEventListener('submit', (event) => {
    const sent = form(event)
    if (!sent) return
    event.preventDefault()
    import('../layout/send-question.ts').then(({ sendQuestion }) => sendQuestion(sent), alertUnreachable)
  })
}

function loadOrderBars(page: Document): void {
  const shop = page.querySelector('[data-order-bar]')
  if (!shop) return
  const bars = once(async () => (await import('./home/shop/order-bar.ts')).startOrderBars(page))
  whenVisible(shop, VISIBLE_MARGIN, () => bars().catch(() => {}))
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-step]')
    if (button) bars().then((loaded) => loaded?.step(button), alertUnreachable)
  })
  for (const type of ['input', 'focusout'] as const) {
    page.addEventListener(type, (event) => {
      const field = closest(event, '[data-jars], #pin-code, [name="pack"]')
      if (!field) return
      bars().then(
        (loaded) => (type === 'input' ? loaded?.changed(field) : loaded?.left(field)),
        () => {},
      )
    })
  }
}

/** Loads once; after a failure the next call tries again. */
function once<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  return () => {
    code ??= load().catch((error) => {
      code = undefined
      throw error
    })
    return code
  }
}
