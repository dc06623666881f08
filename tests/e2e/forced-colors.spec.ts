import { button } from '#web/ui/button.ts'
import { expect, openHome, test } from './home-page.ts'

/** A class that every look of a button shares, and no other element has with it. */
const SHAPE = button.primary.split(' ').filter((name) => button.outline.split(' ').includes(name))

test('in forced colours every button, and every link that looks like one, has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  const edges = await page.locator('a, button').evaluateAll(
    (controls, shape) =>
      controls
        .filter((control) => shape.every((name) => control.classList.contains(name)))
        .map((control) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control)
          return {
            name: control.textContent,
            isEdge: Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid',
            isTransparent: borderTopColor === 'rgba(0, 0, 0, 0)',
          }
        }),
    SHAPE,
  )
  expect(edges.length).toBeGreaterThan(5)
  expect(edges.filter(({ isEdge, isTransparent }) => !isEdge || isTransparent)).toEqual([])
})
