import { GUIDE } from '../articles.ts'
import { expect, test } from './test.ts'

test('an article shows its picture, and its text in a measure that is comfortable to read, and its answers on a press', async ({
  page,
}) => {
  await page.goto(GUIDE)
  const article = page.getByRole('article')
  const picture = article.getByRole('img').first()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const paragraph = article.locator('h2[id]').first().locator('xpath=preceding-sibling::p').first()
  const { fontSize, width } = await paragraph.evaluate((element) => ({
    fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    width: element.getBoundingClientRect().width,
  }))
  expect(fontSize).toBeGreaterThanOrEqual(16)
  expect(width).toBeLessThanOrEqual(680)
  expect(width).toBeGreaterThan(580)
  const question = article.locator('details').first()
  await expect(question.getByRole('paragraph').first()).toBeHidden()
  await expect(question.locator('summary')).toHaveAccessibleName(
    (await question.getByRole('heading').textContent()) ?? '',
  )
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph').first()).toBeVisible()
})
