import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { answer, expect, openHome, question, test } from './home-page.ts'

const questions = content.copy.faq.items

const faq = (page: Page) => page.locator('#faq')
const openQuestions = (page: Page) => faq(page).getByRole('button', { expanded: true })

test('the FAQ opens one question at a time, by click, Enter, Space and the page’s search; arrow, Home and End keys move the focus', async ({
  page,
}) => {
  await openHome(page)
  await expect(openQuestions(page)).toHaveCount(0)
  for (const number of [1, questions.length]) await expect(answer(page, number)).toBeHidden()
  await question(page, 2).click()
  await expect(answer(page, 2)).toBeVisible()
  await question(page, 5).click()
  await expect(answer(page, 5)).toBeVisible()
  await expect(answer(page, 2)).toBeHidden()
  await expect(openQuestions(page)).toHaveCount(1)
  const name = (await question(page, 5).textContent()) ?? ''
  await expect(faq(page).locator('[role="region"]')).toHaveCount(1)
  await expect(faq(page).getByRole('region', { name })).toBeVisible()
  await question(page, 5).click()
  await expect(openQuestions(page)).toHaveCount(0)
  await question(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(answer(page, 3)).toBeVisible()
  await expect(question(page, 3)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(answer(page, 3)).toBeHidden()

  await question(page, 1).focus()
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', questions.length],
    ['ArrowDown', 1],
    ['End', questions.length],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(question(page, number)).toBeFocused()
  }
  await expect(openQuestions(page)).toHaveCount(0)

  await question(page, 1).click()
  // The browser dispatches it on an answer in which it has found something.
  await answer(page, 9).dispatchEvent('beforematch')
  await expect(answer(page, 9)).toBeVisible()
  await expect(question(page, 9)).toHaveAttribute('aria-expanded', 'true')
  await expect(openQuestions(page)).toHaveCount(1)
})

test('a link to a text of a closed answer opens it', async ({ page }) => {
  await openHome(page, '/#:~:text=meet%20a%20dermatologist')
  await expect(answer(page, 9)).toBeInViewport()
  await expect(question(page, 9)).toHaveAttribute('aria-expanded', 'true')
})
