import { content } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import * as home from './home-page.ts'
import { openHeld } from './scripts.ts'
import { expect, test, watchCalls } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const [name, held] of [
  ['the entry script', 'entry'],
  ['the islands’ code', 'later'],
] as const)
  test(`what is done on home before ${name} has come happens once`, async ({ page, freshEmail }) => {
    const orders = watchCalls(page, '/api/orders')
    const sent = watchCalls(page, '/api/newsletter')
    const release = await openHeld(page, '/', held)
    let message: string | null = null
    if (held === 'entry') {
      const { heading } = content.words.shop.calculator
      const { name = '' } = content.copy.founders.people[0] ?? {}
      const founder = page.getByRole('listitem').filter({ hasText: name })
      await page.locator('a[data-chat="hero"]').click({ button: 'middle' })
      await home.packLabel(page, otherPack).click()
      await expect(home.orderButton(page)).toContainText(buttonOf(otherPack))
      await page
        .locator('#shop')
        .getByRole('button', { name: content.words.shop.order.more, exact: true })
        .filter({ visible: true })
        .click()
      await home.orderButton(page).click()
      message = new URL((await home.orderButton(page).getAttribute('href')) ?? '').searchParams.get('text')
      expect(message).toContain(`1 × ${otherPack.size}`)
      await page.locator('#shop summary', { hasText: heading }).click()
      await expect(page.getByRole('form', { name: heading })).toBeVisible()
      await founder.locator('summary').click()
      await expect(founder.getByRole('term').first()).toBeVisible()
    }
    await home.emailBox(page).fill(freshEmail)
    await home.emailBox(page).press('Enter')
    await expect(home.emailBox(page)).toHaveValue(freshEmail)
    await expect(page).toHaveURL('/')
    expect(sent).toEqual([])
    await home.question(page, 5).click()
    await expect(home.question(page, 5)).toHaveAttribute('aria-expanded', 'false')

    release()
    await expect(home.question(page, 5)).toHaveAttribute('aria-expanded', 'true')
    await home.expectToast(page, content.words.signUp.outcomes.subscribed.title)
    await home.waitForTasks(page)
    expect(sent.map(({ body }) => body.email)).toEqual([freshEmail])
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1)
    if (message === null) return expect(orders).toEqual([])
    await expect.poll(() => orders.map(({ body }) => body.placement)).toEqual(['hero', 'shop-order'])
    const { reference, ...row } = orders[1]?.body ?? {}
    expect(row).toMatchObject({ quantity: 1, pack: otherPack.id })
    expect(message).toMatch(new RegExp(`^Reference: ${reference}\n`))
  })

test('the blog keeps a click and a search from before its code has come', async ({ page, context }) => {
  const orders = watchCalls(page, '/api/orders')
  const release = await openHeld(page, '/blog?category=seasonal-wellness', 'later')
  const chat = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click()
  expect((await chat).url()).toMatch(home.CHAT)
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('sodium')
  await box.blur()
  release()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(box).toHaveValue('sodium')
  await expect(page).toHaveURL('/blog?category=seasonal-wellness&q=sodium')
  await expect.poll(() => orders.length).toBe(1)
  await home.waitForTasks(page)
  expect(orders.map(({ body }) => body.placement)).toEqual(['blog'])
})
