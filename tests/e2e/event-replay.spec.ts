import { content } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import * as home from './home-page.ts'
import { openHeld } from './scripts.ts'
import { expect, test, watchCalls } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('what is done on home before its scripts have loaded happens once', async ({ page, freshEmail }) => {
  const { calculator, order } = content.words.shop
  const { name = '' } = content.copy.founders.people[0] ?? {}
  const founder = page.getByRole('listitem').filter({ hasText: name })
  const orders = watchCalls(page, '/api/orders')
  const sent = watchCalls(page, '/api/newsletter')
  const release = await openHeld(page, '/', 'entry')
  await page.locator('a[data-chat="hero"]').click({ button: 'middle' })
  await home.packLabel(page, otherPack).click()
  await expect(home.orderButton(page)).toContainText(buttonOf(otherPack))
  const more = page.locator('#shop').getByRole('button', { name: order.more, exact: true })
  await more.filter({ visible: true }).click()
  await home.orderButton(page).click()
  const { searchParams } = new URL((await home.orderButton(page).getAttribute('href')) ?? '')
  const message = searchParams.get('text')
  expect(message).toContain(`1 × ${otherPack.size}`)
  await page.locator('#shop summary', { hasText: calculator.heading }).click()
  await expect(page.getByRole('form', { name: calculator.heading })).toBeVisible()
  await founder.locator('summary').click()
  await expect(founder.getByRole('term').first()).toBeVisible()
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
  await expect.poll(() => orders.map(({ body }) => body.placement)).toEqual(['hero', 'shop-order'])
  const { reference, ...row } = orders[1]?.body ?? {}
  expect(row).toMatchObject({ quantity: 1, pack: otherPack.id })
  expect(message).toMatch(new RegExp(`^Reference: ${reference}\\n`))
})
