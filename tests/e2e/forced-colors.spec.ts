import type { Page } from '@playwright/test'
import { views } from '#web/views.ts'
import { expect, openHome, openPopup, test } from './home-page.ts'

test('in forced colours every control keeps an edge, and the tracking switch shows its state', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of [views.home.path, views.blog.path, views['refund-policy'].path]) {
    await test.step(path, async () => {
      await page.emulateMedia({ forcedColors: 'none' })
      if (path === views.home.path) {
        await openHome(page)
        await openPopup(page)
      } else await page.goto(path)
      // Found in ordinary colours: buttons, and links that are drawn as a shape or have no words. The summary of a part
      // that is always open on a large screen is a heading.
      const controls = page.locator('a, button, summary')
      await controls.evaluateAll((elements) => {
        for (const element of elements) {
          const { backgroundColor, pointerEvents } = getComputedStyle(element)
          if (element.matches('summary') && pointerEvents === 'none') continue
          const shape = backgroundColor !== 'rgba(0, 0, 0, 0)' || !element.textContent
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
      if (path === views.home.path) await expectSwitchShowsItsState(page)
    })
  }
})

async function expectSwitchShowsItsState(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const tracking = page.getByRole('contentinfo').getByRole('checkbox')
  const look = () =>
    tracking.evaluate((box) => {
      const knob = getComputedStyle(box, '::before')
      const { backgroundColor } = getComputedStyle(box)
      return { ground: backgroundColor, knob: knob.backgroundColor, place: knob.transform + knob.translate }
    })
  await tracking.scrollIntoViewIfNeeded()
  await expect(tracking).not.toBeChecked()
  const off = await look()
  await tracking.press('Space')
  await expect(tracking).toBeChecked()
  const on = await look()
  for (const { ground, knob } of [on, off]) expect(knob).not.toBe(ground)
  expect(off.ground).not.toBe(on.ground)
  expect(off.place).not.toBe(on.place)
}
