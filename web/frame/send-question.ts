import { parseContact } from '#contract/contact-detail.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Failure } from '#contract/responses.ts'
import { normaliseLine, normaliseText } from '#contract/text.ts'
import { QUESTION } from '#worker/inquiries/contract.ts'
import { solveChallenge } from '../browser/api/challenge.ts'
import { answerOf, api } from '../browser/api/client.ts'
import { pageUrl, sessionId, visitSource } from '../browser/tracking/session.ts'
import { isTrackingAllowed } from '../browser/tracking/tracking-switch.ts'
import type { Content } from '../model/content.ts'
import { fill } from '../shop/fill.ts'

type Words = Pick<Content['question'], 'problems' | 'outcomes'>
type Outcome = keyof Words['outcomes']
type Problem = keyof Words['problems']
type FieldName = 'name' | 'reach' | 'message'
type Question = Record<FieldName, string>
type Problems = Partial<Record<FieldName, Problem>>

const FIELDS: readonly FieldName[] = ['name', 'reach', 'message']

/** Sends the question of a form that `QuestionForm` has rendered, and shows the outcome. */
export async function sendQuestion(form: HTMLFormElement): Promise<void> {
  if (form.dataset.sending !== undefined) return
  const words: Words = JSON.parse(form.dataset.question ?? '')
  const typed = new FormData(form)
  const textOf = (name: string) => String(typed.get(name) ?? '')
  const question = {
    name: normaliseLine(textOf('name')),
    reach: normaliseLine(textOf('reach')),
    message: normaliseText(textOf('message')).trim(),
  }
  const say = (outcome: Outcome) => {
    const status = form.querySelector('[role="status"]')
    if (status) status.textContent = words.outcomes[outcome]
    form
      .querySelector('[data-way-out]')
      ?.toggleAttribute('hidden', outcome === 'sent' || outcome === 'sending' || outcome === 'invalid')
  }
  /** @returns whether there are no problems */
  const show = (problems: Problems) => {
    showProblems(form, words, problems, question.message.length)
    if (Object.keys(problems).length === 0) return true
    say('invalid')
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return false
  }
  if (!show(problemsOf(question))) return
  form.dataset.sending = ''
  say('sending')
  const outcome = await send(form, words, question)
  delete form.dataset.sending
  if (typeof outcome === 'object') {
    show(outcome)
    return
  }
  say(outcome)
  if (outcome === 'sent') form.reset()
}

function problemsOf({ name, reach, message }: Question): Problems {
  const read = parseContact(reach)
  return {
    ...(name.length > LIMITS.inquiryName && { name: 'name_long' }),
    ...('problem' in read && { reach: read.problem }),
    ...(message === '' && { message: 'message_empty' }),
    ...(message.length > LIMITS.inquiryMessage && { message: 'message_long' }),
  }
}

function showProblems(form: HTMLFormElement, words: Words, problems: Problems, count: number): void {
  for (const name of FIELDS) {
    const problem = problems[name]
    form.querySelector(`[name="${name}"]`)?.setAttribute('aria-invalid', String(problem !== undefined))
    const text = form.querySelector(`#question-${name}-problem`)
    if (text) text.textContent = problem ? fill(words.problems[problem], { count }) : ''
  }
}

async function send(
  form: HTMLFormElement,
  { problems }: Words,
  question: Question,
): Promise<Outcome | Problems> {
  const json = {
    inquiry_type: QUESTION,
    ...question,
    ...(isTrackingAllowed() && {
      user_session: sessionId(),
      page_url: pageUrl(),
      visit_source: visitSource(),
    }),
  }
  try {
    const call = (more = {}) => answerOf(api['contact-inquiries'].$post({ json: { ...json, ...more } }))
    let answer = await call()
    const place = form.querySelector('fieldset')
    if (!answer.success && answer.challenge && place) {
      const challenge_token = await solveChallenge(place, answer.challenge.site_key)
      if (!challenge_token) return 'challenge_failed'
      answer = await call({ challenge_token })
    }
    return answer.success ? 'sent' : outcomeOf(answer, problems)
  } catch {
    return 'unreachable'
  }
}

/**
 * The field of the form for each field of the request, and the problem that it shows where the Worker's issue has no
 * code.
 */
const REFUSAL_FIELDS: Readonly<Record<string, [field: FieldName, problem: Problem]>> = {
  name: ['name', 'name_long'],
  reach: ['reach', 'reach_empty'],
  email: ['reach', 'email_invalid'],
  phone: ['reach', 'phone_invalid'],
  message: ['message', 'message_long'],
}

function outcomeOf(
  { code, challenge, issues = [], reason }: Failure,
  problems: Words['problems'],
): Outcome | Problems {
  if (challenge) return 'challenge_failed'
  if (reason) return reason
  if (code === 'too_large') return { message: 'message_long' }
  const refused = issues.flatMap(({ path, code }) => {
    const [field, problem] = REFUSAL_FIELDS[path] ?? []
    return field ? [[field, code && code in problems ? code : problem]] : []
  })
  if (refused.length > 0) return Object.fromEntries(refused)
  return code === 'rate_limited' ? 'rate_limited' : 'failed'
}
