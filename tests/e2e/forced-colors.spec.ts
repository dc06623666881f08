import { views } from '#web/views.ts'
import { expect, openHome, openPopup, test } from './home-page.ts'

for (const path of [views.home.path, views.blog.path, views['refund-policy'].path]) {
  test(`${path} in forced colours keeps an edge around every control`, { tag: '@both' }, async ({ page }) => {
    await openHome(page, path)
    if (path === views.home.path) await openPopup(page)
    // Found in ordinary colours: buttons, and links that are drawn as a shape or have no words.
    const controls = page.locator('a, button, summary')
    await controls.evaluateAll((elements) => {
      for (const element of elements) {
        const shape = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || !element.textContent
        if (!element.matches('a') || shape || element.closest('[data-delayed-anchors]')) {
          element.setAttribute('data-control', '')
        }
      }
    })
    await page.emulateMedia({ forcedColors: 'active' })
    const withoutEdge = () =>
      page.locator('[data-control]').evaluateAll((elements) =>
        elements
          .filter((element) =>
            [element, ...element.children].every((part) => {
              const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(part)
              const isDrawn = borderBottomStyle === 'solid' && borderBottomColor !== 'rgba(0, 0, 0, 0)'
              return !isDrawn || Number.parseFloat(borderBottomWidth) < 1
            }),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    await expect.poll(withoutEdge).toEqual([])
    expect(await page.locator('[data-control]').count()).toBeGreaterThan(5)
  })
}
