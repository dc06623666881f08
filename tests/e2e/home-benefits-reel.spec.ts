import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { expect, openHome, test } from './home-page.ts'

const PROVIDER = 'https://www.instagram.com/embed.js'

const benefits = (page: Page) => page.locator('#benefits')
const script = (page: Page) => page.locator(`script[src="${PROVIDER}"]`)
const reel = (page: Page) => benefits(page).getByRole('figure').filter({ hasText: 'From our kitchen' })

/** The provider's script as far as the page knows it: it leaves a processor behind, and counts how often that is called. */
async function fakeProvider(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route('https://www.instagram.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.instgrm = { Embeds: { process() {
        document.documentElement.dataset.processed = Number(document.documentElement.dataset.processed ?? 0) + 1
      } } }`,
    })
  })
  return asked
}

const processed = (page: Page) => page.evaluate(() => document.documentElement.dataset.processed)

test.describe('benefits', () => {
  test('six cards: immunity, energy, heart health, memory, respiratory support, family wellness', async ({
    home: page,
  }) => {
    const cards = benefits(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Immunity',
      'Energy',
      'Heart health',
      'Memory',
      'Respiratory support',
      'Family wellness',
    ])
    for (const card of await cards.all()) {
      await expect(card.locator('svg')).toHaveCount(1)
      await expect(card.getByRole('paragraph')).not.toBeEmpty()
    }
  })

  test('three result statistics: 95%, 88% and 92%, each drawn as long as it says', async ({ home: page }) => {
    const results = benefits(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(/^\d+%$/) })
    await expect(results.getByText(/^\d+%$/)).toHaveText(['95%', '88%', '92%'])
    expect(
      await results
        .locator('path[pathLength]')
        .evaluateAll((arcs) => arcs.map((arc) => arc.getAttribute('stroke-dasharray'))),
    ).toEqual(['95 100', '88 100', '92 100'])
    for (const result of await results.all()) await expect(result.getByRole('paragraph')).toHaveCount(3)
  })

  test('a 30-day timeline: week 1-2, week 3-4, month 2+', async ({ home: page }) => {
    await expect(benefits(page).getByRole('heading', { name: /30 days/ })).toBeVisible()
    const stops = benefits(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) })
    await expect(stops.getByRole('paragraph').filter({ hasText: /^(Week|Month)/ })).toHaveText([
      'Week 1-2',
      'Week 3-4',
      'Month 2+',
    ])
  })
})

test.describe('reel', () => {
  test('shows a poster and a plain link first, and asks the provider for nothing', async ({ page }) => {
    const asked = await fakeProvider(page)
    await openHome(page)
    const link = reel(page).getByRole('link', { name: 'Watch the reel' })
    await expect(link).toHaveAttribute('href', brand.reelUrl)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(reel(page).getByRole('img')).toHaveCount(1)
    await expect(script(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('adds the provider’s script when the section appears, once, and invokes the processor after it loads', async ({
    page,
  }) => {
    const asked = await fakeProvider(page)
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.context().route(PROVIDER, async (route) => {
      await gate
      await route.fallback()
    })
    await openHome(page)
    await reel(page).scrollIntoViewIfNeeded()
    await expect(script(page)).toHaveCount(1)
    const embed = reel(page).locator('blockquote.instagram-media')
    await expect(embed).toHaveAttribute('data-instgrm-permalink', brand.reelUrl)
    expect(await processed(page)).toBeUndefined()
    letGo()
    await expect.poll(() => processed(page)).toBe('1')

    await page.locator('#hero').scrollIntoViewIfNeeded()
    await reel(page).scrollIntoViewIfNeeded()
    await expect(script(page)).toHaveCount(1)
    expect(asked).toEqual([PROVIDER])
  })

  test('takes the script away when the section goes away, and adds it again when it comes back', async ({
    page,
  }) => {
    await fakeProvider(page)
    await openHome(page)
    await reel(page).scrollIntoViewIfNeeded()
    await expect.poll(() => processed(page)).toBe('1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
    await expect(page).toHaveURL('/disclaimer')
    await expect(script(page)).toHaveCount(0)

    await page.goBack()
    await reel(page).scrollIntoViewIfNeeded()
    await expect(script(page)).toHaveCount(1)
    await expect.poll(() => processed(page)).toBe('2')
  })

  test('asks for nothing when the section goes away before it came near', async ({ page }) => {
    const asked = await fakeProvider(page)
    await openHome(page)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/disclaimer"]')?.click())
    await expect(page).toHaveURL('/disclaimer')
    await expect(script(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('covers the poster by the player only once that is there', async ({ page }) => {
    await fakeProvider(page)
    await openHome(page)
    await reel(page).scrollIntoViewIfNeeded()
    await expect.poll(() => processed(page)).toBe('1')
    const link = reel(page).getByRole('link', { name: 'Watch the reel' })
    await expect(link).toBeVisible()
    await page.evaluate(() => {
      const player = document.createElement('iframe')
      player.className = 'instagram-media instagram-media-rendered'
      player.title = 'Player'
      document.querySelector('blockquote.instagram-media')?.replaceWith(player)
    })
    await expect(reel(page).locator('iframe')).toBeVisible()
    await expect(link).toBeHidden()
  })
})
