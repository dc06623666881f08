import type { Page } from '@playwright/test'

/**
 * Does what Chrome's translator does to a page, now and with whatever is added or changed later: each text is put into two
 * `font` elements, in place of its node, and the page has another language. The words stay as they are.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = 'font, head, script, style, svg, textarea, code, pre'
    const textsIn = (root: Node): Text[] =>
      root instanceof Text ? [root] : Array.from(root.childNodes).flatMap(textsIn)
    const translateIn = (root: Node) => {
      for (const text of textsIn(root)) {
        const parent = text.parentElement
        if (!parent || text.data.trim() === '' || parent.closest(left)) continue
        const font = document.createElement('font')
        font.appendChild(document.createElement('font')).textContent = text.data
        parent.replaceChild(font, text)
      }
    }
    const options = { childList: true, characterData: true, subtree: true }
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translateIn(target)
        for (const node of addedNodes) translateIn(node)
      }
    })
    translateIn(document.body)
    document.documentElement.lang = 'hi'
    observer.observe(document.body, options)
  })
}

/** Does what password managers do: puts an element of their own, with a button, behind each box. */
export async function addPasswordManager(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const box of document.querySelectorAll('input')) {
      const element = document.createElement('password-manager')
      element.appendChild(document.createElement('button')).type = 'button'
      box.insertAdjacentElement('afterend', element)
    }
  })
}
