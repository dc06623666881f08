import type { Page } from '@playwright/test'
import { content, reel as sampleReel } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import { NETWORK_LINE } from './faults.ts'
import { expect, openHome, packLabel, test, waitForTasks } from './home-page.ts'
import { routeScripts } from './scripts.ts'

const words = content.words.policy.trackingSwitch
const tracking = (page: Page) => page.getByRole('contentinfo').getByLabel(words.label)
const reel = (page: Page) => page.getByRole('figure').filter({ hasText: sampleReel.heading })
const provider = (page: Page) => page.locator('script[src*="instagram.com"]')

/** Every write to the API from now on. */
function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) writes.push(request.url())
  })
  return writes
}

/** Orders a pack after the other one was chosen, and sends a question by the floating button. */
async function useShop(page: Page): Promise<void> {
  await packLabel(page, otherPack).click()
  for (const name of [buttonOf(otherPack), content.words.chat.floatingButton]) {
    const chat = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    await (await chat).close()
  }
  await waitForTasks(page)
}

test('the switch "Do not track me" is off at first; on, nothing is sent from any page, and the reel is loaded by a tap only', async ({
  page,
}) => {
  const inPolicy = page.getByRole('main').getByLabel(words.label)
  await page.goto('/privacy-policy')
  await expect(tracking(page)).not.toBeChecked()
  await inPolicy.check()
  await expect(tracking(page)).toBeChecked()
  await tracking(page).uncheck()
  await expect(inPolicy).not.toBeChecked()
  await tracking(page).check()
  await expect(page.getByRole('contentinfo')).toContainText(words.note)

  const writes = watchWrites(page)
  await openHome(page)
  await expect(tracking(page)).toBeChecked()
  await useShop(page)
  expect(writes).toEqual([])
  const link = reel(page).getByRole('link', { name: sampleReel.link })
  await link.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport()
  await expect(provider(page)).toHaveCount(0)
  await link.click()
  await expect(provider(page)).toHaveCount(1)
  expect(page.context().pages()).toHaveLength(1)

  await tracking(page).uncheck()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('denied')
    }
  })
  await tracking(page).click()
  await expect(page.getByRole('contentinfo')).toContainText(words.notKept)
  await expect(tracking(page)).not.toBeChecked()
})

test.describe('where the code of the forms is gone', () => {
  test.use({ expectedConsole: [NETWORK_LINE] })

  test('a form that the browser sends carries no page with the switch on, and the page with it off', async ({
    page,
    freshEmail,
  }) => {
    await routeScripts(page, 'later', (route) => route.fulfill({ status: 404 }))
    /** Sends the question of home. @returns the fields that the browser sent */
    const send = async () => {
      await page.goto('/')
      await page.locator('details:has([data-island="question"]) > summary').click()
      const form = page.locator('[data-island="question"] form')
      await form.locator('[name="reach"]').fill(freshEmail)
      await form.locator('[name="message"]').fill('Is it sweet?')
      const request = page.waitForRequest('**/api/contact-inquiries')
      await form.locator('[type="submit"]').click()
      const sent = new URLSearchParams((await request).postData() ?? '')
      await expect(page).toHaveURL('/newsletter/sent')
      return [sent.get('message'), sent.get('page_url'), sent.get('do_not_track')]
    }
    expect(await send()).toEqual(['Is it sweet?', '/', null])
    await page.goto('/')
    await tracking(page).check()
    expect(await send()).toEqual(['Is it sweet?', null, 'on'])
  })
})

test('with Global Privacy Control the switch is on and fixed, nothing is sent, and no id is made', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const writes = watchWrites(page)
  await openHome(page)
  await expect(tracking(page)).toBeChecked()
  await expect(tracking(page)).toBeDisabled()
  await expect(page.getByRole('contentinfo')).toContainText(words.byBrowser)
  await useShop(page)
  expect(writes).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
