import { about } from '../../web/content/about.ts'
import { brand } from '../../web/content/brand.ts'
import { expect, expectChatLink, test } from './home-page.ts'

test.describe('about', () => {
  test('says what preservatives are for in commercial brands, and why there are none here', async ({
    home: page,
  }) => {
    const shown = page.locator('#about')
    await expect(shown.getByRole('heading', { level: 2 })).toContainText('preservatives')
    await expect(shown.getByText(/large factory/)).toBeVisible()
    await expect(shown.getByText(/preservative such as sodium benzoate/)).toBeVisible()
  })

  test('has three feature cards: zero preservatives, doctor formulated, pure ingredients', async ({
    home: page,
  }) => {
    const cards = page
      .locator('#about')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards.getByRole('heading')).toHaveText([
      'Zero preservatives',
      'Doctor formulated',
      'Pure ingredients',
    ])
    for (const card of await cards.all()) await expect(card.getByRole('paragraph')).not.toBeEmpty()
  })

  test('has a promise block and a checklist of six claims', async ({ home: page }) => {
    const promise = page.locator('#about').getByRole('figure')
    await expect(promise.getByRole('heading', { name: /promise/i })).toBeVisible()
    await expect(promise.getByRole('blockquote')).toHaveText(about.promise.text)
    const checklist = page.locator('#about').getByRole('list').last().getByRole('listitem')
    await expect(checklist).toHaveCount(6)
    expect(new Set(await checklist.allInnerTexts()).size).toBe(6)
  })
})

test.describe('heritage', () => {
  test('tells where the brand’s name comes from in Sanskrit', async ({ home: page }) => {
    const heritage = page.locator('#heritage')
    const { word, parts, meaning } = brand.devanagari
    await expect(heritage.getByText(word, { exact: true })).toBeVisible()
    await expect(heritage.getByText(word, { exact: true })).toHaveAttribute('lang', 'sa')
    for (const part of parts) {
      const term = heritage.getByRole('term').filter({ hasText: part.devanagari })
      await expect(term).toContainText(part.latin)
      await expect(heritage.getByRole('definition').filter({ hasText: part.meaning })).toBeVisible()
    }
    await expect(heritage).toContainText(meaning)
  })

  test('has three cards: balanced wellness, sustained vitality, ancient wisdom', async ({ home: page }) => {
    const cards = page.locator('#heritage').getByRole('listitem')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Balanced Wellness',
      'Sustained Vitality',
      'Ancient Wisdom',
    ])
    for (const card of await cards.all()) await expect(card.getByRole('paragraph')).not.toBeEmpty()
  })

  test('quotes its philosophy', async ({ home: page }) => {
    const quote = page.locator('#heritage').getByRole('figure')
    await expect(quote.getByRole('blockquote')).toBeVisible()
    await expect(quote.getByRole('blockquote')).not.toBeEmpty()
  })
})

test.describe('products', () => {
  const products = `What is ${brand.product}?`

  test('defines chyawanprash', async ({ home: page }) => {
    const shown = page.getByRole('region', { name: products })
    await expect(shown.getByText('chyawanprash', { exact: true })).toBeVisible()
    await expect(shown.getByRole('definition').first()).toContainText(/jam of amla/)
  })

  test('names 3,000+ years of tradition and 40+ herbs, with amla as the hero ingredient', async ({
    home: page,
  }) => {
    const shown = page.getByRole('region', { name: products })
    await expect(shown.getByText(/^3,000\+\s*years of tradition$/)).toBeVisible()
    await expect(shown.getByText(/^40\+\s*herbs$/)).toBeVisible()
    await expect(shown.getByText('The hero ingredient')).toBeVisible()
    await expect(shown.getByText('Amla, Indian gooseberry')).toBeVisible()
    await expect(shown.getByText('20x more Vitamin C than oranges')).toBeVisible()
  })

  test('lists key highlights', async ({ home: page }) => {
    const shown = page.getByRole('region', { name: products })
    await expect(shown.getByRole('heading', { name: 'Key highlights' })).toBeVisible()
    await expect(shown.getByRole('heading', { name: 'No Preservatives' })).toBeVisible()
  })

  test('says how to consume it: 1-2 teaspoons daily, warm milk or water, early morning, empty stomach', async ({
    home: page,
  }) => {
    const shown = page.getByRole('region', { name: products })
    await expect(shown.getByRole('heading', { name: 'How to consume' })).toBeVisible()
    await expect(shown.getByRole('listitem').getByRole('heading', { level: 4 })).toContainText([
      /1-2 teaspoons daily/,
      /With warm milk or water/,
      /Early morning/,
      /On an empty stomach/,
    ])
  })

  test('has a Did You Know? box on sodium benzoate', async ({ home: page }) => {
    const box = page.getByRole('complementary', { name: 'Did You Know?' })
    await expect(box).toContainText(/sodium benzoate/i)
  })

  test('has a Shop Pure Chyawanprash button for the chat', async ({ home: page }) => {
    const button = page.getByRole('region', { name: products }).getByRole('link', {
      name: `Shop Pure ${brand.product}`,
      exact: true,
    })
    await expectChatLink(button)
  })

  test('stands before the shop, whose content it shares: every section is in the spec’s order', async ({
    home: page,
  }) => {
    const sections = await page
      .locator('main > * > section, main > section')
      .evaluateAll((all) => all.map((one) => one.id))
    expect(sections).toEqual(['hero', 'about', 'heritage', '', 'shop', 'benefits', 'testimonials', '', 'faq'])
  })
})
