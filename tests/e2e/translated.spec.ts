import type { Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { fill } from '#web/shop/fill.ts'
import { content } from '../content.ts'
import { orderAt } from '../owner-rows.ts'
import { chosen as pack } from '../packs.ts'
import { emailBox, expect, hydrate, openHome, signUpNotice, stopClock, subscribe, test } from './home-page.ts'
import { emptyDatabase, openDashboard, openMore, seeAllPanels } from './owner-dashboard.ts'
import { holdScripts } from './scripts.ts'
import { addPasswordManager, translate } from './translator.ts'

const {
  words: { blog, myData, shop, signUp },
  copy,
} = content

/** React's message that the HTML was not what it had rendered, so that it rendered the island again. */
const RENDERED_AGAIN_MESSAGE = /Minified React error #418/

const questionForm = (page: Page) => page.locator('#faq [data-island="question"]')

/** Sends a question that is wrong, then one that is right. */
async function sendQuestions(page: Page, email: string): Promise<void> {
  const { problems, outcomes, ...words } = content.words.question
  const reach = questionForm(page).getByLabel(words.reach)
  for (const [typed, problem, outcome] of [
    ['98220', problems.phone_invalid, outcomes.invalid],
    [email, '', outcomes.sent],
  ] as const) {
    await reach.fill(typed)
    await questionForm(page).getByRole('button', { name: words.button }).click()
    await expect(reach).toHaveAccessibleDescription(problem)
    await expect(questionForm(page).getByRole('status')).toHaveText(outcome)
  }
}

/** Opens a page whose scripts wait, and lets a program change it before they run. */
async function openChanged(page: Page, path: string, change: (page: Page) => Promise<void>) {
  const release = await holdScripts(page, 'entry')
  await stopClock(page)
  await page.goto(path, { waitUntil: 'commit' })
  // The end of the page.
  await page.locator('script[type="speculationrules"]').waitFor({ state: 'attached' })
  await change(page)
  return release
}

/** Signs up with an empty box, with a wrong address, with a right one and again. */
async function signUpFourTimes(page: Page, email: string): Promise<void> {
  const { email_empty, email_invalid, subscribed, already_subscribed } = signUp.outcomes
  for (const [typed, { title, text }] of [
    ['', email_empty],
    ['asha@home', email_invalid],
    [email, subscribed],
    [email, already_subscribed],
  ] as const) {
    await emailBox(page).fill(typed)
    await subscribe(page).click()
    await expect(signUpNotice(page)).toContainText(`${title} ${text}`)
  }
}

async function expectAnswers(page: Page): Promise<void> {
  for (const { question, answer } of copy.faq.items.slice(0, 3)) {
    await page.getByRole('button', { name: question }).click()
    await expect(page.getByRole('region', { name: question })).toContainText(answer)
  }
}

test.describe('a page that is translated before its scripts run', () => {
  test.use({ expectedConsole: [RENDERED_AGAIN_MESSAGE] })

  test('keeps the answers, and what was pressed and typed', async ({ page, freshEmail }) => {
    const release = await openChanged(page, '/', translate)
    const [, second] = copy.faq.items
    await page.getByRole('button', { name: second?.question ?? '' }).click()
    await emailBox(page).fill(freshEmail)
    await page.getByText(shop.calculator.heading).click()
    const adults = page.getByLabel(shop.calculator.adults)
    await adults.fill('8')
    await adults.press('Tab')
    release()
    await expect(page.getByRole('region', { name: second?.question ?? '' })).toContainText(
      second?.answer ?? '',
    )
    for (const island of ['newsletter', 'shop']) await hydrate(page, island)
    await expect(emailBox(page)).toHaveValue(freshEmail)
    await expect(adults).toHaveValue('8')
    const advice = page.getByRole('form', { name: shop.calculator.heading }).getByRole('status')
    const ofEight = (await advice.textContent()) ?? ''
    await adults.fill('1')
    await expect(advice).not.toHaveText(ofEight)
    await adults.fill('8')
    await expect(advice).toHaveText(ofEight)
    await expectAnswers(page)
    await signUpFourTimes(page, freshEmail)
  })

  test('keeps the blog’s order block and the search, and updates its results', async ({ page }) => {
    const release = await openChanged(page, '/blog', translate)
    const search = page.getByRole('searchbox', { name: blog.searchLabel })
    await search.fill('Deccan')
    release()
    await expect(page.getByRole('heading', { name: blog.none.title })).toBeVisible()
    await expect(search).toHaveValue('Deccan')
    await expect(search).toBeFocused()
    const [article] = content.articles
    await search.fill(article?.title ?? '')
    await expect(
      page.getByRole('heading', { name: article?.title ?? '', exact: true, level: 2 }),
    ).toBeVisible()
    await expect(page.getByText(blog.order.text)).toBeVisible()
  })

  test('shows and deletes what this session has sent', async ({ page }) => {
    const release = await openChanged(page, '/privacy-policy', translate)
    await page.getByRole('button', { name: myData.show }).click()
    release()
    await expect(page.getByText(myData.nothing)).toBeVisible()
    const stored = await page.evaluate(async (key) => {
      const body = JSON.stringify({ interaction_type: 'visit', user_session: sessionStorage.getItem(key) })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/interactions', { method: 'POST', headers, body })).status
    }, `${content.facts.brand.slug}_session_id`)
    expect(stored).toBe(201)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press(myData.show)
    await expect(page.getByText(`${myData.interactions} (1)`)).toBeVisible()
    await press(myData.remove)
    await press(myData.yes)
    await expect(page.getByText(myData.removed)).toBeVisible()
  })
})

test.describe('a page in which a password manager has put elements before its scripts run', () => {
  test.use({ expectedConsole: [RENDERED_AGAIN_MESSAGE] })

  test('keeps what was typed and the focus, signs up, and sends a question', async ({ page, freshEmail }) => {
    const release = await openChanged(page, '/', addPasswordManager)
    await page.locator('#faq summary').filter({ hasText: content.words.question.heading }).click()
    const message = questionForm(page).getByLabel(content.words.question.message)
    await message.fill('Is it sweet?')
    await emailBox(page).fill(freshEmail)
    release()
    for (const island of ['question', 'newsletter']) await hydrate(page, island)
    await expect(message).toHaveValue('Is it sweet?')
    await expect(emailBox(page)).toHaveValue(freshEmail)
    await expect(emailBox(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(signUpNotice(page)).toContainText(signUp.outcomes.subscribed.title)
    await sendQuestions(page, freshEmail)
  })
})

test('a page that is translated once it is used goes on: sign-ups, answers, order bar, question', async ({
  page,
  freshEmail,
}) => {
  await openHome(page)
  for (const island of ['newsletter', 'faq', 'shop', 'question']) await hydrate(page, island)
  await translate(page)
  const sent = page.waitForRequest('**/api/newsletter')
  await signUpFourTimes(page, freshEmail)
  expect((await sent).postDataJSON()).toMatchObject({ language: 'en' })
  await expectAnswers(page)
  await page.locator('#faq summary').filter({ hasText: content.words.question.heading }).click()
  await questionForm(page).getByLabel(content.words.question.message).fill('Is it sweet?')
  await sendQuestions(page, freshEmail)
  const jars = page.getByLabel(shop.order.count).filter({ visible: true })
  for (const count of [3, 2]) {
    await jars.fill(String(count))
    const name = fill(shop.order.several, { packs: `${count} × ${pack.size}` })
    await expect(page.locator('#shop').getByRole('link', { name })).toBeVisible()
  }
})

test.describe('the dashboard, translated', () => {
  test.use({ expectedConsole: [/status of 401/] })
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  const status = (page: Page) => page.getByRole('region', { name: 'Last change' }).getByRole('status')

  test('marks the order of a message, undoes it, searches it in its list, changes its range, and opens each page', async ({
    page,
    site,
  }) => {
    const reference = await orderAt(site.db, Date.now())
    await openDashboard(page)
    await translate(page)
    await page.getByRole('textbox', { name: /^Paste one message/ }).fill(`Reference: ${reference}`)
    const desk = page.getByRole('region', { name: 'Mark an order' })
    const row = desk.getByRole('button', { name: new RegExp(`^${reference}`) })
    await row.click()
    await desk.getByRole('button', { name: 'One jar more' }).click()
    await expect(row).toContainText(rupees(2 * pack.price))
    await desk.getByRole('button', { name: `Mark sold ${reference}` }).click()
    await expect(status(page)).toContainText(`${reference} sold for ${rupees(2 * pack.price)}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(status(page)).toContainText(`${reference} is as it was before`)
    for (const range of ['7', '90']) {
      await page.getByRole('combobox', { name: 'Time range' }).selectOption(range)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByText('Loading dashboard data...')).toHaveCount(0)
    }
    await seeAllPanels(page)
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
    const list = page.getByRole('region', { name: 'Orders', exact: true })
    await list.getByRole('button', { name: /^Mark sold/ }).click()
    await expect(list.getByRole('listitem').first()).toContainText('Sold')
    for (const typed of [reference, 'nothing like it', reference]) {
      await page.getByRole('searchbox').fill(typed)
      await expect(page.getByText(typed === reference ? '1 found' : 'No order of this list')).toBeVisible()
    }
    await openMore(page)
    const lots = page.getByRole('region', { name: 'Batches' }).getByRole('link')
    for (const lot of content.batches.slice(0, 2)) {
      await lots.filter({ hasText: lot.lot }).first().click()
      await expect(page.getByRole('heading', { name: `Lot ${lot.lot}` })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Setup Guide' }).click()
    await page.getByRole('button', { name: /^Copy/ }).first().click()
    await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible()
    await expect(page.getByText(/could not be loaded|stopped working/)).toHaveCount(0)
  })
})
