import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import QuestionForm from '#web/frame/question.island.tsx'
import { ContentContext } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import { content } from '../content.ts'
import { eventually } from './eventually.ts'

const { name, reach, message, problems, outcomes } = content.words.question
const TYPED = { [reach]: '98220 12345', [message]: 'Do you post to Nashik?' }

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label, { exact: false })
/** The sentence of what is wrong with a field. */
const problemOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const status = () => screen.getByRole('status').textContent

afterEach(cleanup)

/** In place of a status: there is no network. */
const OFFLINE = 0

/** Shows the form, types a question, and sends it to a Worker that gives this answer. */
function send(code: number, answer: object, typed: Record<string, string> = TYPED) {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => {
    if (code === OFFLINE) throw new TypeError('Failed to fetch')
    return Response.json({ success: false, message: '', ...answer }, { status: code })
  })
  vi.stubGlobal('fetch', fetch)
  const { container } = render(
    <ContentContext value={content}>
      <QuestionForm language="en" page="/" privacyPath="/privacy-policy" />
    </ContentContext>,
  )
  for (const [label, text] of Object.entries(typed)) field(label).value = text
  const form = container.querySelector('form') as HTMLFormElement
  fireEvent.submit(form)
  return { fetch, form }
}

it.each([
  ['full_day', 503, { code: 'unavailable', reason: 'full_day' }],
  ['failed', 503, { code: 'unavailable' }],
  ['unreachable', OFFLINE, {}],
] as const)(
  'a question keeps what was typed, says “%s” and offers WhatsApp',
  async (outcome, code, answer) => {
    const { form } = send(code, answer)
    await eventually(() => expect(status()).toBe(outcomes[outcome]))
    expect(outcomes.full_day).toMatch(/until 5:30 am\. Please use WhatsApp, or call \+91/)
    expect(form.dataset.failed).toBeDefined()
    expect(field(message).value).toBe(TYPED[message])
    expect([name, message].map((label) => field(label).dir)).toEqual(['auto', 'auto'])
  },
)

it.each([
  [400, { path: 'name', message: 'Too long' }, name, problems.name_long],
  [400, { path: 'reach', code: 'phone_invalid' }, reach, problems.phone_invalid],
  [400, { path: 'phone', message: 'Too long' }, reach, problems.phone_invalid],
  [400, { path: 'message', code: 'message_empty' }, message, problems.message_empty],
  [413, undefined, message, fill(problems.message_long, { count: 5 })],
])('what the Worker refuses by %i %j is explained at its field', async (code, issue, label, text) => {
  const issues = issue ? [{ message: '', ...issue }] : []
  const answer = { code: code === 413 ? 'too_large' : 'invalid', issues }
  send(code, answer, { ...TYPED, [message]: 'Hello' })
  await eventually(() => expect(status()).toBe(outcomes.invalid))
  expect(document.activeElement).toBe(field(label))
  expect(problemOf(label)).toBe(text)
  expect(field(message).value).toBe('Hello')
})

const LONG = 'x'.repeat(5001)
it.each([
  ['', '', problems.reach_empty, problems.message_empty],
  ['982201234', LONG, problems.phone_invalid, fill(problems.message_long, { count: LONG.length })],
  ['asha@home', 'Hello', problems.email_invalid, ''],
  ['*401*9876543210', '\u200b\u2060\ufeff', problems.phone_invalid, problems.message_empty],
])(
  'what is wrong with “%s” and “%.9s” is explained at both fields, and not sent',
  async (to, text, ...wrong) => {
    const { fetch } = send(201, {}, { [reach]: to, [message]: text })
    await eventually(() => expect(status()).toBe(outcomes.invalid))
    expect([problemOf(reach), problemOf(message)]).toEqual(wrong)
    expect(document.activeElement).toBe(field(reach))
    expect(field(message).value).toBe(text)
    expect(fetch).not.toHaveBeenCalled()
  },
)

it('a name and an address that are too long are not cut when they are pasted, and the name is explained', async () => {
  const { fetch, form } = send(201, {}, {})
  for (const [label, long] of [
    [name, 'x'.repeat(256)],
    [reach, `${'a'.repeat(250)}@mail.example`],
    [message, 'Hello'],
  ] as const) {
    await userEvent.click(field(label))
    await userEvent.paste(long)
    expect(field(label).value).toBe(long)
  }
  fireEvent.submit(form)
  await vi.waitFor(() => expect(problemOf(name)).toBe(problems.name_long))
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  ['९८२२० १२३४५', true],
  ['٩٨٢٢٠١٢٣٤٥', true],
  ['\u202a+91 98220\u00a012345\u202c', true],
  ['asha@mail.example', true],
  ['982201234', false],
])('the browser, where there are no scripts, sends “%s”: %j', (typed, isSent) => {
  send(201, { success: true })
  // As browsers compile it.
  const pattern = new RegExp(`^(?:${field(reach).getAttribute('pattern')})$`, 'v')
  expect(pattern.test(typed)).toBe(isSent)
})

it('what the browser cannot read by code is sent by the browser itself, and not for ever “being sent”', async () => {
  const fallBack = vi.fn()
  vi.stubGlobal('eventReplay', { fallBack })
  vi.spyOn(FormData.prototype, 'get').mockImplementation(() => {
    throw new TypeError('toWellFormed is not a function')
  })
  const { fetch, form } = send(201, { success: true })
  await vi.waitFor(() => expect(fallBack).toHaveBeenCalledOnce())
  vi.restoreAllMocks()
  expect(fallBack.mock.lastCall?.[0].target === form).toBe(true)
  expect([status(), field(message).value]).toEqual(['', TYPED[message]])
  expect(fetch).not.toHaveBeenCalled()
})
