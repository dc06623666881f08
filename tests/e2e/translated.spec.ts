import type { Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { fill } from '#web/shop/fill.ts'
import { content } from '../content.ts'
import { orderAt } from '../owner-rows.ts'
import { chosen as pack } from '../packs.ts'
import * as home from './home-page.ts'
import {
  emptyDatabase,
  messageField,
  openDashboard,
  openMore,
  panel,
  seeAllPanels,
} from './owner-dashboard.ts'
import { openHeld } from './scripts.ts'
import { expect, test } from './test.ts'
import { addPasswordManager, translate } from './translator.ts'

const { blog, myData, question: asked, shop, signUp } = content.words
const answers = content.copy.faq.items
const ISLANDS = ['newsletter', 'faq', 'shop', 'question']

/** Opens a page whose scripts wait, and changes it before they run. */
async function openChanged(page: Page, path: string, change = translate) {
  const release = await openHeld(page, path, 'entry')
  // The end of the page.
  await page.locator('script[type="speculationrules"]').waitFor({ state: 'attached' })
  await change(page)
  return release
}

const expectAnswer = (page: Page, { question: name, answer }: (typeof answers)[number]) =>
  expect(page.getByRole('region', { name })).toContainText(answer)

/** Opens answers, chooses jars, and sends a sign-up and a question that are wrong, then ones that are right. */
async function expectHomeWorks(page: Page, email: string): Promise<void> {
  for (const item of answers.slice(0, 2)) {
    await page.getByRole('button', { name: item.question }).click()
    await expectAnswer(page, item)
  }
  const jars = page.getByLabel(shop.order.count).filter({ visible: true })
  for (const count of [3, 2]) {
    await jars.fill(String(count))
    const name = fill(shop.order.several, { packs: `${count} × ${pack.size}` })
    await expect(page.locator('#shop').getByRole('link', { name })).toBeVisible()
  }
  const { email_invalid, subscribed } = signUp.outcomes
  for (const [typed, { title, text }] of [
    ['asha@home', email_invalid],
    [email, subscribed],
  ] as const) {
    await home.emailBox(page).fill(typed)
    await home.subscribe(page).click()
    await expect(home.signUpNotice(page)).toContainText(`${title} ${text}`)
  }
  const { reach, send, status } = home.questionForm(page)
  for (const [typed, problem, outcome] of [
    ['98220', asked.problems.phone_invalid, asked.outcomes.invalid],
    [email, '', asked.outcomes.sent],
  ] as const) {
    await reach.fill(typed)
    await send.click()
    await expect(reach).toHaveAccessibleDescription(problem)
    await expect(status).toHaveText(outcome)
  }
}

test.describe('a page that a translator or a password manager changes before its scripts run', () => {
  test('home works, and keeps what was typed and the focus', async ({ page, freshEmail }) => {
    const release = await openChanged(page, '/', async () => {
      await translate(page)
      await addPasswordManager(page)
    })
    await home.question(page, 2).click()
    await page.getByText(shop.calculator.heading).click()
    const adults = page.getByLabel(shop.calculator.adults)
    await adults.fill('8')
    const { message } = await home.openQuestion(page)
    await message.fill('Is it sweet?')
    await home.emailBox(page).fill(freshEmail)
    release()
    for (const item of answers.slice(1, 2)) await expectAnswer(page, item)
    for (const island of ISLANDS) await home.hydrate(page, island)
    await expect(adults).toHaveValue('8')
    await expect(message).toHaveValue('Is it sweet?')
    await expect(home.emailBox(page)).toHaveValue(freshEmail)
    await expect(home.emailBox(page)).toBeFocused()
    const advice = page.getByRole('form', { name: shop.calculator.heading }).getByRole('status')
    const ofEight = (await advice.textContent()) ?? ''
    await adults.fill('1')
    await expect(advice).not.toHaveText(ofEight)
    await adults.fill('8')
    await expect(advice).toHaveText(ofEight)
    const sent = page.waitForRequest('**/api/newsletter')
    await expectHomeWorks(page, freshEmail)
    expect((await sent).postDataJSON()).toMatchObject({ language: 'en' })
  })

  test('keeps the blog’s order block and the search, and updates its results', async ({ page }) => {
    const release = await openChanged(page, '/blog')
    const search = page.getByRole('searchbox', { name: blog.searchLabel })
    await search.fill('Deccan')
    release()
    await expect(page.getByRole('heading', { name: blog.none.title })).toBeVisible()
    await expect(search).toHaveValue('Deccan')
    await expect(search).toBeFocused()
    const name = content.articles[0]?.title ?? ''
    await search.fill(name)
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
    await expect(page.getByText(blog.order.text)).toBeVisible()
  })

  test('shows and deletes what this session has sent', async ({ page }) => {
    const release = await openChanged(page, '/privacy-policy')
    await page.getByRole('button', { name: myData.show }).click()
    release()
    await expect(page.getByText(myData.nothing)).toBeVisible()
    const recorded = page.waitForResponse('**/api/interactions')
    await page.locator('main a[data-chat], footer a[data-chat]').filter({ visible: true }).first().click()
    await recorded
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press(myData.show)
    await expect(page.getByText(`${myData.interactions} (1)`)).toBeVisible()
    await press(myData.remove)
    await press(myData.yes)
    await expect(page.getByText(myData.removed)).toBeVisible()
  })
})

test('the dashboard, translated, marks, undoes and searches', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-write'])
  await emptyDatabase(site.db)
  const reference = await orderAt(site.db, Date.now())
  const status = panel(page, 'Last change').getByRole('status')
  await openDashboard(page)
  await translate(page)
  await messageField(page).fill(`Reference: ${reference}`)
  const desk = panel(page, 'Mark an order')
  const row = desk.getByRole('button', { name: new RegExp(`^${reference}`) })
  await row.click()
  await desk.getByRole('button', { name: 'One jar more' }).click()
  await expect(row).toContainText(rupees(2 * pack.price))
  await desk.getByRole('button', { name: `Mark sold ${reference}` }).click()
  await expect(status).toContainText(`${reference} sold for ${rupees(2 * pack.price)}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toContainText(`${reference} is as it was before`)
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('90')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Loading dashboard data...')).toHaveCount(0)
  await seeAllPanels(page)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
  const list = panel(page, 'Orders')
  await list.getByRole('button', { name: /^Mark sold/ }).click()
  await expect(list.getByRole('listitem').first()).toContainText('Sold')
  for (const [typed, found] of [
    ['nothing like it', 'No order of this list'],
    [reference, '1 found'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect(page.getByText(found)).toBeVisible()
  }
  await openMore(page)
  for (const { lot } of content.batches.slice(0, 2)) {
    await panel(page, 'Batches').getByRole('link').filter({ hasText: lot }).first().click()
    await expect(page.getByRole('heading', { name: `Lot ${lot}` })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible()
  await expect(page.getByText(/could not be loaded|stopped working/)).toHaveCount(0)
})
