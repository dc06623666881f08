import type { Locator, Page } from '@playwright/test'
import type { Words } from '#web/model/types.ts'
import { content } from '../content.ts'
import { stopClock, waitForStart } from './open-home.ts'
import { expect } from './test.ts'

const { facts } = content

export { openHome, stopClock } from './open-home.ts'
export { expect, test, watchCalls } from './test.ts'

const CLOCK_STEP_MS = 10

/** Hydrates an island by an event inside it, as a pointer would. */
export async function hydrate(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`)
  await island.dispatchEvent('pointerdown')
  await expect(island).toHaveAttribute('data-hydrated')
}

export const footer = (page: Page) => page.getByRole('contentinfo')
/** The sign-up in the footer: its box, its button, and what is said beside them. */
export const emailBox = (page: Page) =>
  footer(page).getByRole('textbox', { name: content.words.signUp.label })
export const subscribe = (page: Page) =>
  footer(page).getByRole('button', { name: content.words.signUp.button })
export const signUpNotice = (page: Page) => footer(page).locator('#newsletter-notice')

/** A question of the FAQ, and its answer, by their number. */
export const question = (page: Page, number = 1) =>
  page
    .locator('#faq')
    .getByRole('button')
    .nth(number - 1)
export const answer = (page: Page, number = 1) => page.locator(`#answer-${number}`)

/** The form for a question, at its place on a page. */
export function questionForm(page: Page) {
  const form = page.locator('[data-island="question"] form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const [reach, message, name] = [field('reach'), field('message'), field('name')]
  return { reach, message, name, send: form.locator('[type="submit"]'), status: form.getByRole('status') }
}

/** Opens the disclosure with the form for a question. */
export async function openQuestion(page: Page) {
  await page.locator('details:has([data-island="question"]) > summary').click()
  return questionForm(page)
}

/** The label of a pack in the shop, which chooses it. */
export const packLabel = (page: Page, { size }: { size: string }) =>
  page.locator('#shop label[for^="pack-"]').filter({ hasText: size })

/** The order button of the chosen pack. */
export const orderButton = (page: Page) =>
  page.locator('#shop fieldset a[data-chat]').filter({ visible: true })

/** The figures that float over the picture of the first screen. */
export function statCards(page: Page): Locator[] {
  return content.copy.hero.figures
    .map(({ label }) => label)
    .filter((label) => label !== undefined)
    .map((label) => page.locator('#hero').getByText(label, { exact: true }).locator('../..'))
}

/** Text at twice its size, as from the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/**
 * Opens a page that believes that the browser prerenders it, its clock stopped: DevTools forbid prerendering.
 *
 * @returns shows it to the visitor
 */
export async function prerender(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
  )
  await stopClock(page)
  await page.goto(path)
  return () =>
    page.evaluate(() => {
      Object.assign(document, { prerendering: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
}

/** Opens the launch popup by advancing the clock, after `openHome` or a reload. */
export async function openPopup(page: Page): Promise<Locator> {
  // It sets the popup's timer.
  await waitForStart(page)
  await page.clock.runFor(1000)
  const popup = page.getByRole('dialog', { name: content.words.popup.title })
  await expect(popup).toBeVisible()
  return popup
}

/** Where the page is scrolled to, in whole px. */
export const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls without animation, and waits until the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const lowest = document.documentElement.scrollHeight - innerHeight
    if (Math.round(scrollY) === Math.min(y, lowest)) return
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    await scrolled
  }, top)
  await waitForTasks(page)
}

/** Waits until the tasks that the page had queued, React's rendering included, have run. */
export async function waitForTasks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const channel = new MessageChannel()
        channel.port1.onmessage = resolve
        channel.port2.postMessage(turn, [])
      })
    }
  })
}

/** The address of a chat link: most have a message filled in. */
export const CHAT = new RegExp(`^${facts.brand.chatLink.replaceAll('.', '\\.')}(\\?text=|$)`)

/** Every call to action: a plain link to the chat, in a new tab. */
export async function expectChatLink(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('href', CHAT)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

/** Expects the anchor at the top of the space below strip and header. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((anchor) => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          const element = document.getElementById(anchor)
          // The content of a disclosure leaves room for its label.
          const room = element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) : Number.NaN
          const top = (element?.getBoundingClientRect().top ?? Number.NaN) - room
          const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
          return atEnd ? Math.min(Math.round(top - header), 0) : Math.round(top - header)
        }, id),
      { intervals: [50] },
    )
    .toBeCloseTo(0, -1)
}

/** Advances the stopped clock until a toast is shown: its library opens it by a timer. */
export async function expectToast(page: Page, title: string): Promise<Locator> {
  const shown = page.locator('[data-sonner-toast][data-mounted="true"]').filter({ hasText: title })
  await runClockUntil(page, () => shown.isVisible())
  return shown
}

/** Advances the stopped clock until something has happened whose timer starts once its code has loaded. */
export async function runClockUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(CLOCK_STEP_MS)
        return done()
      },
      { intervals: [20] },
    )
    .toBe(true)
}

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
