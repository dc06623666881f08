import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseEmail } from '#contract/email.ts'
import { showToast } from '#web/browser/toast.ts'
import NewsletterForm from '#web/frame/newsletter.island.tsx'
import { ContentContext } from '#web/model/context.ts'
import { content } from '../content.ts'
import { eventually } from './eventually.ts'

vi.mock('#contract/email.ts', async (original) => {
  const { parseEmail } = await original<typeof import('#contract/email.ts')>()
  return { parseEmail: vi.fn(parseEmail) }
})
vi.mock('#web/browser/toast.ts', () => ({ showToast: vi.fn() }))

const words = content.words.signUp
const noticeOf = ({ title, text }: { title: string; text: string }) => `${title} ${text}`
const invalidNotice = (outcome: { title: string; text: string }) => `${noticeOf(outcome)} ${words.example}`

const EMAIL = 'visitor@example.org'
/** The version of the notice beside the form. */
const NOTICE = '0123456789ab'

const SUBSCRIBED = { success: true, code: 'subscribed' }

let sent: Record<string, unknown>[]

function show(language: 'en' | 'mr'): void {
  render(
    <ContentContext value={content}>
      <NewsletterForm noticeVersion={NOTICE} language={language} />
    </ContentContext>,
  )
}
beforeEach(() => {
  sent = []
  show('en')
})
afterEach(cleanup)

/** Replaces the Worker by one that responds to everything with one answer, or a network by one that has another page, or none. */
function answerWith(answer: object | string | undefined): void {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    if (answer === undefined) throw new TypeError('Failed to fetch')
    if (typeof answer === 'string') return new Response(answer)
    return Response.json({ message: 'In the words of the API', ...answer })
  })
}

const box = () => screen.getByLabelText<HTMLInputElement>(words.label)
const notice = () => screen.getByRole('status').textContent ?? ''

function signUp(typed = EMAIL): void {
  box().value = typed
  if (box().form) fireEvent.submit(box().form as HTMLFormElement)
}

it('promises no letter where nothing is stored', () => {
  expect(words.outcomes.demo_subscribed.text).not.toBe(words.outcomes.subscribed.text)
})

it.each([
  ['subscribed', { success: true, code: 'subscribed' }],
  ['already_subscribed', { success: true, code: 'already_subscribed' }],
  ['demo_subscribed', { success: true, code: 'demo_subscribed' }],
  ['confirmation_sent', { success: true, code: 'confirmation_sent' }],
  ['unavailable', { success: false, code: 'unavailable' }],
  ['rate_limited', { success: false, code: 'rate_limited' }],
  ['full_day', { success: false, code: 'unavailable', reason: 'full_day' }],
  ['unavailable', { success: false, code: 'internal' }],
  ['failed', { success: false, code: 'forbidden' }],
  ['email_invalid', { success: false, code: 'invalid' }],
  ['email_invalid', { success: false, code: 'invalid', issues: [{ path: 'email', message: '' }] }],
  ['failed', { success: false, code: 'invalid', issues: [{ path: 'page_url', message: '' }] }],
  ['unreachable', '<!doctype html><title>Welcome to the hotel</title>'],
  ['unreachable', undefined],
] as const)('says “%s” in the words of the page to the answer %j', async (outcome, answer) => {
  answerWith(answer)
  signUp()
  // A second submit while one is under way sends nothing.
  signUp()
  const { title, text } = words.outcomes[outcome]
  const shown = outcome === 'email_invalid' ? invalidNotice : noticeOf
  await eventually(() => expect(notice()).toBe(shown({ title, text })))
  const toast = expect.objectContaining({ description: text, silent: true })
  const isTaken = typeof answer === 'object' && answer.success
  expect(showToast).toHaveBeenLastCalledWith(isTaken ? 'success' : 'error', title, toast)
  expect(box().value).toBe(isTaken ? '' : EMAIL)
  expect(sent).toEqual([expect.objectContaining({ email: EMAIL, notice_version: NOTICE })])
})

it.each(['', '   ', 'asha@home'])(
  'asks for another address than “%s”, which stays in the box, and sends nothing',
  async (typed) => {
    answerWith(SUBSCRIBED)
    signUp(typed)
    const { email_empty, email_invalid } = words.outcomes
    await eventually(() => expect(notice()).toBe(invalidNotice(typed.trim() ? email_invalid : email_empty)))
    expect(box().value).toBe(typed.trim())
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(box())
    expect(sent).toEqual([])
  },
)

it('explains what is wrong once: by moving the focus to the box, or by a status where it is there already', async () => {
  answerWith(SUBSCRIBED)
  const { email_invalid, subscribed } = words.outcomes
  screen.getByRole('button').focus()
  signUp('asha')
  await eventually(() => expect(notice()).toBe(invalidNotice(email_invalid)))
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
  expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)

  signUp('asha@home')
  await eventually(() => expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite'))
  expect(notice()).toBe(invalidNotice(email_invalid))

  signUp()
  expect(notice()).toBe(words.subscribing)
  await eventually(() => expect(notice()).toBe(noticeOf(subscribed)))
})

it('sends the address that was meant, the language of its page, and no session where tracking is off', async () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
  cleanup()
  show('mr')
  answerWith(SUBSCRIBED)
  // As a contact list embeds it.
  signUp(`\u202aVisitor <${EMAIL.toUpperCase()}>\u202c`)
  await eventually(() => expect(sent).toHaveLength(1))
  const form = { email: EMAIL, language: 'mr', source_page: 'footer', notice_version: NOTICE }
  expect(sent).toEqual([{ ...form, do_not_track: 'on' }])
})

it('an address that the browser cannot read by code is sent by the browser itself', async () => {
  const fallBack = vi.fn()
  vi.stubGlobal('eventReplay', { fallBack })
  vi.mocked(parseEmail).mockImplementationOnce(() => {
    throw new TypeError('toWellFormed is not a function')
  })
  signUp()
  await vi.waitFor(() => expect(fallBack).toHaveBeenCalledOnce())
  expect(fallBack.mock.lastCall?.[0].target === box().form).toBe(true)
  expect(notice()).toBe('')
})
