import { VISITOR_LIMITS } from '#contract/browser-limits.ts'
import { parseContact } from '#contract/contact-detail.ts'
import type { Failure } from '#contract/responses.ts'
import { normaliseLine, normaliseText } from '#contract/text.ts'
import { QUESTION } from '#worker/inquiries/constants.ts'
import type { Content } from '../../model/types.ts'
import { visit, visitSource } from '../tracking/session.ts'
import { isTrackingAllowed } from '../tracking/tracking-switch.ts'
import { answerOf, api } from './client.ts'

export const QUESTION_FIELDS = ['name', 'reach', 'message'] as const

type FieldName = (typeof QUESTION_FIELDS)[number]
type Words = Content['words']['question']
type Problem = keyof Words['problems']
type Problems = Partial<Record<FieldName, Problem>>

/** What became of a question, by the keys of its words. */
export type Answer = {
  outcome: keyof Words['outcomes']
  /** The problem of each field that has to be corrected, in the outcome `invalid`. */
  problems?: Problems
  /** The length of the message. */
  characters?: number
}

/**
 * Sends a question, if nothing is wrong with it.
 *
 * @param typed of a form with `QUESTION_FIELDS`
 * @throws only where the browser cannot run the code that reads it
 */
export async function sendQuestion(typed: FormData): Promise<Answer> {
  const textOf = (name: FieldName) => String(typed.get(name) ?? '')
  const question = {
    name: normaliseLine(textOf('name')),
    reach: normaliseLine(textOf('reach')),
    message: normaliseText(textOf('message')).trim(),
  }
  const invalid = (problems: Problems): Answer => ({
    outcome: 'invalid',
    problems,
    characters: question.message.length,
  })
  const problems = problemsOf(question)
  if (Object.keys(problems).length > 0) return invalid(problems)
  const json = {
    inquiry_type: QUESTION,
    ...question,
    ...(isTrackingAllowed() && { ...visit(), visit_source: visitSource() }),
  }
  try {
    const answer = await answerOf(api['contact-inquiries'].$post({ json }))
    if (answer.success) return { outcome: 'sent' }
    const refused = refusedFields(answer)
    return refused ? invalid(refused) : { outcome: outcomeOf(answer) }
  } catch {
    return { outcome: 'unreachable' }
  }
}

function problemsOf({ name, reach, message }: Record<FieldName, string>): Problems {
  const read = parseContact(reach)
  return {
    ...(name.length > VISITOR_LIMITS.inquiryName && { name: 'name_long' }),
    ...('problem' in read && { reach: read.problem }),
    ...(message === '' && { message: 'message_empty' }),
    ...(message.length > VISITOR_LIMITS.inquiryMessage && { message: 'message_long' }),
  }
}

/**
 * The field of the form for each field of the request, and the problems that it may have: the first is shown where the
 * Worker names none of them.
 */
const REFUSAL_FIELDS: Readonly<Record<string, [field: FieldName, ...problems: Problem[]]>> = {
  name: ['name', 'name_long'],
  reach: ['reach', 'reach_empty', 'email_invalid', 'phone_invalid'],
  email: ['reach', 'email_invalid'],
  phone: ['reach', 'phone_invalid'],
  message: ['message', 'message_long', 'message_empty'],
}

function refusedFields({ code, issues = [], reason }: Failure): Problems | undefined {
  if (reason) return undefined
  if (code === 'too_large') return { message: 'message_long' }
  const refused = issues.flatMap(({ path, code }) => {
    const [field, ...problems] = REFUSAL_FIELDS[path] ?? []
    return field ? [[field, problems.find((problem) => problem === code) ?? problems[0]]] : []
  })
  return refused.length > 0 ? Object.fromEntries(refused) : undefined
}

function outcomeOf({ code, reason }: Failure): Answer['outcome'] {
  return reason ?? (code === 'rate_limited' ? code : 'failed')
}
