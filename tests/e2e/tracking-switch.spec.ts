import type { Page } from '@playwright/test'
import { newestBatch } from '#web/shop/batch.ts'
import { content, reel as sampleReel } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import * as home from './home-page.ts'
import { routeScripts } from './scripts.ts'
import { expect, test, watchCalls } from './test.ts'

const BATCH = `/batch/${newestBatch(content)?.lot}`
const words = content.words.policy.trackingSwitch
const tracking = (page: Page) => home.footer(page).getByLabel(words.label)

/** Orders a pack after the other one was chosen, and sends a question by the floating button. */
async function useShop(page: Page): Promise<void> {
  await home.packLabel(page, otherPack).click()
  for (const name of [buttonOf(otherPack), content.words.chat.floatingButton]) {
    const chat = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    await (await chat).close()
  }
  await home.waitForTasks(page)
}

test('with “Do not track me” nothing is sent, and the reel is loaded by a tap only', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(tracking(page)).not.toBeChecked()
  await page.getByRole('main').getByLabel(words.label).check()
  await expect(tracking(page)).toBeChecked()
  await expect(home.footer(page)).toContainText(words.note)

  const calls = watchCalls(page)
  await home.openHome(page)
  await expect(tracking(page)).toBeChecked()
  await useShop(page)
  expect(calls).toEqual([])
  const provider = page.locator('script[src*="instagram.com"]')
  const link = page
    .getByRole('figure')
    .filter({ hasText: sampleReel.heading })
    .getByRole('link', { name: sampleReel.link })
  await link.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport()
  await expect(provider).toHaveCount(0)
  await link.click()
  await expect(provider).toHaveCount(1)
  expect(page.context().pages()).toHaveLength(1)

  await tracking(page).uncheck()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('denied')
    }
  })
  await tracking(page).click()
  await expect(home.footer(page)).toContainText(words.notKept)
  await expect(tracking(page)).not.toBeChecked()
})

test('a form that the browser sends names its page, unless tracking is off', async ({
  page,
  freshEmail,
  mayLog,
}) => {
  mayLog(home.NETWORK_LINE)
  await routeScripts(page, 'later', (route) => route.fulfill({ status: 404 }), BATCH)
  const calls = watchCalls(page, '/api/contact-inquiries')
  for (const [isOn, sent] of [
    [false, { page_url: BATCH, do_not_track: undefined }],
    [true, { page_url: undefined, do_not_track: 'on' }],
  ] as const) {
    await page.goto(BATCH)
    await tracking(page).setChecked(isOn)
    const { reach, message, send } = await home.openQuestion(page)
    await reach.fill(freshEmail)
    await message.fill('Is it sweet?')
    await send.click()
    await expect(page).toHaveURL('/newsletter/sent')
    const { page_url, do_not_track, message: asked } = calls.at(-1)?.body ?? {}
    expect({ page_url, do_not_track, asked }).toEqual({ ...sent, asked: 'Is it sweet?' })
  }
})

test('with Global Privacy Control the switch is fixed, and nothing is sent', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const calls = watchCalls(page)
  await home.openHome(page)
  await expect(tracking(page)).toBeChecked()
  await expect(tracking(page)).toBeDisabled()
  await expect(home.footer(page)).toContainText(words.byBrowser)
  await useShop(page)
  expect(calls).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
