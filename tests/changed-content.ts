import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file of the content, the path of a value in it, and the new value; undefined removes it. */
export type ContentChange = readonly [file: string, path: readonly (string | number)[], value: unknown]

/** Changes values in the JSON files of a folder of content. */
export function changeContent(folder: string, changes: readonly ContentChange[]): void {
  for (const [file, path, value] of changes) {
    const json = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const parent = path.slice(0, -1).reduce((group, key) => group[key], json)
    parent[path.at(-1) ?? ''] = value
    writeFileSync(join(folder, file), `${JSON.stringify(json, null, 2)}\n`)
  }
}

/**
 * Copies the content into a folder of its own, and changes values in it.
 *
 * @returns the folder
 */
export function changedContent(...changes: readonly ContentChange[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('web/content', folder, { recursive: true })
  changeContent(folder, changes)
  return folder
}
