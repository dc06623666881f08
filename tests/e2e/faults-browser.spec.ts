import { content, reel as sampleReel } from '../content.ts'
import { otherPack } from '../packs.ts'
import { expectChatsOpen, expectFloatingChatOpens, expectSignUpSays } from './faults.ts'
import {
  answer,
  expect,
  expectScrolledTo,
  footer,
  openHome,
  openPopup,
  packLabel,
  question,
  test,
} from './home-page.ts'

const SESSION_ID = /^session_\d{13}_[0-9a-f]{32}$/

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

test('where storage is blocked, in an older browser without idle callbacks, Navigation API and view transitions, all of home works in one session, and the blog shows what its address asks for', async ({
  page,
}) => {
  await page.addInitScript(blockStorageAndNewInterfaces)
  const sessions = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sessions.add(request.postDataJSON().user_session)
  })
  await openHome(page)
  await openPopup(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await question(page).click()
  await expect(answer(page)).toBeVisible()
  await packLabel(page, otherPack).click()
  const reel = page.locator('#benefits').getByRole('figure').first()
  await reel.scrollIntoViewIfNeeded()
  await expect(reel.getByRole('link', { name: sampleReel.link })).toBeVisible()
  await expectSignUpSays(page, '', 'email_empty')
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  expect(sessions.size).toBe(1)
  expect([...sessions][0]).toMatch(SESSION_ID)
  await footer(page).getByRole('link', { name: 'FAQ', exact: true }).click()
  await expectScrolledTo(page, 'faq')
  await footer(page).getByRole('link', { name: content.policies.disclaimer.title }).click()
  await expect(page).toHaveURL('/disclaimer')
  await page.goBack()
  await expect(page.locator('#hero')).toBeVisible()

  await page.goto('/blog?q=Deccan')
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: content.words.blog.none.title })).toBeVisible()
})
