import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { cancel, intro, isCancel, multiselect, outro, select, text } from '@clack/prompts'
import { dayOf } from '#contract/days.ts'
import { LANGUAGES, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { normaliseLine } from '#contract/text.ts'
import { failureText } from '#web/build/checks/problem-lines.ts'
import { type Answers, OTHER_ANSWERS, readAddress, slugOf } from '#web/build/new-shop/answers.ts'
import { makeShop, nameWorker } from '#web/build/new-shop/make-shop.ts'
import type { Json } from '#web/model/json.ts'
import { readText } from '#web/model/shop-files.ts'
import { OWN_SHOP } from '#web/model/shop-folder.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { answersOf, QUESTIONS, type Question } from './questions.ts'

/**
 * `npm run new-shop`: makes web/content/, a shop of one's own, and asks for what it cannot open without. With --yes it asks
 * nothing, with --answers it reads a file of JSON with the keys of facts/launch.json, and those of `OTHER_ANSWERS`.
 */
const { values } = readOptions({
  options: {
    yes: { type: 'boolean', default: false },
    languages: { type: 'string' },
    answers: { type: 'string' },
  },
})
const TRANSLATIONS = LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE)

if (existsSync(OWN_SHOP)) stop(`${OWN_SHOP}/ is there already: this never writes over a shop.`)
if (!values.yes && values.answers === undefined && !(process.stdin.isTTY && process.stdout.isTTY))
  stop('There is no terminal to ask in: npm run new-shop -- --yes, or -- --answers FILE.')

const isAsking = !values.yes && values.answers === undefined
if (isAsking) intro('A new shop. Each answer may wait: press Enter, and give it later on /edit.')
const languages = values.languages === undefined && isAsking ? await askLanguages() : readLanguages()
const answers = isAsking ? await ask() : readAnswers()
try {
  const from = values.answers === undefined ? '.' : dirname(values.answers)
  await makeShop(answers, { languages, today: dayOf(Date.now()), from })
} catch (error) {
  stop(failureText(error, values.answers ?? OWN_SHOP))
}
const slug = typeof answers.slug === 'string' ? answers.slug : slugOf(String(answers.name ?? ''))
nameWorker(slug, readAddress(String(answers.siteUrl ?? '')) ?? `https://${slug}.example`)
const done = `Your shop is in ${OWN_SHOP}/. npm start shows it, npm run check:launch says what is missing to open.`
if (isAsking) outro(done)
else console.log(done)

function readLanguages(): LanguageId[] {
  const wanted = (values.languages ?? SOURCE_LANGUAGE).split(',').map((id) => id.trim())
  const unknown = wanted.filter((id) => !LANGUAGES.some((language) => language.id === id))
  if (unknown.length > 0)
    stop(`--languages ${unknown.join()}: write some of ${LANGUAGES.map(({ id }) => id).join()}`)
  return [SOURCE_LANGUAGE, ...TRANSLATIONS.map(({ id }) => id).filter((id) => wanted.includes(id))]
}

function readAnswers(): Answers {
  if (values.answers === undefined) return {}
  const file = values.answers
  if (!existsSync(file)) stop(`${file}:1  is missing  →  write the answers into it, as JSON`)
  try {
    const read = JSON.parse(readText(file))
    if (typeof read === 'object' && read && !Array.isArray(read)) return read
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(String(error)) ?? []
    stop(`${file}:${line}  cannot be read  →  correct the comma, quote or bracket there`)
  }
  return stop(
    `${file}:1  holds no answers  →  write an object with keys of facts/launch.json, or ${OTHER_ANSWERS.join()}`,
  )
}

async function askLanguages(): Promise<LanguageId[]> {
  const chosen = await multiselect({
    message: 'Besides English, in which languages?',
    options: TRANSLATIONS.map(({ id, name }) => ({ value: id, label: name })),
    required: false,
  })
  if (isCancel(chosen)) return leave()
  return [SOURCE_LANGUAGE, ...chosen]
}

async function ask(): Promise<Answers> {
  const given = new Map<Question, Json>()
  for (const question of QUESTIONS) {
    const answer = await (question.options ? choose(question, question.options) : type(question))
    if (answer !== undefined) given.set(question, answer)
  }
  return answersOf(given)
}

/** @returns undefined where the answer is left for later */
async function type({ ask, example, read = (answer) => answer }: Question): Promise<Json | undefined> {
  const readLine = (line: string) => (line ? read(line) : undefined)
  const answer = await text({
    message: ask,
    placeholder: example,
    validate(value = '') {
      const line = normaliseLine(value)
      return line && readLine(line) === undefined ? `Write it as in: ${example}` : undefined
    },
  })
  if (isCancel(answer)) return leave()
  return readLine(normaliseLine(answer ?? ''))
}

/** @returns undefined where the answer is left for later */
async function choose(
  { ask, many }: Question,
  options: Readonly<Record<string, string>>,
): Promise<Json | undefined> {
  const choices = Object.entries(options).map(([value, label]) => ({ value, label }))
  const answer = many
    ? await multiselect({
        message: `${ask}`,
        options: choices,
        required: false,
      })
    : await select({ message: ask, options: [{ value: '', label: 'Later' }, ...choices] })
  if (isCancel(answer)) return leave()
  if (typeof answer === 'string') return answer || undefined
  return answer.length > 0 ? Object.fromEntries(answer.map((each) => [each, true])) : undefined
}

function leave(): never {
  cancel('Nothing was made.')
  process.exit(1)
}
