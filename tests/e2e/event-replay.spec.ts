import type { Page, Request } from '@playwright/test'
import { founders } from '#web/content/founders.ts'
import { CHAT, expect, expectToast, settled, stopClock, test } from './home-page.ts'
import { holdScripts, type ScriptRole } from './scripts.ts'

const HELD: readonly [name: string, role: ScriptRole][] = [
  ['the entry script', 'entry'],
  ['the island’s code', 'later'],
]

/** Opens a page without waiting for scripts that are held back, its clock stopped so that no popup opens. */
async function open(page: Page, path: string, held: ScriptRole): Promise<() => void> {
  const release = await holdScripts(page, held)
  await stopClock(page)
  await page.goto(path, { waitUntil: held === 'entry' ? 'commit' : 'load' })
  return release
}

/** Records what a page sends to the API. */
function recordCalls(page: Page, matches: (request: Request) => boolean) {
  const calls: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && matches(request)) calls.push(request.postDataJSON())
  })
  return calls
}

const chatClicks = (page: Page) => recordCalls(page, (request) => request.url().endsWith('/api/orders'))

// The dashboard requests what only the owner may see.
test.use({ expectedConsole: [/status of 401/] })

const question = (page: Page, number: number) =>
  page
    .locator('#faq')
    .getByRole('button')
    .nth(number - 1)
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })

for (const [name, held] of HELD) {
  test.describe(`before ${name} has loaded`, () => {
    test('a question that is pressed opens once it has', async ({ page }) => {
      const release = await open(page, '/', held)
      await question(page, 5).click()
      await expect(question(page, 5)).toHaveAttribute('aria-expanded', 'false')
      release()
      await expect(question(page, 5)).toHaveAttribute('aria-expanded', 'true')
      await settled(page)
      await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1)
    })

    const [keys, focused] =
      held === 'entry' ? [['End', 'ArrowUp'], 12] : [['End', 'Home', 'ArrowDown', 'ArrowDown'], 3]
    test(`the keys ${keys.join(', ')} move the focus between questions once it has`, async ({ page }) => {
      const release = await open(page, '/', held)
      await question(page, 1).focus()
      for (const key of keys) await page.keyboard.press(key)
      await expect(question(page, 1)).toBeFocused()
      release()
      await expect(question(page, focused)).toBeFocused()
      await settled(page)
      await expect(question(page, focused)).toBeFocused()
    })

    test('an address that is sent stays in the box, out of the URL, and is sent once it has', async ({
      page,
      freshEmail,
    }) => {
      const sent = recordCalls(page, (request) => request.url().endsWith('/api/newsletter'))
      const release = await open(page, '/', held)
      const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' })
      await box.fill(freshEmail)
      await box.press('Enter')
      await expect(box).toHaveValue(freshEmail)
      await expect(page).toHaveURL('/')
      expect(sent).toEqual([])
      release()
      await expectToast(page, 'Successfully subscribed!')
      expect(sent).toEqual([expect.objectContaining({ email: freshEmail })])
    })

    test('a search that is typed narrows the list once it has, wherever the focus is then', async ({
      page,
    }) => {
      const release = await open(page, '/blog?category=seasonal-wellness', held)
      await searchBox(page).fill('sodium')
      await searchBox(page).blur()
      release()
      await page.clock.resume()
      await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
      await expect(searchBox(page)).toHaveValue('sodium')
      await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=sodium')
    })

    test('a click on a chat opens it at once, and is recorded once', async ({ page, context }) => {
      const clicks = chatClicks(page)
      const release = await open(page, '/blog', held)
      const chat = context.waitForEvent('page')
      await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click()
      expect((await chat).url()).toMatch(CHAT)
      release()
      await searchBox(page).dispatchEvent('pointerdown')
      await expect(page.locator('[data-island="blog-list"]')).toHaveAttribute('data-hydrated')
      await expect.poll(() => clicks.length).toBe(1)
      await settled(page)
      expect(clicks).toEqual([expect.objectContaining({ placement: 'blog' })])
    })

    test('Ctrl+Shift+A opens the dashboard', async ({ page }) => {
      const release = await open(page, '/', held)
      await question(page, 1).focus()
      await page.keyboard.press('Control+Shift+A')
      release()
      await expect(page).toHaveURL('/admin')
    })
  })
}

test.describe('before the entry script has loaded', () => {
  test('a middle click on a chat is recorded once', async ({ page }) => {
    const clicks = chatClicks(page)
    const release = await open(page, '/', 'entry')
    await page.locator('a[data-chat="hero"]').click({ button: 'middle' })
    release()
    await expect.poll(() => clicks.length).toBe(1)
    await settled(page)
    expect(clicks).toHaveLength(1)
  })

  test('the other pack can be chosen, and its price counts as seen once', async ({ page }) => {
    const views = recordCalls(page, (request) => request.postDataJSON().interaction_type === 'pricing_view')
    const release = await open(page, '/', 'entry')
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await expect(page.locator('#shop').getByRole('link', { name: /^Order/ })).toHaveText(/^Order 250g Pack/)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    release()
    await expect.poll(() => views.length).toBe(1)
    await settled(page)
    expect(views).toEqual([expect.objectContaining({ additional_data: { placement: 'shop', pack: '250g' } })])
  })

  test('an article’s question that is opened stays open', async ({ page }) => {
    const release = await open(page, '/blog/best-chyawanprash-guide', 'entry')
    const answer = page.getByText('No. Chyawanprash contains honey')
    await page.getByText('Can babies have chyawanprash?').click()
    await expect(answer).toBeVisible()
    release()
    await page.waitForLoadState()
    await settled(page)
    await expect(answer).toBeVisible()
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('a founder’s card opens once it has', async ({ page }) => {
      const release = await open(page, '/', 'entry')
      const [founder] = founders
      const card = page.getByRole('listitem').filter({ hasText: founder?.name ?? '' })
      const details = card.getByRole('term').first()
      await card.getByRole('button', { name: 'Know More' }).click()
      await expect(details).toBeHidden()
      release()
      await expect(details).toBeVisible()
      await settled(page)
      await expect(details).toBeVisible()
    })
  })
})

test.describe('on a small screen, before the blog’s code has loaded', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Categories opens and closes at once', async ({ page }) => {
    await open(page, '/blog', 'later')
    const categories = page.getByRole('navigation', { name: 'Categories' })
    await page.getByRole('button', { name: 'Categories' }).click()
    await expect(categories).toBeVisible()
    await page.getByRole('button', { name: 'Categories' }).click()
    await expect(categories).toBeHidden()
  })
})
