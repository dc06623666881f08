import { SESSION_ID } from '../../worker/contract/session.ts'
import { expectChatsOpen, openHomeWith, useWholeHome } from './faults.ts'
import { expect, openPopup, stopClock, test } from './home-page.ts'

/** Each runs in the page before any of its scripts. */
const FAULTS: readonly [name: string, fault: () => void][] = [
  [
    'storage is forbidden',
    () => {
      for (const store of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    },
  ],
  [
    'storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
  ['there is no crypto.randomUUID', () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID')],
  ['there is no navigator.sendBeacon', () => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')],
  [
    'navigator.sendBeacon refuses, and fetch with keepalive too',
    () => {
      Navigator.prototype.sendBeacon = () => false
      const { fetch } = window
      window.fetch = (what, how) =>
        how?.keepalive ? Promise.reject(new TypeError('Failed to fetch')) : fetch(what, how)
    },
  ],
  [
    'fetch with keepalive throws',
    () => {
      const { fetch } = window
      window.fetch = (what, how) => {
        if (how?.keepalive) throw new TypeError('keepalive is not known')
        return fetch(what, how)
      }
    },
  ],
  ['there is no requestIdleCallback', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
  ['there is no IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  ['there is no ResizeObserver', () => Reflect.deleteProperty(window, 'ResizeObserver')],
  ['there is no matchMedia', () => Reflect.deleteProperty(window, 'matchMedia')],
  [
    'the clock stands at 1970',
    () => {
      Date.now = () => 86_400_000
    },
  ],
  [
    'the clock is five hundred years fast',
    () => {
      Date.now = () => Date.UTC(2526, 0, 1)
    },
  ],
  [
    'the time zone is unknown',
    () => {
      Date.prototype.getTimezoneOffset = () => Number.NaN
      const { resolvedOptions } = Intl.DateTimeFormat.prototype
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
      }
    },
  ],
]

for (const [name, fault] of FAULTS) {
  test(`where ${name}, home works whole and the chats open`, async ({ page }) => {
    await openHomeWith(page, fault)
    await useWholeHome(page)
  })
}

for (const [name, fault] of FAULTS.filter(([name]) => /storage|clock/.test(name))) {
  test(`where ${name}, what is recorded still belongs to one session, and the Worker takes it`, async ({
    page,
  }) => {
    await openHomeWith(page, fault)
    const answers: number[] = []
    const sessions = new Set<string>()
    page.on('response', async (response) => {
      if (!response.url().includes('/api/')) return
      answers.push(response.status())
      sessions.add(response.request().postDataJSON().user_session)
    })
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault())
      for (const link of document.querySelectorAll<HTMLElement>('#shop a[data-chat]')) link.click()
    })
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(4)
    expect(new Set(answers)).toEqual(new Set([201]))
    expect(sessions.size).toBe(1)
    expect([...sessions][0]).toMatch(SESSION_ID)
  })
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the popup opens without matchMedia', async ({ page }) => {
    await openHomeWith(page, () => Reflect.deleteProperty(window, 'matchMedia'))
    await openPopup(page)
  })
})

test('without requestIdleCallback what an address asks for comes untouched', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  await page.goto('/blog?q=Deccan')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
})

test.describe('where something of the page throws', () => {
  test.use({ expectedConsole: [/broken on purpose/] })

  test('it comes back as it came, with its words and its chats', async ({ page }) => {
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        constructor() {
          throw new Error('broken on purpose')
        }
      } as unknown as typeof ResizeObserver
    })
    await stopClock(page)
    const thrown = page.waitForEvent('pageerror')
    await page.goto('/')
    await page.locator('body').dispatchEvent('pointerdown')
    await thrown
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectChatsOpen(page)
  })
})
