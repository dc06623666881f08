import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { STARTER_SOURCES } from '../starter-sources.ts'

const STARTER = 'web/starter/en'

/** Keys whose values are no text. */
const NO_TEXTS = ['id', 'icon', 'linkTo']

/** At the beginning of a line, which is printed where it holds. */
const CONDITION = /^(?:\{when\.\w+\})*/

const SENTENCES = new Map([
  ...globSync(`${STARTER}/*.json`).flatMap((file) =>
    sentencesOf(JSON.parse(readFileSync(file, 'utf8')), basename(file)),
  ),
  ...globSync(`${STARTER}/**/*.md`).flatMap((file) => {
    const [, head = '', body = ''] = readFileSync(file, 'utf8').split(/^---\n/m)
    return sentencesOf([parse(head), linesOf(body)], basename(file))
  }),
])

it('names a source for each sentence of the starter', () => {
  const unknown = [...SENTENCES].filter(([sentence]) => !(sentence in STARTER_SOURCES))
  expect(
    unknown.map(([sentence, file]) => `${file}  “${sentence}” has no source  →  give it one, or take it out`),
  ).toEqual([])
})

it('names no source for a sentence that the starter does not have', () => {
  expect(Object.keys(STARTER_SOURCES).filter((sentence) => !SENTENCES.has(sentence))).toEqual([])
})

it('names a law, a file of the software, an answer or a book for each', () => {
  const sources = Object.values(STARTER_SOURCES).flatMap((source) => Object.entries(source))
  expect(Object.entries(STARTER_SOURCES).filter(([, source]) => Object.keys(source).length === 0)).toEqual([])
  const files = sources.flatMap(([kind, place]) =>
    kind === 'setting' || kind === 'fact' ? place.split('; ').map((each) => each.split(':')[0] ?? '') : [],
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

/** Every sentence of every text in a value, with the file that it stands in. */
function sentencesOf(value: unknown, file: string, key = ''): [string, string][] {
  if (typeof value === 'string')
    return NO_TEXTS.includes(key)
      ? []
      : value
          .split('\n')
          .flatMap((line) => line.replace(CONDITION, '').split(/(?<=[.?!](?:\[\^\w+\])?)\s+/))
          .map((each) => [each, file])
  return Object.entries(value ?? {}).flatMap(([name, each]) => sentencesOf(each, file, name))
}

/** The lines of a text in Markdown, without conditions and the marks of headings and lists; a part (`::name::`) is no text. */
function linesOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) =>
      line
        .replace(CONDITION, '')
        .replace(/^(?:#+ |- )/, '')
        .trim(),
    )
    .filter((line) => line && !line.startsWith('::'))
}
