import type { Page } from '@playwright/test'
import { expect, openHome, test } from './home-page.ts'

/** A large window at 400 % zoom, and a small phone. */
const LOW_WINDOW = { width: 320, height: 256 }
const PHONE = { width: 360, height: 640 }

for (const [path, size] of [
  ['/', LOW_WINDOW],
  // A browser that prefers English is offered the English page there.
  ['/mr', PHONE],
] as const) {
  test(`the focus shows, uncovered, at ${size.width} × ${size.height} on ${path}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openHome(page, path)
    for (const key of ['Tab', 'Shift+Tab']) {
      const { covered, stops } = await walk(page, key)
      expect.soft(covered).toEqual([])
      expect(stops, key).toBeGreaterThan(40)
    }
  })
}

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: string) {
  const covered: string[] = []
  let stops = 0
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(coverOfTheFocus)
    // The way back from the browser's own bar may take a press.
    if (!found && stops === 0 && presses < 3) continue
    if (!found) break
    stops++
    if (found.by.length > 0) covered.push(`${found.name}: ${found.by.join(', ')}`)
  }
  return { covered, stops }
}

/** Runs in the page: what stays on the screen while it scrolls, and lies over the part of the focus in sight; or no sign of it. */
function coverOfTheFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  // Within round corners.
  const shares = [0.2, 0.4, 0.6, 0.8]
  const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const by = new Set<string>()
  // A radio button's label covers its whole card.
  const drawnBy = [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])]
  const isDrawn = drawnBy.some((element) =>
    [null, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none'),
  )
  if (!isDrawn) by.add('no sign of the focus')
  // A row to swipe is higher than a low screen.
  if (bottom - top > innerHeight / 2) return { name: '', by: [...by] }
  if (high - low < 1) by.add('the edge of the screen')
  for (const down of shares) {
    for (const across of shares) {
      let over = document.elementFromPoint(left + (right - left) * across, low + (high - low) * down)
      for (; over && !over.contains(focused); over = over.parentElement) {
        const { position, opacity } = getComputedStyle(over)
        if (!['fixed', 'sticky'].includes(position) || opacity === '0') continue
        by.add(over.getAttribute('aria-label') ?? `${over.tagName} ${over.className}`.slice(0, 60))
        break
      }
    }
  }
  return { name: focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40), by: [...by] }
}
