import { rupees } from '#contract/rupees.ts'
import { fillCount } from '#web/shop/fill.ts'
import { jarDurations } from '#web/shop/jar-duration.ts'
import { GUIDE } from '../articles.ts'
import { content, doses } from '../content.ts'
import { buttonOf } from '../packs.ts'
import { orderButton, packLabel } from './home-page.ts'
import { expect, test } from './test.ts'

const { language, packs, words } = content
const { calculator } = words.shop

test.use({ javaScriptEnabled: false })

test('without JavaScript home has all answers, prices and contacts', { tag: '@phone' }, async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  const strip = await page.getByRole('complementary', { name: words.promo.eyebrow }).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.y).toBeCloseTo(strip?.height ?? 0, 0)
  // What is scrolled below it does not show through.
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(251, 246, 234)')
  for (const { answer } of content.copy.faq.items) await expect(page.getByText(answer)).toBeVisible()
  for (const { name, description } of content.copy.founders.people) {
    const card = page.getByRole('listitem').filter({ hasText: description })
    await expect(card).toContainText(name)
    await card.locator('summary').press('Enter')
    const story = card.getByText(description)
    await expect(story).toBeVisible()
    expect(await story.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
  }
  for (const pack of packs.toReversed()) {
    await packLabel(page, pack).click()
    const name = `${buttonOf(pack)} ${rupees(pack.price)}`
    await expect(orderButton(page)).toHaveText(name, { useInnerText: true })
  }
  // It answers for two adults.
  await page.locator('#shop summary', { hasText: calculator.heading }).click()
  const form = page.getByRole('form', { name: calculator.heading })
  for (const { days } of jarDurations(doses.household, packs, { adults: 7.5, children: 3.75 }))
    await expect(form.getByRole('status')).toContainText(fillCount(calculator.result.days, days, language))
  await expect(form.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: words.chat.floatingButton })).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without JavaScript pages can be read, and no control is dead', { tag: '@phone' }, async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  // On a phone the links are in disclosures.
  const follow = async (name: string) => {
    await footer.locator('details').filter({ hasText: name }).locator('summary').click()
    await footer.getByRole('link', { name, exact: true }).click()
  }
  await page.goto(GUIDE)
  for (const name of ['Categories', 'Contents'])
    await page.locator('summary').filter({ hasText: name }).click()
  for (const name of ['Categories', 'Articles', 'Contents']) {
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    await expect(links.first()).toBeVisible()
  }
  const article = page.getByRole('article')
  await expect(article.locator('li[id^="source-"]').last()).toBeVisible()

  await follow('Refund Policy')
  await expect(page.getByRole('cell', { name: 'Damaged on arrival' })).toBeVisible()
  await follow('FAQ')
  await expect(page).toHaveURL('/#faq')
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport()

  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin' })).toBeVisible()
  await expect(
    page.getByRole('main').locator('input, select, textarea').filter({ visible: true }),
  ).toHaveCount(0)
})
