import type { Page, Route } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { views } from '#web/views.ts'
import { expect, expectScrolledTo, scrollTo, stopClock, test } from './home-page.ts'
import { hold } from './scripts.ts'

/** Opens a page with its clock running and without the popup, and marks its document. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {}
  })
  await page.goto(address)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const footer = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The critical CSS of a page as it is served. */
async function styleOf(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text()
  return html.match(/<style>(.*?)<\/style>/s)?.[1]
}

const DESTINATIONS = [
  ['Wellness Blog', views.blog],
  ['Privacy Policy', views['privacy-policy']],
  ['Refund Policy', views['refund-policy']],
  ['Disclaimer', views.disclaimer],
] as const

test.describe('switching views', () => {
  test('keeps the document: scroll at the top, focus on the heading, title, description, address and styles of the new view, and back home', async ({
    page,
  }) => {
    await open(page)
    for (const [name, view] of DESTINATIONS) {
      await footer(page, name).click()
      await expect(page).toHaveURL(view.path)
      await expect(heading(page)).toBeFocused()
      await expect.poll(() => scrollOf(page)).toBe(0)
      await expect(page).toHaveTitle(view.title)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', view.description)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', brand.siteUrl + view.path)
      expect(await page.locator('head > style').allTextContents()).toEqual([await styleOf(page, view.path)])
      await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
      await expect(page).toHaveURL('/')
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveTitle(views.home.title)
    }
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Back and Forward restore the scroll position, and every section of home works again', async ({
    page,
  }) => {
    await open(page)
    const faq = page.locator('[data-island="faq"]')
    await faq.getByRole('button').first().click()
    await expect(page.locator('#answer-1').getByRole('paragraph')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
    const left = await scrollOf(page)
    expect(left).toBeGreaterThan(3000)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/privacy-policy"]')?.click())
    await expect(heading(page)).toBeFocused()
    await scrollTo(page, 600)
    await page.goBack()
    await expect(page.locator('#faq')).toBeInViewport()
    await expect.poll(() => scrollOf(page)).toBeCloseTo(left, -2)
    await faq.getByRole('button').nth(1).click()
    await expect(page.locator('#answer-2').getByRole('paragraph')).toBeVisible()
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await expect(page.locator('#shop').getByRole('link', { name: /^Order/ })).toHaveText(/^Order 250g Pack/)
    await page.goForward()
    await expect(page).toHaveURL('/privacy-policy')
    await expect.poll(() => scrollOf(page)).toBe(600)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link to a section of home scrolls there', async ({ page }) => {
    await open(page, '/disclaimer')
    await footer(page, 'FAQ').click()
    await expect(page).toHaveURL('/#faq')
    await expectScrolledTo(page, 'faq')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a page load of /#faq starts there', async ({ page }) => {
    await stopClock(page)
    await page.goto('/#faq')
    await expectScrolledTo(page, 'faq')
  })

  test('the wordmark scrolls home to its top', async ({ page }) => {
    await open(page)
    await scrollTo(page, 1500)
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click()
    await expect.poll(() => scrollOf(page)).toBe(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('pointing at a link fetches its page, which the click does not fetch again', async ({ page }) => {
    await open(page)
    let requests = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/disclaimer') requests += 1
    })
    const fetched = page.waitForResponse('/disclaimer')
    await footer(page, 'Disclaimer').hover()
    await fetched
    await footer(page, 'Disclaimer').click()
    await expect(heading(page)).toHaveText('Disclaimer')
    expect(requests).toBe(1)
  })

  test('unmounts the islands of the view that is left', async ({ page }) => {
    await page.addInitScript(() => {
      const listeners = new Set()
      Object.assign(window, { listeners })
      const { addEventListener, removeEventListener } = EventTarget.prototype
      Object.assign(navigation, {
        addEventListener(...[type, listener, options]: Parameters<typeof addEventListener>) {
          if (type === 'currententrychange') listeners.add(listener)
          addEventListener.call(navigation, type, listener, options)
        },
        removeEventListener(...[type, listener, options]: Parameters<typeof removeEventListener>) {
          listeners.delete(listener)
          removeEventListener.call(navigation, type, listener, options)
        },
      })
    })
    const listening = () =>
      page.evaluate(() => (window as unknown as { listeners: Set<unknown> }).listeners.size)
    await open(page, '/blog?q=amla')
    await expect.poll(listening).toBe(1)
    await footer(page, 'Disclaimer').click()
    await expect(heading(page)).toHaveText('Disclaimer')
    expect(await listening()).toBe(0)
  })

  test('keeps the styles of toasts', async ({ page }) => {
    await open(page, '/disclaimer')
    const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })
    const toaster = page.locator('[data-sonner-toaster]')
    await subscribe.click()
    await expect(toaster).toHaveCSS('position', 'fixed')
    await footer(page, 'Refund Policy').click()
    await expect(page).toHaveTitle(views['refund-policy'].title)
    await subscribe.click()
    await expect(toaster).toHaveCSS('position', 'fixed')
  })

  test('shows the view that was chosen last, though the page of an earlier one arrives later', async ({
    page,
    context,
  }) => {
    const release = await hold(context, '**/disclaimer')
    await open(page)
    await footer(page, 'Disclaimer').click()
    await expect(page).toHaveURL('/disclaimer')
    await footer(page, 'Privacy Policy').click()
    await expect(heading(page)).toHaveText('Privacy Policy')
    const late = page.waitForResponse('**/disclaimer')
    release()
    await (await late).finished()
    await footer(page, 'Refund Policy').click()
    await footer(page, 'Privacy Policy').click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(heading(page)).toHaveText('Privacy Policy')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('loads the page in browsers without the Navigation API', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await open(page)
    await footer(page, 'Disclaimer').click()
    await expect(page).toHaveURL('/disclaimer')
    await expect(heading(page)).toHaveText('Disclaimer')
    expect(await isSameDocument(page)).toBe(false)
    await page.goBack()
    await expect(page.locator('#hero')).toBeVisible()
  })

  test.describe('whose page cannot be fetched', () => {
    test.use({ expectedConsole: [/^Failed to load resource: /] })

    for (const [name, answer] of [
      ['is unreachable', (route: Route) => route.abort('connectionfailed')],
      ['is answered with an error', (route: Route) => route.fulfill({ status: 503, body: 'Unavailable' })],
      [
        'is replaced by the sign-in page of a public network',
        (route: Route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
      ],
    ] as const) {
      test(`because it ${name} ends in a page load`, async ({ page }) => {
        await page.route('/disclaimer', (route) =>
          route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
        )
        await open(page)
        await footer(page, 'Disclaimer').click()
        await expect(heading(page)).toHaveText('Disclaimer')
        await expect(page).toHaveURL('/disclaimer')
        expect(await isSameDocument(page)).toBe(false)
      })
    }

    test('on the way back ends in a page load', async ({ page }) => {
      await open(page)
      await footer(page, 'Disclaimer').click()
      await expect(heading(page)).toHaveText('Disclaimer')
      await page.route('/', (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      )
      await page.goBack()
      await expect(page.locator('#hero')).toBeVisible()
      expect(await isSameDocument(page)).toBe(false)
    })
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test.use({ hasTouch: true })

    for (const [name, press] of [
      ['tap', (page: Page, x: number, y: number) => page.touchscreen.tap(x, y)],
      ['click', (page: Page, x: number, y: number) => page.mouse.click(x, y)],
    ] as const) {
      test(`a ${name} during the transition works`, async ({ page }) => {
        await page.addInitScript(() => {
          const { startViewTransition } = Document.prototype
          Document.prototype.startViewTransition = function (...how) {
            const transition = startViewTransition.apply(this, how)
            transition.ready.then(
              () => {
                for (const animation of document.getAnimations()) animation.pause()
                document.documentElement.dataset.paused = ''
              },
              () => {},
            )
            return transition
          }
        })
        await open(page)
        await footer(page, 'Disclaimer').click()
        await expect(page.locator('html[data-paused]')).toBeAttached()
        const box = await page.getByRole('main').getByRole('link', { name: /home/i }).first().boundingBox()
        await press(page, (box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
        await expect(page).toHaveURL('/')
        await expect(page.locator('#hero')).toBeVisible()
      })
    }
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('says so with status 404, and leads home', async ({ page }) => {
    const answer = await page.goto('/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })
})
