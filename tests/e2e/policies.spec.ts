import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

/** What stands between a heading and the next one. */
function section(page: Page, heading: string) {
  return main(page)
    .getByRole('heading', { name: heading, level: 2, exact: true })
    .evaluate((title) => {
      const texts: string[] = []
      let next = title.nextElementSibling
      while (next && next.tagName !== 'H2') {
        texts.push(next.textContent ?? '')
        next = next.nextElementSibling
      }
      return texts.join('\n')
    })
}

for (const [path, name] of [
  ['/refund-policy', 'Return & Refund Policy'],
  ['/disclaimer', 'Disclaimer'],
  ['/privacy-policy', 'Privacy Policy'],
] as const) {
  test.describe(name, () => {
    test('has its name, and a way back home', async ({ page }) => {
      await page.goto(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.locator('#hero')).toBeInViewport()
    })

    test('can be written and called about', async ({ page }) => {
      await page.goto(path)
      await expect(main(page).getByRole('link', { name: brand.email }).last()).toHaveAttribute(
        'href',
        `mailto:${brand.email}`,
      )
      await expect(main(page).getByRole('link', { name: brand.phone })).toHaveAttribute(
        'href',
        `tel:${brand.phone.replaceAll(' ', '')}`,
      )
    })

    test('prints as nothing but its text', async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('header')).toBeHidden()
      await expect(page.locator('footer')).toBeHidden()
      await expect(page.getByText('Back to Home')).toBeHidden()
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
    })

    test('is reached from the footer without a page load, and reads from its top', async ({ page }) => {
      await page.goto('/blog')
      await page.evaluate(() => {
        document.documentElement.dataset.same = ''
      })
      const link = name === 'Return & Refund Policy' ? 'Refund Policy' : name
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(page.locator('html[data-same]')).toBeAttached()
      await expect(page).toHaveTitle(`${name} | ${brand.name}`)
    })
  })
}

test.describe('refund', () => {
  test.beforeEach(({ page }) => page.goto('/refund-policy'))

  test('knows no general returns once an order is confirmed', async ({ page }) => {
    await expect(main(page)).toContainText('there are no general returns once an order is confirmed')
  })

  test('damaged on arrival: 24 hours, four things to send, only the affected item refunded', async ({
    page,
  }) => {
    const text = await section(page, 'Damaged on arrival')
    expect(text).toContain('within 24 hours of delivery')
    for (const item of [
      'your order number',
      'an image of the invoice',
      'one photo of the outer box',
      'two photos of the damaged product',
    ]) {
      expect(text).toContain(item)
    }
    expect(text).toContain('only the affected item is refunded')
  })

  test('missing item: 24 hours, four things to send', async ({ page }) => {
    const text = await section(page, 'Missing item')
    expect(text).toContain('within 24 hours')
    for (const item of [
      'your order number',
      'an image of the invoice',
      'one photo of the outer box',
      'two photos of the opened box',
    ]) {
      expect(text).toContain(item)
    }
  })

  test('spoiled product: 10 days, three things to send, a replacement if confirmed', async ({ page }) => {
    const text = await section(page, 'Spoiled product')
    expect(text).toContain('within 10 days')
    for (const item of ['your order number', 'packaging or manufacture', 'images or a video']) {
      expect(text).toContain(item)
    }
    expect(text).toContain('we offer a replacement')
  })

  test('natural variation in taste, texture, colour or aroma is not spoilage', async ({ page }) => {
    await expect(main(page)).toContainText(
      'Natural variation in taste, texture, colour or aroma is not spoilage',
    )
  })

  test('promises an answer within 24 to 48 hours', async ({ page }) => {
    expect(await section(page, 'How soon we reply')).toContain('24 to 48 hours')
  })
})

test.describe('disclaimer', () => {
  test.beforeEach(({ page }) => page.goto('/disclaimer'))

  for (const sentence of [
    'educational and are not medical advice',
    'you are pregnant',
    'you are breastfeeding',
    'you have a medical condition',
    'you are taking medication',
    'no medical claims',
    'no liability for adverse effects',
    'continuing to use this website you accept this disclaimer',
  ]) {
    test(`says: ${sentence}`, async ({ page }) => {
      await expect(main(page)).toContainText(sentence)
    })
  }

  test('has a button "Contact Our Experts" that opens the chat', async ({ page }) => {
    const button = main(page).getByRole('link', { name: 'Contact Our Experts' })
    await expect(button).toHaveAttribute('href', brand.chatLink)
    await expect(button).toHaveAttribute('target', '_blank')
  })
})

test.describe('privacy', () => {
  test.beforeEach(({ page }) => page.goto('/privacy-policy'))

  test('has eight numbered sections and "9. Contact Us" with a chat button', async ({ page }) => {
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      '1. Introduction',
      '2. Information We Collect',
      '3. How We Use Your Information',
      '4. Cookies & Tracking',
      '5. Data Sharing',
      '6. Your Rights',
      '7. Security Measures',
      '8. Policy Updates',
      '9. Contact Us',
    ])
    await expect(main(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', brand.chatLink)
  })

  test('was last updated on 14 August 2025', async ({ page }) => {
    await expect(main(page).getByText('Last updated 14 August 2025')).toBeVisible()
  })

  test('says that newsletters are sent only on opt-in and that data is not sold', async ({ page }) => {
    await expect(main(page)).toContainText('Newsletters are sent only if you opted in')
    await expect(main(page)).toContainText('We do not sell your data')
  })

  test('tells the truth about cookies: a visitor gets none', async ({ page, context }) => {
    await expect(main(page)).toContainText('We set no cookies for visitors')
    await page.goto('/')
    await page.goto('/blog')
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('what this session has sent', () => {
  const show = (page: Page) => page.getByRole('button', { name: 'Show what this session has sent' })

  /** A click on a chat link, which is recorded, without opening the chat. */
  async function sendSomething(page: Page): Promise<void> {
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('[data-chat]')) event.preventDefault()
      }),
    )
    const recorded = page.waitForResponse('**/api/interactions')
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    expect((await recorded).status()).toBe(201)
  }

  test.beforeEach(({ page }) => page.goto('/privacy-policy'))

  test('is nothing before anything was sent', async ({ page }) => {
    await show(page).click()
    await expect(page.getByText('Nothing is stored under the session id of this tab.')).toBeVisible()
  })

  test('is shown row by row, and deleted after a second yes', async ({ page, site }) => {
    await sendSomething(page)
    await show(page).click()
    await expect(page.getByText('Interactions (1)')).toBeVisible()
    await expect(page.getByText('whatsapp_click')).toBeVisible()

    await page.getByRole('button', { name: 'Delete all of it' }).click()
    await page.getByRole('button', { name: 'Keep them' }).click()
    await expect(page.getByText('Interactions (1)')).toBeVisible()

    await page.getByRole('button', { name: 'Delete all of it' }).click()
    await page.getByRole('button', { name: 'Yes, delete' }).click()
    await expect(page.getByText('Deleted. Nothing is stored')).toBeVisible()
    const session = await page.evaluate((key) => sessionStorage.getItem(key), `${brand.slug}_session_id`)
    const rows = await site.db
      .prepare('SELECT id FROM customer_interactions WHERE user_session = ?')
      .bind(session)
      .all()
    expect(rows.results).toEqual([])
  })

  test.describe('when storage fails', () => {
    test.use({ expectedConsole: [/status of 503/] })
    test('says so', async ({ page }) => {
      await page.route('**/api/my-data', (route) =>
        route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'x' } }),
      )
      await show(page).click()
      await expect(page.getByText('That did not work.')).toBeVisible()
    })
  })
})
