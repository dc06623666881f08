import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { views } from '#web/views.ts'
import { expect, openHome, openPopup, test } from './home-page.ts'
import { openDashboard } from './owner-dashboard.ts'

test('in forced colours every control keeps an edge', { tag: '@phone' }, async ({ page }) => {
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
    })
  }
})

test('in forced colours only the dashboard’s open page has a line below its name, and icons have the colour of texts', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDashboard(page)
  const lines = () =>
    page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).borderBottomWidth !== '0px')
          .map((link) => link.textContent),
      )
  for (const name of ['Orders', 'More', 'Overview']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(lines).toEqual([name])
    const icons = page.locator('.admin .lucide').filter({ visible: true })
    await expect(icons.first()).toBeVisible()
    const otherwise = await icons.evaluateAll((found) =>
      found
        .filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color,
        )
        .map((icon) => icon.outerHTML),
    )
    expect(otherwise).toEqual([])
  }
})

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

/** How much the brightness of a part of the screen differs within it; 0 where nothing is drawn. */
async function contrastOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

test('in forced colours the tracking switch shows its state, a drawing its ink, and a question its sign', async ({
  page,
}) => {
  await openHome(page)
  await page.emulateMedia({ forcedColors: 'active' })
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

  // Ink that is light because its ground is dark.
  const signature = page.locator('.signatures img').first()
  await signature.scrollIntoViewIfNeeded()
  await expect.poll(() => signature.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await contrastOf(page, (await signature.boundingBox()) ?? NOWHERE)).toBeGreaterThan(20)

  const question = page.locator('#faq').getByRole('button').first()
  await question.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await question.boundingBox()) ?? NOWHERE
  // Within the border that the button has.
  const sign = { x: x + width - 18, y: y + height / 2 - 8, width: 16, height: 16 }
  expect(await contrastOf(page, sign)).toBeGreaterThan(20)
})
