import type { Locator } from '@playwright/test'
import { content } from '../content.ts'
import { answer, expect, openHome, question, test } from './home-page.ts'

const last = content.copy.faq.items.length

test('the FAQ opens one question at a time; arrow, Home and End keys move the focus', async ({ page }) => {
  /** Expects this answer alone to be open, or none. */
  const expectOpen = async (number?: number) => {
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(number ? 1 : 0)
    await expect(page.locator('#faq [role="region"]')).toHaveCount(number ? 1 : 0)
    if (!number) return
    const name = (await question(page, number).textContent()) ?? ''
    await expect(question(page, number)).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, number)).toBeVisible()
    await expect(answer(page, number)).toHaveAccessibleName(name)
  }
  await openHome(page)
  await expectOpen()
  for (const number of [1, last]) await expect(answer(page, number)).toBeHidden()
  for (const number of [2, 5]) {
    await question(page, number).click()
    await expectOpen(number)
  }
  await expect(answer(page, 2)).toBeHidden()
  const textLeft = (of: Locator) =>
    of.evaluate(({ lastChild }) => {
      const text = document.createRange()
      text.selectNode(lastChild as Node)
      return Math.round(text.getBoundingClientRect().left)
    })
  expect(await textLeft(answer(page, 5))).toBe(await textLeft(question(page, 5)))
  await question(page, 5).click()
  await expectOpen()
  await question(page, 3).press('Enter')
  await expectOpen(3)
  await expect(question(page, 3)).toBeFocused()
  await page.keyboard.press('Space')
  await expectOpen()

  await question(page, 1).focus()
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['Home', 1],
    ['ArrowUp', last],
    ['ArrowDown', 1],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key)
    await expect(question(page, number)).toBeFocused()
  }
  await expectOpen()

  // The browser opens an answer in which it has found something.
  await page.goto('/#:~:text=meet%20a%20dermatologist')
  await expect(answer(page, 9)).toBeInViewport()
  await expectOpen(9)
  await question(page, 1).click()
  await answer(page, 9).dispatchEvent('beforematch')
  await expectOpen(9)
})
