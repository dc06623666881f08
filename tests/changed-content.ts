import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { readJson } from '#web/model/read-topics.ts'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { translate } from '#web/model/translate.ts'
import { makeTemporary } from './temporary.ts'

/** A file of the content, the path of a value in it, and the new value; undefined removes it. Without a path, the file. */
export type ContentChange = readonly [file: string, path: readonly (string | number)[], value: unknown]

/** Changes values in the JSON files of a folder of content. */
export function changeContent(folder: string, changes: readonly ContentChange[]): void {
  for (const [name, path, value] of changes) {
    const file = join(folder, name)
    const json = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const parent = path.slice(0, -1).reduce((group, key) => group[key], json)
    parent[path.at(-1) ?? ''] = value
    writeJson(file, path.length > 0 ? json : value)
  }
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Copies the demonstration into a folder of its own, and changes values in it.
 *
 * @returns the folder
 */
export function copyContent(...changes: readonly ContentChange[]): string {
  const folder = join(makeTemporary('content'), 'demonstration')
  cpSync(DEMONSTRATION, folder, { recursive: true })
  changeContent(folder, changes)
  return folder
}

/** Publishes a language, as if somebody had read it. */
export function publishLanguage(folder: string, language: LanguageId): void {
  changeContent(folder, [
    [`${language}/language.json`, ['published'], true],
    [`${language}/language.json`, ['readBy'], 'Asha Pol'],
    [`${language}/language.json`, ['readOn'], '2026-12-01'],
  ])
}

/** Gives a language the English words where it has none, as if somebody had written them. */
export function completeWords(folder: string, language: LanguageId): void {
  for (const [topic, schema] of Object.entries(copyTopics)) {
    const [english, translation] = [SOURCE_LANGUAGE, language].map((id) => join(folder, id, `${topic}.json`))
    if (ENGLISH_ONLY.includes(topic) || !english || !translation || !existsSync(english)) continue
    const written = existsSync(translation) ? readJson(translation) : undefined
    writeJson(
      translation,
      translate(schema, readJson(english), written, () => {}),
    )
  }
}
