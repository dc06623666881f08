import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isCollection, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import { WORDS } from '#web/model/read-topics.ts'
import { readText } from '#web/model/shop-files.ts'
import { STARTER } from '#web/model/shop-folder.ts'
import { ContentError, fieldName, type Problem } from '#web/model/validation.ts'

/**
 * Splits a message at its last colon, after which the instruction begins with one of these verbs; add the verb of a new
 * message here.
 */
const TODO =
  /^(.*): ((?:add|begin|choose|copy|correct|do not|give|have|read|remove|rename|reword|save|say|scan|set|undo|write)\b.*)$/

/** Prints problems for their owner, a line each: `file:line  what  →  what to do`. */
export function problemLines(problems: readonly Problem[], folder: string): string[] {
  return problems.map(({ file, path, line, message }) => {
    const original = join(STARTER, file)
    const add = path.length === 0 && existsSync(original) ? `copy ${original}, and make it yours` : 'add it'
    const [, what = message, todo = message.endsWith('is missing') ? add : 'correct it'] =
      TODO.exec(message) ?? []
    // The software's words are outside the shop's folder.
    const place = file.startsWith(`./${WORDS}/`) ? join(file) : join(folder, file)
    const field = path.length > 0 ? `${fieldName(path)} ` : ''
    return `${place}:${line ?? lineIn(place, path, message)}  ${field}${what}  →  ${todo}`
  })
}

function lineIn(file: string, path: Problem['path'], message: string): number {
  const [, line] = /line (\d+)/.exec(message) ?? []
  if (line) return Number(line)
  if (!file.endsWith('.json') || !existsSync(file)) return 1
  const text = readText(file)
  // YAML includes JSON, and its parser keeps the positions.
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter })
  let [node, start]: [unknown, number | undefined] = [contents, 0]
  for (const key of path) {
    const byId = isSeq(node) && node.items.find((entry) => isMap(entry) && entry.get('id') === key)
    node = byId || (isCollection(node) ? node.get(key, true) : undefined)
    // A missing field is reported at the line of its group.
    start = isNode(node) ? node.range?.[0] : start
  }
  return lineCounter.linePos(start ?? 0).line
}

/** Formats the error that ended a program: a ContentError as a line for each problem, any other as its message. */
export function failureText(error: unknown, folder: string): string {
  if (error instanceof ContentError) return problemLines(error.problems, folder).join('\n')
  return error instanceof Error ? error.message : String(error)
}
