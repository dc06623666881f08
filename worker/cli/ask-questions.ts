import type { Json } from '#web/model/types.ts'
import { answerProblems } from '#web/site-build/new-shop/answers.ts'
import { answersOf, type Question } from './questions.ts'

/** What was typed or chosen, by the key of its question; an empty text where it was left for later. */
export type Draft = Readonly<Record<string, string | readonly string[]>>

/** Typed or chosen to go back to the question before. */
export const BACK = '<'

/**
 * Asks one question after the other from the first that the draft has no answer to, and leaves out those whose condition
 * does not hold. After `BACK` the question before is asked again, with its answer.
 *
 * @param prompt asks, and returns what was typed or chosen, or `BACK`
 * @param keep is called with the draft after each answer
 */
export async function askAll(
  questions: readonly Question[],
  draft: Draft,
  prompt: (question: Question, before: Draft[string] | undefined) => Promise<Draft[string]>,
  keep: (draft: Draft) => void,
): Promise<Draft> {
  let answers = draft
  const isAsked = ({ when }: Question) => !when || when(readByKey(questions, answers))
  const firstOpen = questions.findIndex((each) => !(each.key in draft) && isAsked(each))
  for (let place = firstOpen < 0 ? questions.length : firstOpen; place < questions.length; ) {
    const question = questions[place]
    if (!question || !isAsked(question)) {
      place += 1
      continue
    }
    const answer = await prompt(question, answers[question.key])
    if (answer === BACK) {
      const before = questions.findLastIndex((each, index) => index < place && isAsked(each))
      place = Math.max(before, 0)
      continue
    }
    answers = { ...answers, [question.key]: answer }
    keep(answers)
    place += 1
  }
  return answers
}

/** Reads a draft, by its questions: those that are asked, and have an answer. */
export function readDraft(questions: readonly Question[], draft: Draft): Map<Question, Json> {
  const byKey = readByKey(questions, draft)
  return new Map(
    questions.flatMap((question): [Question, Json][] => {
      const answer = byKey[question.key]
      const isAsked = !question.when || question.when(byKey)
      return isAsked && answer !== undefined ? [[question, answer]] : []
    }),
  )
}

function readByKey(questions: readonly Question[], draft: Draft): Record<string, Json | undefined> {
  return Object.fromEntries(
    questions.map((question) => [question.key, readAnswer(question, draft[question.key] ?? '')]),
  )
}

/** @returns undefined where the answer is left for later, or is none */
export function readAnswer(
  { options, read = (text) => text }: Question,
  answer: Draft[string],
): Json | undefined {
  if (typeof answer !== 'string')
    return answer.length > 0 ? Object.fromEntries(answer.map((each) => [each, true])) : undefined
  return answer === '' ? undefined : options ? answer : read(answer)
}

/** Says at once what is wrong with what was typed; undefined where nothing is. */
export function problemOf(question: Question, line: string): string | undefined {
  if (line === '' || line === BACK) return undefined
  const value = readAnswer(question, line)
  if (value === undefined)
    return `${question.refuse ?? 'It cannot be read'}. Write it as in: ${question.example}`
  const [problem] = answerProblems(answersOf(new Map([[question, value]])))
  return problem && `It ${problem.message}`
}
