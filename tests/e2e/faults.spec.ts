import type { Page, Route } from '@playwright/test'
import { fill } from '#web/shop/fill.ts'
import { GUIDE } from '../articles.ts'
import { content, reel as sampleReel } from '../content.ts'
import { buttonOf, chosen, otherPack } from '../packs.ts'
import * as home from './home-page.ts'
import { openDashboard } from './owner-dashboard.ts'
import { entryOf, hold, routeScripts, type ScriptRole } from './scripts.ts'
import { expect, test, watchCalls } from './test.ts'

const { notLoaded, unreachable } = content.words.site
const { outcomes, subscribing } = content.words.signUp

test.use({ expectedConsole: [home.NETWORK_LINE] })

/** The answer for a file of an earlier build. */
const respondGone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Page not found</title>',
  })

/** Gives the islands of home contents that their code cannot read. */
const breakIslands = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replaceAll(/(data-island="(?:shop|question|newsletter)"[^>]*? data-content=")[^"]*"/g, '$1{}"')
      .replace(/(data-island="faq" data-props=")[^"]*"/, '$1{&quot;questions&quot;:null}"')
    await route.fulfill({ response, body })
  })

/** The words that answer a press where nothing else can. */
const notice = (page: Page) => page.getByRole('alert')

async function expectOutOfReach(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(unreachable.text)
  // A press beside it closes it.
  await page.mouse.click(5, 5)
  await expect(notice(page)).toBeHidden()
}

const expectReferenceInOrder = async (page: Page) => {
  await home.orderButton(page).focus()
  await expect(home.orderButton(page)).toHaveAttribute('href', /text=Reference%3A%20\w{6}%0A/)
}

const seeJar = (page: Page) =>
  page
    .getByRole('button', { name: fill(content.words.shop.enlarge.open, { size: chosen.size }), exact: true })
    .first()

const gone = (role: ScriptRole) => (page: Page) => routeScripts(page, role, respondGone)

for (const [fault, cause, lines] of [
  ['the entry script is gone after a deploy', gone('entry'), home.NETWORK_LINE],
  ['the islands’ code is gone after a deploy', gone('later'), home.NETWORK_LINE],
  [
    'the islands’ code throws',
    breakIslands,
    /Cannot (?:read properties|destructure property)|Uncaught Error/,
  ],
] as const) {
  test(`home works, and the browser sends a form, where ${fault}`, async ({ page, freshEmail, mayLog }) => {
    mayLog(lines)
    const hydrated = page.locator('[data-hydrated]')
    await cause(page)
    await home.openHome(page)
    await home.expectChatsOpen(page)
    // What is scrolled below the header does not show through it.
    await page.evaluate(() => scrollTo(0, 1000))
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(251, 246, 234)')
    // The first press would hydrate it.
    await home.question(page).click()
    await expect(home.answer(page)).toBeVisible()
    await home.question(page).click()
    await expect(home.answer(page)).toBeHidden()
    await home.packLabel(page, otherPack).click()
    await page.locator('[data-island="shop"]').dispatchEvent('pointerdown')
    await expect(home.orderButton(page)).toContainText(buttonOf(otherPack))
    if (!fault.includes('entry')) await expectReferenceInOrder(page)
    await home.emailBox(page).fill(freshEmail)
    await expect(notice(page)).toHaveCount(0)
    await expect(hydrated).toHaveCount(0)
    await home.subscribe(page).click()
    await expect(page).toHaveURL('/newsletter/sent')
  })
}

test('a browser older than the README names has the page without scripts', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const isEntry = await entryOf(page)
  await home.openHome(page, '/#faq')
  for (const number of [1, 2]) await expect(home.answer(page, number)).toBeVisible()
  await expect(page.locator('#shop input[inputmode="numeric"]').filter({ visible: true })).toHaveCount(0)
  await expectReferenceInOrder(page)
  await test.step('the browser validates a question, and sends it', async () => {
    const { reach, message, send } = await home.openQuestion(page)
    await message.fill('Is it sweet?')
    await send.click()
    await expect(reach).toBeFocused()
    await expect(page.locator('[data-hydrated]')).toHaveCount(0)
    await reach.fill('9822012345')
    await send.click()
    await expect(page).toHaveURL('/newsletter/sent')
  })
  expect(scripts.filter((path) => !isEntry(site.url + path))).toEqual([])

  await page.goto('/admin')
  await expect(page.getByText('Chrome 111, Safari 16.4 or Firefox 128')).toBeVisible()
  await expect(page.locator('[data-island="dashboard"]')).toBeHidden()
})

test('in Chrome before 117, which has no subgrid, home’s rows have their full width', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    // The policy's hash is of the sheet as it is.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ headers, body: (await response.text()).replaceAll(':subgrid', ':unknown') })
  })
  await home.openHome(page)
  const [one, other] = await page
    .locator('#benefits li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(one).toBe(other)
  const heading = page.locator('#founders-heading')
  // The band of the founders' names does not cover its last line.
  const { height } = (await heading.boundingBox()) ?? { height: 0 }
  await heading.click({ trial: true, position: { x: 40, y: height - 20 } })
  await page.setViewportSize({ width: 390, height: 844 })
  const step = page.locator('#recipe li').first()
  expect((await step.boundingBox())?.width).toBe(0.6 * 390)
})

test('code that fails once comes with the next event, and what is open stays', async ({
  page,
  freshEmail,
}) => {
  const failed = new Set<string>()
  for (const role of ['entry', 'later'] as const)
    await routeScripts(page, role, (route) => {
      const { pathname } = new URL(route.request().url())
      if (failed.has(pathname)) return route.continue()
      failed.add(pathname)
      return respondGone(route)
    })
  await home.openHome(page)
  // It requests the entry script again.
  await page.locator('body').dispatchEvent('pointerdown')
  await home.question(page).click()
  await expect(home.answer(page)).toBeVisible()
  await home.hydrate(page, 'faq')
  await expect(home.question(page)).toHaveAttribute('aria-expanded', 'true')
  // An event that comes while the request is failing repeats nothing; the next one does.
  await expect(async () => {
    await home.emailBox(page).dispatchEvent('pointerdown')
    const newsletter = page.locator('[data-island="newsletter"]')
    await expect(newsletter).toHaveAttribute('data-hydrated', '', { timeout: 1000 })
  }).toPass()
  // The first request of the toasts fails: the message is beside the box.
  await home.subscribe(page).click()
  const { title, text } = outcomes.email_empty
  await expect(home.signUpNotice(page)).toContainText(`${title} ${text}`)
  await home.waitForTasks(page)
  await home.expectSignUpSays(page, freshEmail, 'subscribed')
})

test('where code is gone after a deploy no popup opens, and a button offers to load the page again', async ({
  page,
}) => {
  await routeScripts(page, 'later', respondGone, GUIDE)
  await page.goto(GUIDE)
  await page.getByRole('button', { name: content.words.blog.share }).click()
  await expect(notice(page)).toContainText(notLoaded.text)

  await home.openHome(page)
  const failed = page.waitForResponse((response) => response.status() === 404)
  await page.clock.runFor(1000)
  await failed
  await home.waitForTasks(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await seeJar(page).click()
  await expect(notice(page)).toContainText(notLoaded.text)
  const loaded = page.waitForEvent('load')
  await notice(page).getByRole('button', { name: notLoaded.reload }).click()
  await loaded
})

test('a page of the dashboard whose code is gone opens once it is back', async ({ page, mayLog }) => {
  mayLog(/Failed to fetch dynamically imported module/)
  await routeScripts(page, 'later', respondGone, '/admin')
  await openDashboard(page)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
  await expect(notice(page).filter({ hasText: notLoaded.text })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('This part could not be loaded.').filter({ visible: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('region', { name: 'Orders', exact: true })).toBeVisible()
})

test('offline, presses are answered, and what was typed stays', async ({ page, context, freshEmail }) => {
  await home.openHome(page)
  await context.setOffline(true)
  await home.emailBox(page).fill(freshEmail)
  await home.subscribe(page).click()
  await expectOutOfReach(page)
  await expect(home.emailBox(page)).toHaveValue(freshEmail)

  const { reach, message, send, status } = await home.openQuestion(page)
  await message.fill('Is it sweet?')
  await reach.fill('9822012345')
  await send.click()
  await expectOutOfReach(page)
  await expect(message).toHaveValue('Is it sweet?')

  await seeJar(page).click()
  await expectOutOfReach(page)

  const { adults: label, heading } = content.words.shop.calculator
  await page.locator('#shop summary', { hasText: heading }).click()
  const adults = page.getByLabel(label)
  await adults.fill('5')
  await adults.blur()
  await expectOutOfReach(page)
  await expect(adults).toHaveValue('5')

  await home.question(page).click()
  await expect(home.answer(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()

  await context.setOffline(false)
  await home.subscribe(page).click()
  await expect(home.signUpNotice(page)).toContainText(outcomes.subscribed.title)
  await send.click()
  await expect(status).toHaveText(content.words.question.outcomes.sent)
})

test('while the API is out of reach or silent, chats open; a sign-up waits 15 seconds and stays to be sent', async ({
  page,
  context,
  freshEmail,
}) => {
  const logged = new Set<string>()
  page.on('console', (line) => line.text().startsWith('Not recorded') && logged.add(line.text()))
  // The stopped clock does not cover the browser's own timer.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms)
      return controller.signal
    }
  })
  await home.openHome(page)
  await context.setOffline(true)
  await home.expectChatsOpen(page)
  await home.expectFloatingChatOpens(page)
  await expect
    .poll(() => [...logged].toSorted())
    .toEqual(['contact-inquiries', 'interactions', 'orders'].map((call) => `Not recorded: /api/${call}`))
  await context.setOffline(false)
  const release = await hold(context, '**/api/**')
  // Presses within a second are one.
  await page.clock.runFor(1000)
  await home.expectChatsOpen(page)
  await home.emailBox(page).fill(freshEmail)
  await home.subscribe(page).click()
  const loading = await home.expectToast(page, subscribing)
  await page.clock.runFor(14_000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(1000)
  const { title, text } = outcomes.unreachable
  await expect(await home.expectToast(page, title)).toContainText(text)
  await expect(home.emailBox(page)).toHaveValue(freshEmail)
  release()
  await home.expectSignUpSays(page, freshEmail, 'subscribed')
})

/** Runs before any script of the page. */
function blockStorageAndNewInterfaces() {
  for (const store of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, store, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'navigation')
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
}

test('without storage and newer interfaces home and the blog’s search work', async ({ page }) => {
  await page.addInitScript(blockStorageAndNewInterfaces)
  const calls = watchCalls(page)
  await home.openHome(page)
  await home.openPopup(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await home.question(page).click()
  await expect(home.answer(page)).toBeVisible()
  await home.packLabel(page, otherPack).click()
  const reel = page.locator('#benefits').getByRole('figure').first()
  await reel.scrollIntoViewIfNeeded()
  await expect(reel.getByRole('link', { name: sampleReel.link })).toBeVisible()
  await home.expectSignUpSays(page, '', 'email_empty')
  await home.expectChatsOpen(page)
  await home.expectFloatingChatOpens(page)
  const [session, ...others] = new Set(calls.map(({ body }) => body.user_session))
  expect(session).toMatch(/^session_\d{13}_[0-9a-f]{32}$/)
  expect(others).toEqual([])
  await home.footer(page).getByRole('link', { name: 'FAQ', exact: true }).click()
  await home.expectScrolledTo(page, 'faq')

  await page.goto('/blog?q=Deccan')
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: content.words.blog.none.title })).toBeVisible()
})

test('a picture that fails, before or after the scripts run, has a named placeholder', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/.*\.(avif|webp)$/, (route) => route.abort())
  const releaseScripts = await hold(context, /\/assets\/.*\.js$/)
  await home.stopClock(page)
  const failed = page.waitForEvent('requestfailed', (request) => /\.(avif|webp)$/.test(request.url()))
  const opened = page.goto('/', { waitUntil: 'commit' })
  await failed
  releaseScripts()
  await opened
  // One that is loaded lazily.
  await page.locator('#heritage').scrollIntoViewIfNeeded()
  await page.locator('#heritage picture').first().scrollIntoViewIfNeeded()
  for (const place of ['#hero', '#heritage']) {
    const image = page.locator(place).getByRole('img', { name: content.words.site.brokenImage }).first()
    await expect(image).toBeVisible()
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
      .toBe(true)
  }
})
