import type { Group, Json } from '#web/model/types.ts'
import { type Answers, answerProblems, set } from '#web/site-build/new-shop/answers.ts'

/** A question of `npm run new-shop`; its answer goes to a key of the answers, or of a group in them: `maker.address`. */
export type Question = {
  readonly key: string
  readonly ask: string
  readonly example: string
  /** @returns undefined where the text is no answer */
  readonly read?: ((text: string) => Json | undefined) | undefined
  /** The answers to choose from, by what is shown of each; with `many` the answer has `true` for each that is chosen. */
  readonly options?: Readonly<Record<string, string>>
  readonly many?: true
  /** Says why a text is no answer, where the example alone does not. */
  readonly refuse?: string | ((text: string) => string | undefined)
  /** The answer that stands in the field at first, by those so far. */
  readonly suggest?: (given: Readonly<Record<string, Json | undefined>>) => Json | undefined
  /** Describes the answer as it was read, where that differs from what was typed. */
  readonly say?: (answer: Json) => string
  /** Decides by the answers so far whether the question is asked; without this function it always is. */
  readonly when?: (given: Readonly<Record<string, Json | undefined>>) => boolean
}

const YES_OR_NO = { true: 'Yes', false: 'No' }

/** A question to which a text is typed. */
export const typed = (key: string, ask: string, example: string, read?: Question['read']): Question => {
  return { key, ask, example, read }
}

export const yesOrNo = (key: string, ask: string): Question => ({ key, ask, example: '', options: YES_OR_NO })

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
    const suggested = question.suggest?.(readByKey(questions, answers))
    const before = answers[question.key] || (typeof suggested === 'string' ? suggested : undefined)
    const answer = await prompt(question, before)
    if (answer === BACK) {
      const previous = questions.findLastIndex((each, index) => index < place && isAsked(each))
      place = Math.max(previous, 0)
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
  if (value === undefined) {
    const { refuse, example } = question
    const reason = typeof refuse === 'function' ? refuse(line) : refuse
    return `${reason ?? 'It cannot be read'}: write it as in “${example}”, or leave the line empty`
  }
  const [problem] = answerProblems(answersOf(new Map([[question, value]])))
  return problem && `It ${problem.message}: write another, or leave the line empty`
}

/** Puts answers by their question into the form of a file of answers. */
export function answersOf(given: ReadonlyMap<Question, Json>): Answers {
  const { contains, languages, mayContain, refund, photographs, ...answers } = [...given].reduce<Group>(
    (group, [{ key, options, many }, answer]) => {
      const value = options === YES_OR_NO && !many ? answer === 'true' : answer
      return set(group, key.split('.'), value)
    },
    {},
  ) as { [Key in 'contains' | 'languages' | 'mayContain' | 'refund' | 'photographs']?: Group } & Record<
    string,
    Json
  >
  const [, number] = /^https:\/\/wa\.me\/91(\d{10})$/.exec(String(answers.chatLink)) ?? []
  const phone = number && `+91 ${number.slice(0, 5)} ${number.slice(5)}`
  const { paidBack, windows, ...terms } = (refund ?? {}) as Record<string, Group>
  const { damaged, spoiled } = windows ?? {}
  const allergens = contains && Object.keys(contains).filter((each) => each !== 'none')
  const { gstin, ...maker } = (answers.maker ?? {}) as Record<string, Group>
  return {
    ...answers,
    ...(answers.maker && { maker: { ...maker, ...gstin } }),
    ...(languages && { languages: Object.keys(languages) }),
    ...(answers.ayurvedic === false && { licence: { ...(answers.licence as Group), regime: 'food' } }),
    ...(allergens && (allergens.length > 0 ? { contains: allergens } : { noAllergens: true })),
    ...(mayContain && { mayContain: Object.keys(mayContain) }),
    ...(phone && { phone }),
    // The officer is reached by the shop's own telephone and e-mail.
    ...(answers.grievanceOfficer && {
      grievanceOfficer: {
        phone: '{brand.phone}',
        email: '{brand.email}',
        ...(answers.grievanceOfficer as Group),
      },
    }),
    ...(refund && {
      refund: {
        ...terms,
        ...paidBack,
        windows: {
          ...(damaged && { damaged, missing: damaged, wrong: damaged }),
          ...(spoiled && { spoiled }),
        },
      },
    }),
    ...(photographs && { photographs: [photographs] }),
  } as Answers
}

/** Lists answers that pages show only together with another one. */
export function waitingOf(given: ReadonlyMap<Question, Json>): string[] {
  const keys = new Set([...given.keys()].map(({ key }) => key))
  const waits = (key: string, other: string, line: string) =>
    keys.has(key) && !keys.has(other) ? [line] : []
  return [
    ...waits(
      'photographs.file',
      'photographs.alt',
      'Your photograph is kept. It is shown once you have written what it shows: “Pictures” on /edit.',
    ),
    ...waits(
      'photographs.alt',
      'photographs.file',
      'What your photograph shows is kept. It waits for the photograph: “Pictures” on /edit.',
    ),
  ]
}
