import type { Page } from '@playwright/test'
import type { Words } from '#web/model/types.ts'
import { content } from '../content.ts'
import { CHAT, emailBox, expect, expectToast, scrollTo, signUpNotice, subscribe } from './home-page.ts'

/** The browser's own message for a failed request. Errors that the page throws read otherwise, and fail a test. */
export const NETWORK_LINE = /^Failed to load resource: /

type Outcome = keyof Words['signUp']['outcomes']

/** Clicks a chat link: the chat opens in a new tab, and the page stays. */
async function expectChatOpens(page: Page, name: string | RegExp): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name }).click()
  const chat = await opened
  await expect(chat).toHaveURL(CHAT)
  await chat.close()
}

/** Expects that no listener prevents the default action of a chat link, and that one opens the chat in a new tab. */
export async function expectChatsOpen(page: Page): Promise<void> {
  const links = await page.evaluate(() => {
    const clicked: { href: string; target: string; prevented: boolean }[] = []
    const record = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      const { href, target } = event.target
      clicked.push({ href, target, prevented: event.defaultPrevented })
      event.preventDefault()
    }
    addEventListener('click', record)
    for (const link of document.querySelectorAll<HTMLElement>('#root a[data-chat]')) link.click()
    removeEventListener('click', record)
    return clicked
  })
  expect(links.length).toBeGreaterThan(8)
  expect(
    links.filter(({ href, target, prevented }) => !CHAT.test(href) || target !== '_blank' || prevented),
  ).toEqual([])
  await expectChatOpens(page, `Shop ${content.facts.brand.name} Now`)
}

/** The floating button sends an inquiry. */
export async function expectFloatingChatOpens(page: Page): Promise<void> {
  await scrollTo(page, 500)
  await expectChatOpens(page, content.words.chat.floatingButton)
}

/** Signs up in the footer of a page whose clock is stopped, and expects the outcome's words in the toast and beside the box. */
export async function expectSignUpSays(page: Page, email: string, outcome: Outcome): Promise<void> {
  const { title, text } = content.words.signUp.outcomes[outcome]
  await emailBox(page).fill(email)
  await subscribe(page).click()
  await expect(await expectToast(page, title)).toContainText(text)
  await expect(signUpNotice(page)).toContainText(`${title} ${text}`)
}
