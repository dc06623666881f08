import { LIMITS } from '#contract/limits.ts'
import { readReach } from '#contract/reach.ts'
import type { Failure } from '#contract/responses.ts'
import { QUESTION } from '#worker/inquiries/contract.ts'
import { solveChallenge } from '../api/challenge.ts'
import { answerOf, api } from '../api/client.ts'
import { fill } from '../domain/fill.ts'
import type { Content } from '../model/content.ts'
import { sessionId, visitSource } from '../tracking/session.ts'
import { isTrackingAllowed } from '../tracking/tracking-switch.ts'

type Words = Pick<Content['question'], 'problems' | 'outcomes'>
type Outcome = keyof Words['outcomes']
type Problem = keyof Words['problems']
type FieldName = 'name' | 'reach' | 'message'

const FIELDS: readonly FieldName[] = ['name', 'reach', 'message']

/** Sends the question of a form that `QuestionForm` has rendered, and says what became of it. */
export async function sendQuestion(form: HTMLFormElement): Promise<void> {
  if (form.dataset.sending !== undefined) return
  const words: Words = JSON.parse(form.dataset.question ?? '')
  const typed = new FormData(form)
  const textOf = (name: string) => String(typed.get(name) ?? '').trim()
  const say = (outcome: Outcome) => {
    const status = form.querySelector('[role="status"]')
    if (status) status.textContent = words.outcomes[outcome]
    form
      .querySelector('[data-way-out]')
      ?.toggleAttribute('hidden', outcome === 'sent' || outcome === 'sending' || outcome === 'invalid')
  }
  const problems = problemsOf(textOf('name'), textOf('reach'), textOf('message'))
  showProblems(form, words, problems, textOf('message').length)
  if (Object.keys(problems).length > 0) {
    say('invalid')
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return
  }
  form.dataset.sending = ''
  say('sending')
  const outcome = await send(form, textOf)
  delete form.dataset.sending
  say(outcome)
  if (outcome === 'sent') form.reset()
}

function problemsOf(name: string, reach: string, message: string): Partial<Record<FieldName, Problem>> {
  const read = readReach(reach)
  return {
    ...(name.length > LIMITS.inquiryName && { name: 'name_long' }),
    ...('problem' in read && { reach: read.problem }),
    ...(message === '' && { message: 'message_empty' }),
    ...(message.length > LIMITS.inquiryMessage && { message: 'message_long' }),
  }
}

function showProblems(
  form: HTMLFormElement,
  words: Words,
  problems: Partial<Record<FieldName, Problem>>,
  count: number,
): void {
  for (const name of FIELDS) {
    const problem = problems[name]
    form.querySelector(`[name="${name}"]`)?.setAttribute('aria-invalid', String(problem !== undefined))
    const text = form.querySelector(`#question-${name}-problem`)
    if (text) text.textContent = problem ? fill(words.problems[problem], { count }) : ''
  }
}

async function send(form: HTMLFormElement, textOf: (name: string) => string): Promise<Outcome> {
  const json = {
    inquiry_type: QUESTION,
    name: textOf('name') || null,
    reach: textOf('reach'),
    message: textOf('message'),
    ...(isTrackingAllowed() && {
      user_session: sessionId(),
      page_url: location.origin + location.pathname,
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
    return answer.success ? 'sent' : outcomeOf(answer)
  } catch {
    return 'unreachable'
  }
}

function outcomeOf({ code, challenge }: Failure): Outcome {
  if (challenge) return 'challenge_failed'
  return code === 'rate_limited' ? 'rate_limited' : 'failed'
}
