import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import {
  CHAT,
  emailBox,
  expect,
  expectToast,
  orderButton,
  packLabel,
  question,
  stopClock,
  test,
  waitForTasks,
} from './home-page.ts'
import { holdScripts, type ScriptRole } from './scripts.ts'

const HELD_SCRIPTS: readonly [name: string, role: ScriptRole][] = [
  ['the entry script', 'entry'],
  ['the islands’ code', 'later'],
]

/** Opens a page without waiting for scripts that are held back, its clock stopped so that no popup opens. */
async function open(page: Page, path: string, held: ScriptRole): Promise<() => void> {
  const release = await holdScripts(page, held)
  await stopClock(page)
  await page.goto(path, { waitUntil: held === 'entry' ? 'commit' : 'load' })
  return release
}

/** Records what a page sends to a path of the API. */
function callsOf(page: Page, path: string) {
  const calls: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) calls.push(request.postDataJSON())
  })
  return calls
}

// The dashboard requests what only the owner may see.
test.use({ viewport: { width: 390, height: 844 }, expectedConsole: [/status of 401/] })

for (const [name, held] of HELD_SCRIPTS) {
  test(`what is done on home before ${name} has loaded happens once, in order, when it has`, async ({
    page,
    freshEmail,
  }) => {
    const orders = callsOf(page, '/api/orders')
    const sent = callsOf(page, '/api/newsletter')
    const release = await open(page, '/', held)
    const ofTheEntry = held === 'entry'
    const [founder] = content.copy.founders.people
    const card = page.getByRole('listitem').filter({ hasText: founder?.name ?? '' })
    const details = card.getByRole('term').first()
    const { heading } = content.words.shop.calculator
    const calculator = page.getByRole('form', { name: heading })
    if (ofTheEntry) {
      await page.locator('a[data-chat="hero"]').click({ button: 'middle' })
      await packLabel(page, otherPack).click()
      await expect(orderButton(page)).toContainText(buttonOf(otherPack))
      await page.locator('#shop summary', { hasText: heading }).click()
      await expect(calculator).toBeVisible()
      await card.locator('summary').click()
      await expect(details).toBeVisible()
    }
    await emailBox(page).fill(freshEmail)
    await emailBox(page).press('Enter')
    await expect(emailBox(page)).toHaveValue(freshEmail)
    await expect(page).toHaveURL('/')
    expect(sent).toEqual([])
    await question(page, 5).click()
    await expect(question(page, 5)).toHaveAttribute('aria-expanded', 'false')

    release()
    await expect(question(page, 5)).toHaveAttribute('aria-expanded', 'true')
    await expectToast(page, content.words.signUp.outcomes.subscribed.title)
    await waitForTasks(page)
    expect(sent).toEqual([expect.objectContaining({ email: freshEmail })])
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1)
    if (ofTheEntry) await expect.poll(() => orders.length).toBe(1)
  })

  test(`a chat that is clicked in the blog before ${name} has loaded opens at once and is recorded once, and a search narrows the list`, async ({
    page,
    context,
  }) => {
    const clicks = callsOf(page, '/api/orders')
    const release = await open(page, '/blog?category=seasonal-wellness', held)
    const chat = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click()
    expect((await chat).url()).toMatch(CHAT)
    const box = page.getByRole('searchbox', { name: 'Search articles' })
    await box.fill('sodium')
    await box.blur()
    release()
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(box).toHaveValue('sodium')
    await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=sodium')
    await expect.poll(() => clicks.length).toBe(1)
    await waitForTasks(page)
    expect(clicks).toEqual([expect.objectContaining({ placement: 'blog' })])
  })
}
