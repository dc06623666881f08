import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { cancel, intro, isCancel, multiselect, outro, select, text } from '@clack/prompts'
import { dayOf } from '#contract/days.ts'
import { normaliseLine } from '#contract/text.ts'
import { readText } from '#web/model/shop-files.ts'
import { OWN_SHOP } from '#web/model/shop-folder.ts'
import type { Json } from '#web/model/types.ts'
import { failureText } from '#web/site-build/checks/problem-lines.ts'
import { type Answers, OTHER_ANSWERS, readAddress, slugOf } from '#web/site-build/new-shop/answers.ts'
import { makeShop, nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { answersOf, QUESTIONS, type Question } from './questions.ts'

/**
 * `npm run new-shop`: makes web/content/, a shop of one's own, and asks for what it cannot open without. With --answers it
 * reads a file of JSON with the keys of facts/launch.json, and those of `OTHER_ANSWERS`.
 */
const { answers: file } = readOptions({ options: { answers: { type: 'string' } } }).values

if (existsSync(OWN_SHOP)) stop(`${OWN_SHOP}/ is there already: this never writes over a shop.`)
if (file === undefined && !(process.stdin.isTTY && process.stdout.isTTY))
  stop('There is no terminal to ask in: npm run new-shop -- --answers FILE.')

if (file === undefined) intro('A new shop. Each answer may wait: press Enter, and give it later on /edit.')
const answers = file === undefined ? await ask() : readAnswers(file)
try {
  await makeShop(answers, { today: dayOf(Date.now()), from: dirname(file ?? '.') })
} catch (error) {
  stop(failureText(error, file ?? OWN_SHOP))
}
const slug = typeof answers.slug === 'string' ? answers.slug : slugOf(String(answers.name ?? ''), 'shop')
nameWorker(slug, readAddress(String(answers.siteUrl ?? '')) ?? `https://${slug}.example`)
const done = `Your shop is in ${OWN_SHOP}/. npm start shows it, npm run check:launch says what is missing to open.`
if (file === undefined) outro(done)
else console.log(done)

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
    `${file}:1  holds no answers  →  write an object with keys of facts/launch.json, or ${OTHER_ANSWERS.join()}`,
  )
}

async function ask(): Promise<Answers> {
  const given = new Map<Question, Json>()
  for (const question of QUESTIONS) {
    if (
      question.after &&
      ![...given].some(([{ key }, answer]) => key === question.after && answer === 'true')
    )
      continue
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
    ? await multiselect({ message: ask, options: choices, required: false })
    : await select({ message: ask, options: [{ value: '', label: 'Later' }, ...choices] })
  if (isCancel(answer)) return leave()
  if (typeof answer === 'string') return answer || undefined
  return answer.length > 0 ? Object.fromEntries(answer.map((each) => [each, true])) : undefined
}

function leave(): never {
  cancel('Nothing was made.')
  process.exit(1)
}
