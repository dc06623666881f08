import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { intro, isCancel, log, multiselect, outro, select, text } from '@clack/prompts'
import { dayOf } from '#contract/days.ts'
import { normaliseLine } from '#contract/text.ts'
import { readText } from '#web/model/shop-files.ts'
import { OWN_SHOP } from '#web/model/shop-folder.ts'
import { ContentError, fieldName } from '#web/model/validation.ts'
import { failureText } from '#web/site-build/checks/problem-lines.ts'
import { writeJsonSchemas } from '#web/site-build/json-schemas.ts'
import { type Answers, OTHER_ANSWERS, readAddress, slugOf } from '#web/site-build/new-shop/answers.ts'
import { makeShop, nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import {
  answersOf,
  askAll,
  BACK,
  type Draft,
  problemOf,
  type Question,
  readAnswer,
  readDraft,
  waitingOf,
} from './ask-questions.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { QUESTIONS } from './questions.ts'

/**
 * `npm run new-shop`: makes web/content/, a shop of one's own, and asks for what it cannot open without. Each answer is
 * saved in a draft, with which the next run continues. With --answers it reads a file of JSON with the keys of
 * facts/launch.json, and those of `OTHER_ANSWERS`.
 */
const HELP = `npm run new-shop asks for what a shop needs, and keeps each answer in new-shop.local: run it again to go on.

npm run new-shop -- --answers FILE reads the answers from a file of JSON. Copy web/site-build/new-shop/example.json
and put its photograph, jar.jpg, beside the copy. The first line names the schema, which this command writes, and by which an
editor completes and explains the keys.

Either makes the folder web/content/, and names the Worker, its database and its address in wrangler.toml after the shop.`
// The help text names the schema, too.
writeJsonSchemas()
const { answers: file } = readOptions({ options: { answers: { type: 'string' } } }, HELP).values

/** Git ignores it: it holds a name, an address and a telephone number. */
const DRAFT = 'new-shop.local'

if (existsSync(OWN_SHOP)) stop(`${OWN_SHOP}/ exists already, and this command never overwrites a shop.`)
if (file === undefined && !(process.stdin.isTTY && process.stdout.isTTY))
  stop('There is no terminal to ask questions in: use npm run new-shop -- --answers FILE.')

const answers = file === undefined ? await ask() : readAnswers(file)
try {
  await makeShop(answers, { today: dayOf(Date.now()), from: dirname(file ?? '.') })
} catch (error) {
  stop(file === undefined ? draftFailure(error) : failureText(error, file))
}
const slug = typeof answers.slug === 'string' ? answers.slug : slugOf(String(answers.name ?? ''), 'shop')
nameWorker(slug, readAddress(String(answers.siteUrl ?? '')) ?? `https://${slug}.example`)
rmSync(DRAFT, { force: true })
const done = `Your shop is in ${OWN_SHOP}/.`
const next = 'npm start shows it, npm run check:launch says what is missing to open.'
if (file === undefined) {
  say(next)
  outro(done)
} else console.log(`${done} ${next}`)

function readAnswers(file: string): Answers {
  if (!existsSync(file)) stop(`${file}:1  is missing  →  write the answers into it, as JSON`)
  try {
    const read = JSON.parse(readText(file))
    if (typeof read === 'object' && read && !Array.isArray(read)) return read
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(String(error)) ?? []
    stop(`${file}:${line}  cannot be read  →  correct the comma, quote or bracket there`)
  }
  return stop(
    `${file}:1  has no answers  →  write an object with keys of facts/launch.json, or ${OTHER_ANSWERS.join()}`,
  )
}

async function ask(): Promise<Answers> {
  const draft = existsSync(DRAFT) ? (readAnswers(DRAFT) as Draft) : {}
  intro(
    Object.keys(draft).length > 0 ? `Your answers in ${DRAFT} are kept: here is the next.` : 'A new shop.',
  )
  say(
    `To leave an answer for later, press Enter on an empty line. To go back, type ${BACK}. Each answer is kept in ${DRAFT}, so you can stop with Escape, and go on another time.`,
  )
  const keep = (answers: Draft) => writeFileSync(DRAFT, `${JSON.stringify(answers, null, 2)}\n`)
  const given = readDraft(QUESTIONS, await askAll(QUESTIONS, draft, prompt, keep))
  for (const line of waitingOf(given)) say(line)
  return answersOf(given)
}

/** Prints a line in the frame of the questions, broken at words: a terminal of 80 columns would break it within one. */
function say(line: string): void {
  log.info(line.replace(/(.{1,74})(?: |$)/g, '$1\n').trimEnd())
}

async function prompt(question: Question, before: Draft[string] | undefined): Promise<Draft[string]> {
  const answer = await (question.options
    ? choose(question, question.options, before)
    : type(question, before))
  if (isCancel(answer)) leave()
  const value = answer === BACK ? undefined : readAnswer(question, answer)
  if (question.say && value !== undefined) say(question.say(value))
  return answer
}

async function type(question: Question, before: Draft[string] | undefined) {
  const answer = await text({
    message: question.ask,
    placeholder: question.example,
    ...(typeof before === 'string' && before && { initialValue: before }),
    validate: (value = '') => problemOf(question, normaliseLine(value)),
  })
  return typeof answer === 'symbol' ? answer : normaliseLine(answer ?? '')
}

async function choose(
  { ask, many }: Question,
  options: Readonly<Record<string, string>>,
  before: Draft[string] | undefined,
) {
  const choices = Object.entries(options).map(([value, label]) => ({ value, label }))
  const back = { value: BACK, label: 'Back' }
  if (!many) {
    const later = { value: '', label: 'Later' }
    const initial = typeof before === 'string' && { initialValue: before }
    return select({ message: ask, options: [later, ...choices, back], ...initial })
  }
  const initial = typeof before === 'object' && { initialValues: [...before] }
  const chosen = await multiselect({ message: ask, options: [...choices, back], required: false, ...initial })
  return Array.isArray(chosen) && chosen.includes(BACK) ? BACK : chosen
}

/** Names the question whose answer stopped the shop from being made. */
function draftFailure(error: unknown): string {
  if (!(error instanceof ContentError)) return failureText(error, DRAFT)
  const lines = error.problems.map(({ path, message }) => `${fieldName(path)} ${message}`)
  return [
    ...lines,
    `Your answers are in ${DRAFT}: correct it there, or remove its line, and run this again.`,
  ].join('\n')
}

function leave(): never {
  outro(
    existsSync(DRAFT)
      ? `Your answers are in ${DRAFT}: npm run new-shop goes on with them.`
      : 'Nothing is answered yet: npm run new-shop begins again.',
  )
  process.exit(1)
}
