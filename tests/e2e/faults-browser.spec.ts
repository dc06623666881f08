import { openHomeWith, useWholeHome } from './faults.ts'
import { expect, test } from './home-page.ts'

const SESSION_ID = /^session_\d{13}_[0-9a-f]{32}$/

/** Each runs before any script of the page. */
const FAULTS: readonly [name: string, fault: () => void][] = [
  [
    'storage is blocked',
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
    'there are no idle callbacks, Navigation API and view transitions, as in older browsers',
    () => {
      Reflect.deleteProperty(window, 'requestIdleCallback')
      Reflect.deleteProperty(window, 'navigation')
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    },
  ],
]

for (const [name, fault] of FAULTS) {
  test(`where ${name}, all of home works, the chats open, and the blog shows what its address has in the query`, async ({
    page,
  }) => {
    await openHomeWith(page, fault)
    const sessions = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sessions.add(request.postDataJSON().user_session)
    })
    await useWholeHome(page)
    expect(sessions.size).toBe(1)
    expect([...sessions][0]).toMatch(SESSION_ID)
    await page.goto('/blog?q=Deccan')
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })
}
