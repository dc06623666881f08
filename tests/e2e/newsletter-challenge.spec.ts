import type { Page, Route } from '@playwright/test'
import { newsletter as words } from '#web/content/newsletter.ts'
import { expect, expectToast, openHome, openPopup, test } from './home-page.ts'

/** Cloudflare's published test key; the Worker names the real one. */
const SITE_KEY = '1x00000000000000000000AA'
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'
const PROVIDER = 'https://challenges.cloudflare.com'
const FAILED = 'Subscription failed. Please try again.'

const footer = (page: Page) => page.getByRole('contentinfo')
const box = (page: Page) => footer(page).getByRole('textbox', { name: 'Email address' })
const button = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })
const notice = (page: Page) => footer(page).locator('#newsletter-notice')
/** Opens home and closes its popup, so that timers can run. */
async function openWithoutPopup(page: Page): Promise<void> {
  await openHome(page)
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Explore Website' }).click()
  await expect(popup).toBeHidden()
}

/** The element of the check while it runs. */
const check = (page: Page) => footer(page).getByRole('group', { name: words.challenge })

/** Stands in for a Worker with both keys set: demands a check first, then accepts or, with `rejects`, demands it again. */
async function mockWorker(page: Page, { rejects = false } = {}) {
  const sent: Record<string, unknown>[] = []
  await page.route('**/api/newsletter', async (route: Route) => {
    const body = route.request().postDataJSON()
    sent.push(body)
    if (body.challenge_token && !rejects) {
      await route.fulfill({ status: 201, json: { success: true, message: 'Successfully subscribed!' } })
      return
    }
    const challenge = { site_key: SITE_KEY }
    const rejected = { success: false, code: 'forbidden', message: FAILED, description: 'Pass the check.' }
    await route.fulfill({ status: 403, json: { ...rejected, challenge } })
  })
  return sent
}

type Behaviour = 'passes' | 'prompts' | 'fails' | 'does not answer' | 'does not load'

/** Stands in for the provider: a script that calls back as the real one does, and a frame with a box to tick. */
async function mockProvider(page: Page, behaves: Behaviour) {
  const requested: string[] = []
  await page.route(`${PROVIDER}/**`, async (route) => {
    const url = route.request().url()
    requested.push(url)
    if (behaves === 'does not load') return route.abort()
    if (url.endsWith('/frame')) {
      const tick = `<label><input type="checkbox" onchange="parent.postMessage('ticked', '*')">Tick me</label>`
      return route.fulfill({ contentType: 'text/html', body: tick })
    }
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${fakeProvider})(${JSON.stringify({ behaves, token: TOKEN, frame: `${PROVIDER}/frame` })})`,
    })
  })
  return requested
}

type Fake = { behaves: Behaviour; token: string; frame: string }
type Callbacks = Record<string, (token?: string) => void>

function fakeProvider({ behaves, token, frame }: Fake): void {
  const seen: Record<string, unknown>[] = []
  const render = (place: HTMLElement, options: Record<string, unknown>) => {
    seen.push({ ...options })
    const callbacks = options as Callbacks
    const say = (name: string, ...what: string[]) => queueMicrotask(() => callbacks[name]?.(...what))
    if (behaves === 'passes') say('callback', token)
    if (behaves === 'fails') say('error-callback', '300010')
    if (behaves === 'prompts') {
      const shown = Object.assign(document.createElement('iframe'), {
        src: frame,
        title: 'Check',
        width: 300,
      })
      place.insertAdjacentElement('beforeend', shown)
      addEventListener('message', () => callbacks.callback?.(token), { once: true })
      say('before-interactive-callback')
    }
    return 'widget-1'
  }
  Object.assign(window, { turnstile: { render, remove: () => undefined }, rendered: seen })
}

/** The options of each widget. */
const rendered = (page: Page) =>
  page.evaluate(() => (window as unknown as { rendered: Record<string, unknown>[] }).rendered)

test('a sign-up without a challenge requests nothing from the provider', async ({ page, freshEmail }) => {
  const requested = await mockProvider(page, 'passes')
  await openHome(page)
  await box(page).fill(freshEmail)
  await button(page).click()
  await expectToast(page, 'Successfully subscribed!')
  expect(requested).toEqual([])
})

test.describe('a sign-up that the Worker challenges', () => {
  test.use({ expectedConsole: [/status of 403 .*\/api\/newsletter/] })

  test('is sent again unchanged with the token', async ({ page, freshEmail }) => {
    const sent = await mockWorker(page)
    const requested = await mockProvider(page, 'passes')
    await openHome(page)
    await box(page).fill(freshEmail)
    await button(page).click()
    await expectToast(page, 'Successfully subscribed!')
    expect(requested).toEqual([`${PROVIDER}/turnstile/v0/api.js?render=explicit`])
    expect(await rendered(page)).toMatchObject([{ sitekey: SITE_KEY, action: 'newsletter' }])
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({ email: freshEmail, source_page: 'footer' })
    expect(sent[1]).toEqual({ ...sent[0], challenge_token: TOKEN })
    await expect(box(page)).toHaveValue('')
    await expect(check(page)).toBeHidden()
  })

  test('can be passed with the keyboard alone, and keeps the address and the focus', async ({
    page,
    freshEmail,
  }) => {
    await mockWorker(page)
    await mockProvider(page, 'prompts')
    await openWithoutPopup(page)
    await box(page).fill(freshEmail)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(await expectToast(page, 'One short check')).toContainText('Tick the box below the address')
    const tick = check(page).frameLocator('iframe').getByRole('checkbox', { name: 'Tick me' })
    await expect(tick).toBeVisible()
    await expect(box(page)).toHaveValue(freshEmail)
    await page.keyboard.press('Tab')
    await expect(tick).toBeFocused()
    // The time limit is for a script that does not answer, not for a person.
    await page.clock.runFor(60_000)
    await page.keyboard.press('Space')
    await expectToast(page, 'Successfully subscribed!')
    await expect(check(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('fits a screen of 320 px', async ({ page, freshEmail }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await mockWorker(page)
    await mockProvider(page, 'passes')
    await openHome(page)
    await box(page).fill(freshEmail)
    await button(page).click()
    await expectToast(page, 'Successfully subscribed!')
    expect(await rendered(page)).toMatchObject([{ size: 'compact' }])
  })

  test('is not challenged twice where the Worker rejects the token', async ({ page, freshEmail }) => {
    const sent = await mockWorker(page, { rejects: true })
    await mockProvider(page, 'passes')
    await openHome(page)
    await box(page).fill(freshEmail)
    await button(page).click()
    await expectToast(page, FAILED)
    await expect(notice(page)).toHaveText(`${FAILED} Pass the check.`)
    await expect(box(page)).toHaveValue(freshEmail)
    expect(sent).toHaveLength(2)
  })

  for (const behaves of ['fails', 'does not load', 'does not answer'] as const) {
    test.describe(`by a provider that ${behaves}`, () => {
      test.use({ expectedConsole: [/status of 403 .*\/api\/newsletter|ERR_FAILED .*challenges/] })

      test('reports it and what to do, keeps the address, and the next try works', async ({
        page,
        freshEmail,
      }) => {
        const sent = await mockWorker(page)
        const requested = await mockProvider(page, behaves)
        await openWithoutPopup(page)
        await box(page).fill(freshEmail)
        await button(page).click()
        await expect.poll(() => requested).toHaveLength(1)
        if (behaves === 'does not answer') {
          await expect.poll(async () => (await rendered(page))?.length).toBe(1)
          await page.clock.runFor(20_000)
        }
        const shown = await expectToast(page, FAILED)
        await expect(shown).toHaveAttribute('data-type', 'error')
        await expect(notice(page)).toContainText(FAILED)
        await expect(notice(page)).toContainText(
          /Let your browser load challenges\.cloudflare\.com, or write/,
        )
        await expect(box(page)).toHaveValue(freshEmail)
        await expect(check(page)).toBeHidden()
        expect(sent).toHaveLength(1)

        await page.unroute(`${PROVIDER}/**`)
        await page.evaluate(() => Object.assign(window, { turnstile: undefined }))
        await mockProvider(page, 'passes')
        await button(page).click()
        await expectToast(page, 'Successfully subscribed!')
      })
    })
  }
})
