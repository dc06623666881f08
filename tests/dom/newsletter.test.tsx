import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHALLENGE_ACTION } from '#contract/challenge.ts'
import { showToast } from '#web/browser/toast.ts'
import { NewsletterForm } from '#web/frame/NewsletterForm.tsx'
import { ContentContext } from '#web/model/context.ts'
import { content } from '../content.ts'

vi.mock('#web/browser/toast.ts', () => ({ showToast: vi.fn() }))

const words = content.signUp
const noticeOf = ({ title, text }: { title: string; text: string }) => `${title} ${text}`
const invalidNotice = (outcome: { title: string; text: string }) => `${noticeOf(outcome)} ${words.example}`
const SUBSCRIBED_NOTICE = noticeOf(words.outcomes.subscribed)
const FAILED_NOTICE = noticeOf(words.outcomes.challenge_failed)

/** Cloudflare's published test key; the Worker names the real one. */
const SITE_KEY = '1x00000000000000000000AA'
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'
const EMAIL = 'visitor@example.org'
/** The version of the notice beside the form. */
const NOTICE = '0123456789ab'
/** After which a provider that does not answer is given up, in ms. */
const TIMEOUT_MS = 20_000

type Behaviour = 'passes' | 'fails' | 'does not answer' | 'does not load'

let sent: Record<string, unknown>[]
let requested: string[]
let rendered: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  requested = []
  rendered = []
  Reflect.deleteProperty(window, 'turnstile')
  render(
    <ContentContext value={content}>
      <NewsletterForm noticeVersion={NOTICE} language="en" formsNeedScripts={false} />
    </ContentContext>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Replaces the Worker by one that responds to everything with one answer. */
function answerWith(answer: object): void {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ message: 'In the words of the API', ...answer })
  })
}

/** Replaces the Worker by one that accepts an address at once, with the token of a check, or never. */
function mockWorker(accepts: 'at once' | 'with a token' | 'never'): void {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const json = JSON.parse(body)
    sent.push(json)
    if (accepts === 'at once' || (accepts === 'with a token' && json.challenge_token)) {
      return Response.json({ success: true, code: 'subscribed' })
    }
    const challenge = { site_key: SITE_KEY }
    return Response.json({ success: false, code: 'forbidden', message: '', challenge })
  })
}

/** Replaces the provider: its script loads or not, and calls back as the real one does. */
function mockProvider(behaves: Behaviour): void {
  vi.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('Only the provider’s script was expected')
    requested.push(script.src)
    if (behaves !== 'does not load') {
      window.turnstile = {
        render(_, { callback, 'error-callback': failed, ...options }) {
          rendered.push(options)
          const call = { passes: callback, fails: failed, 'does not answer': undefined }[behaves]
          if (typeof call === 'function') queueMicrotask(() => call(TOKEN))
          return 'widget-1'
        },
        remove: () => undefined,
      }
    }
    queueMicrotask(() => script.dispatchEvent(new Event(behaves === 'does not load' ? 'error' : 'load')))
    return script
  })
}

const box = () => screen.getByLabelText<HTMLInputElement>(words.label)
const notice = () => screen.getByRole('status').textContent ?? ''
const place = () => screen.getByRole('group')

function signUp(typed = EMAIL): void {
  box().value = typed
  if (box().form) fireEvent.submit(box().form as HTMLFormElement)
}

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
] as const)('says “%s” in the words of the page to the answer %j', async (outcome, answer) => {
  answerWith(answer)
  signUp()
  // A second submit while one is under way sends nothing.
  signUp()
  const { title, text } = words.outcomes[outcome]
  const shown = outcome === 'email_invalid' ? invalidNotice : noticeOf
  await vi.waitFor(() => expect(notice()).toBe(shown({ title, text })))
  const toast = expect.objectContaining({ description: text, silent: true })
  expect(showToast).toHaveBeenLastCalledWith(answer.success ? 'success' : 'error', title, toast)
  expect(box().value).toBe(answer.success ? '' : EMAIL)
  expect(sent).toEqual([expect.objectContaining({ email: EMAIL, notice_version: NOTICE })])
})

it.each(['', '   ', 'asha@home'])(
  'asks for another address than “%s”, which stays in the box, and sends nothing',
  async (typed) => {
    answerWith({ success: true, code: 'subscribed' })
    signUp(typed)
    const { email_empty, email_invalid } = words.outcomes
    await vi.waitFor(() => expect(notice()).toBe(invalidNotice(typed.trim() ? email_invalid : email_empty)))
    expect(box().value).toBe(typed.trim())
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(box())
    expect(sent).toEqual([])
  },
)

it('signs up the address that was meant, of a contact that was pasted', async () => {
  answerWith({ success: true, code: 'subscribed' })
  signUp(`\u202aVisitor <${EMAIL.toUpperCase()}>\u202c`)
  await vi.waitFor(() => expect(sent).toMatchObject([{ email: EMAIL }]))
})

it('a sign-up without a challenge requests nothing from the provider', async () => {
  mockWorker('at once')
  mockProvider('passes')
  signUp()
  await vi.waitFor(() => expect(notice()).toBe(SUBSCRIBED_NOTICE))
  expect(requested).toEqual([])
})

it('a challenged sign-up is sent again unchanged with the token', async () => {
  mockWorker('with a token')
  mockProvider('passes')
  signUp()
  await vi.waitFor(() => expect(notice()).toBe(SUBSCRIBED_NOTICE))
  expect(requested).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'])
  expect(rendered).toMatchObject([{ sitekey: SITE_KEY, action: CHALLENGE_ACTION }])
  expect(sent).toEqual([expect.objectContaining({ email: EMAIL }), { ...sent[0], challenge_token: TOKEN }])
  expect(box().value).toBe('')
  expect(place().childElementCount).toBe(0)
})

it('a sign-up whose token the Worker rejects is not challenged twice', async () => {
  mockWorker('never')
  mockProvider('passes')
  signUp()
  await vi.waitFor(() => expect(notice()).toBe(FAILED_NOTICE))
  expect(box().value).toBe(EMAIL)
  expect(sent).toHaveLength(2)
})

it.each(['fails', 'does not load', 'does not answer'] as const)(
  'a provider that %s is reported with what to do, the address stays, and the next try works',
  async (behaves) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    mockWorker('with a token')
    mockProvider(behaves)
    signUp()
    await vi.waitFor(async () => {
      if (behaves === 'does not answer' && rendered.length === 1)
        await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
      expect(notice()).toBe(FAILED_NOTICE)
    })
    expect(FAILED_NOTICE).toContain('challenges.cloudflare.com')
    expect(box().value).toBe(EMAIL)
    expect(place().childElementCount).toBe(0)
    expect(sent).toHaveLength(1)
    Reflect.deleteProperty(window, 'turnstile')
    mockProvider('passes')
    signUp()
    await vi.waitFor(() => expect(notice()).toBe(SUBSCRIBED_NOTICE))
  },
)

it('explains what is wrong once: by the focus that moves to the box, or, where it is there already, as a status', async () => {
  answerWith({ success: true, code: 'subscribed' })
  const { email_invalid, subscribed } = words.outcomes
  screen.getByRole('button').focus()
  signUp('asha')
  await vi.waitFor(() => expect(notice()).toBe(invalidNotice(email_invalid)))
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
  expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)

  signUp('asha@home')
  await vi.waitFor(() => expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite'))
  expect(notice()).toBe(invalidNotice(email_invalid))

  signUp()
  expect(notice()).toBe(words.pending.subscribing.title)
  await vi.waitFor(() => expect(notice()).toBe(noticeOf(subscribed)))
})

it('sends the language of its page, and no session where tracking is off', async () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
  cleanup()
  render(
    <ContentContext value={content}>
      <NewsletterForm noticeVersion={NOTICE} language="mr" formsNeedScripts={false} />
    </ContentContext>,
  )
  answerWith({ success: true, code: 'subscribed' })
  signUp()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ email: EMAIL, language: 'mr', source_page: 'footer', notice_version: NOTICE }])
})
