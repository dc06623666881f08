import type { Page } from '@playwright/test'
import { expect, expectChatLink, openFaq, test } from './home-page.ts'

/** The topics of the spec, in its order, as the questions name them. */
const TOPICS = [
  /best time/i,
  /how much/i,
  /immunity booster/i,
  /preventive supplement/i,
  /height/i,
  /steroids/i,
  /gain weight/i,
  /lose weight/i,
  /acne/i,
  /refrigerator/i,
  /lead and harmful metals/i,
  /summer/i,
  /kids and for the brain/i,
]

/** What the answers must say, by the number of the question. */
const ANSWERS: [number, RegExp][] = [
  [1, /early morning, on an empty stomach/i],
  [2, /adults 1 tablespoon twice a day; ages 3 to 12 half teaspoon twice a day/i],
  [3, /amla/i],
  [6, /contains no steroids/i],
  [10, /no refrigeration needed/i],
  [11, /free of lead and harmful metals/i],
  [12, /fine in summer/i],
]

const faq = (page: Page) => page.locator('#faq')
const questions = (page: Page) => faq(page).getByRole('button')
const question = (page: Page, number: number) => questions(page).nth(number - 1)
const answer = (page: Page, number: number) => page.locator(`#answer-${number}`)
const opened = (page: Page) => faq(page).locator('button[aria-expanded="true"]')

test.describe('FAQ', () => {
  test('its heading and intro are those of the spec, on the anchor faq', async ({ home: page }) => {
    await expect(
      faq(page).getByRole('heading', { level: 2, name: 'Frequently Asked Questions', exact: true }),
    ).toBeVisible()
    await expect(
      faq(page).getByText(
        'Get answers to the most common questions about the product, its benefits, usage, and safety.',
        { exact: true },
      ),
    ).toBeVisible()
  })

  test('13 questions on the topics of the spec, in its order, each with an icon', async ({ home: page }) => {
    await expect(questions(page)).toHaveCount(13)
    await expect(questions(page)).toContainText(TOPICS)
    for (const shown of await questions(page).all()) await expect(shown.locator('svg')).toHaveCount(1)
    expect(
      await faq(page)
        .locator('[data-answer]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-answer'))),
    ).toEqual(Array.from({ length: 13 }, (_, index) => String(index + 1)))
  })

  test('the answers say what the spec says, both readings of the dosage among them', async ({
    home: page,
  }) => {
    for (const [number, words] of ANSWERS) await expect(answer(page, number)).toContainText(words)
    await expect(page.getByRole('contentinfo')).toContainText(
      'Adults 1-2 teaspoons daily; children over 5 years half to 1 teaspoon',
    )
  })

  test('none is open at first; opening one closes the other; an open one can be closed', async ({ page }) => {
    await openFaq(page)
    await expect(opened(page)).toHaveCount(0)
    for (const number of [1, 13]) await expect(answer(page, number).getByRole('paragraph')).toBeHidden()
    await question(page, 2).click()
    await expect(answer(page, 2).getByRole('paragraph')).toBeVisible()
    await question(page, 5).click()
    await expect(answer(page, 5).getByRole('paragraph')).toBeVisible()
    await expect(answer(page, 2).getByRole('paragraph')).toBeHidden()
    await expect(opened(page)).toHaveCount(1)
    await question(page, 5).click()
    await expect(opened(page)).toHaveCount(0)
    await expect(answer(page, 5).getByRole('paragraph')).toBeHidden()
  })

  test('arrow, Home and End keys move the focus between questions, wrapping around', async ({ page }) => {
    await openFaq(page)
    await question(page, 1).focus()
    for (const [key, number] of [
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 13],
      ['ArrowDown', 1],
      ['End', 13],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(question(page, number)).toBeFocused()
    }
    await expect(opened(page)).toHaveCount(0)
  })

  test('Enter and Space open and close a question', async ({ page }) => {
    await openFaq(page)
    await question(page, 3).focus()
    await page.keyboard.press('Enter')
    await expect(answer(page, 3).getByRole('paragraph')).toBeVisible()
    await expect(question(page, 3)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(answer(page, 3).getByRole('paragraph')).toBeHidden()
  })

  test('a question names its answer, and says whether it is open', async ({ page }) => {
    await openFaq(page)
    const shown = question(page, 4)
    await expect(shown).toHaveAttribute('aria-controls', 'answer-4')
    await expect(shown).toHaveAttribute('aria-expanded', 'false')
    await shown.click()
    await expect(shown).toHaveAttribute('aria-expanded', 'true')
    await expect(faq(page).getByRole('region', { name: await shown.innerText() })).toBeVisible()
  })

  test('closed answers are in the page for its search, which opens the one it finds', async ({ page }) => {
    await openFaq(page)
    for (const number of Array.from({ length: 13 }, (_, index) => index + 1)) {
      await expect(answer(page, number)).toHaveAttribute('hidden', 'until-found')
      await expect(answer(page, number)).not.toBeEmpty()
    }
    await question(page, 1).click()
    // The browser says so to an answer in which it has found something.
    await answer(page, 9).dispatchEvent('beforematch')
    await expect(answer(page, 9).getByRole('paragraph')).toBeVisible()
    await expect(question(page, 9)).toHaveAttribute('aria-expanded', 'true')
    await expect(opened(page)).toHaveCount(1)
  })

  test('a link to a text of a closed answer opens it', async ({ page }) => {
    await openFaq(page, '/#:~:text=meet%20a%20dermatologist')
    await expect(answer(page, 9).getByRole('paragraph')).toBeInViewport()
    await expect(question(page, 9)).toHaveAttribute('aria-expanded', 'true')
  })

  test('below stands the card Still Have Questions? with Contact Our Experts for the chat', async ({
    home: page,
  }) => {
    await expect(faq(page).getByRole('heading', { name: 'Still Have Questions?', exact: true })).toBeVisible()
    await expect(
      faq(page).getByText('Our Ayurvedic experts are here to help you on your wellness journey.', {
        exact: true,
      }),
    ).toBeVisible()
    const contact = faq(page).getByRole('link', { name: 'Contact Our Experts', exact: true })
    await expectChatLink(contact)
    const last = await question(page, 13).boundingBox()
    expect((await contact.boundingBox())?.y ?? 0).toBeGreaterThan(last?.y ?? 0)
  })
})
