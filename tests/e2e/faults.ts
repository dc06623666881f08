import type { BrowserContext, Page, Route } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { MESSAGES } from '../../worker/contract/messages.ts'
import { bringAlive, expect, expectToast, openPopup, scrollTo, stopClock } from './home-page.ts'

/** The browser's own words on a request that failed. What the page throws reads otherwise, and fails a test. */
export const NETWORK_LINE = /^Failed to load resource: /

export const OOPS = ['Oops! Something went wrong', 'Please check your connection and try again'] as const
const REFUSED = ['Subscription failed', MESSAGES.subscriptionFailed] as const
export const NO_ANSWER = 'The site did not answer. Please check your connection and try again.'

type ApiFault = {
  /** What the API does. */
  name: string
  answer: (route: Route) => Promise<void>
  /** Message and description of the newsletter's toast and notice (spec 8). */
  newsletter: readonly [string, string]
  signIn: string
  /** Whether the page can tell that a record was not kept. */
  noticed: boolean
}

const thrown = { newsletter: OOPS, signIn: NO_ANSWER, noticed: true }
const html = { contentType: 'text/html', body: '<!doctype html><title>Welcome to the hotel</title>' }

export const API_FAULTS: readonly ApiFault[] = [
  { name: 'refuses the connection', answer: (route) => route.abort('connectionrefused'), ...thrown },
  { name: 'cuts the connection', answer: (route) => route.abort('connectionaborted'), ...thrown },
  { name: 'is blocked by an extension', answer: (route) => route.abort('blockedbyclient'), ...thrown },
  {
    name: 'answers in HTML with 200, as the sign-in page of a public network does',
    answer: (route) => route.fulfill(html),
    ...thrown,
    noticed: false,
  },
  { name: 'answers in HTML with 500', answer: (route) => route.fulfill({ status: 500, ...html }), ...thrown },
  {
    name: 'answers with 500 in a form that is not ours',
    answer: (route) => route.fulfill({ status: 500, json: { error: 'internal' } }),
    ...thrown,
  },
  {
    name: 'answers nothing at all with 503',
    answer: (route) => route.fulfill({ status: 503, body: '' }),
    ...thrown,
  },
  {
    name: 'answers with 503 in our own form',
    answer: (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, code: 'unavailable', message: MESSAGES.subscriptionFailed },
      }),
    newsletter: REFUSED,
    signIn: MESSAGES.subscriptionFailed,
    noticed: true,
  },
]

/** Opens home and brings it alive, with something wrong in the browser from the first script on. */
export async function openHomeWith(page: Page, fault: () => void): Promise<void> {
  await stopClock(page)
  await page.addInitScript(fault)
  await page.goto('/')
  await bringAlive(page)
}

/** Clicks a chat link as a visitor does: the chat is there in a new tab, and the page stays. */
export async function expectChatOpens(page: Page, name: string | RegExp): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name }).click()
  const chat = await opened
  await expect(chat).toHaveURL(brand.chatLink)
  await chat.close()
}

/** Every chat link of the page is one, and nothing that hears its click holds it back; two are clicked in earnest. */
export async function expectChatsOpen(page: Page): Promise<void> {
  const links = await page.evaluate(() => {
    const clicked: { href: string; target: string; held: boolean }[] = []
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      const { href, target } = event.target
      clicked.push({ href, target, held: event.defaultPrevented })
      event.preventDefault()
    }
    addEventListener('click', note)
    for (const link of document.querySelectorAll<HTMLElement>('#root a[data-chat]')) link.click()
    removeEventListener('click', note)
    return clicked
  })
  expect(links.length).toBeGreaterThan(8)
  const chat = { href: brand.chatLink, target: '_blank', held: false }
  expect(links.filter((link) => JSON.stringify(link) !== JSON.stringify(chat))).toEqual([])
  await expectChatOpens(page, `Shop ${brand.name} Now`)
}

/** The floating button's record is an inquiry. */
export async function expectFloatingChatOpens(page: Page): Promise<void> {
  await scrollTo(page, 500)
  await expectChatOpens(page, /^Chat with us/)
}

/** Signs up in the footer of a page whose clock stands still, and reads what is said in both places. */
export async function expectSignUpSays(
  page: Page,
  email: string,
  [message, description]: readonly [string, string],
): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(await expectToast(page, message)).toContainText(description)
  await expect(footer.getByRole('status')).toHaveText(`${message} ${description}`)
}

/** Uses all that moves on home: popup, question, reel, packs, toast, another view and the way back, and the chat. */
export async function useWholeHome(page: Page): Promise<void> {
  await openPopup(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('#faq').getByRole('button').first().click()
  await expect(page.locator('#answer-1').getByRole('paragraph')).toBeVisible()
  await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
  await page.locator('#benefits').getByRole('figure').first().scrollIntoViewIfNeeded()
  await expect(page.locator('#benefits').getByRole('link', { name: 'Watch the reel' })).toBeVisible()
  await expectSignUpSays(page, '', ['Please enter your email address', 'Email field cannot be empty'])
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  await page.goBack()
  await expect(page.locator('#hero')).toBeVisible()
}

/** Holds requests back until they are let go. */
export async function hold(context: BrowserContext, path: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(path, async (route) => {
    await gate
    await route.fallback()
  })
  return () => letGo()
}
