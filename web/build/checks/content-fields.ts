import { isCollection, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { readJson } from '#web/model/read-topics.ts'
import { filesIn, readText } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'

const TRANSLATIONS = LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE)

type Path = readonly (string | number)[]

export type Field = {
  /** The path from the project's root. */
  readonly file: string
  /** The first line is 1. */
  readonly line: number
  /** Where the field is in a JSON file; empty for a line of Markdown. */
  readonly path: Path
  readonly value: unknown
}

/** Something in the content for which it may not go live. */
export type Finding = Pick<Field, 'file' | 'line' | 'path'> & {
  group: 'Open the shop' | 'Banned phrases' | 'Sums'
  what: string
  /** What the owner has to do about it. */
  todo: string
}

/** Every value of the content as its files hold it: groups, lists and single values of JSON, and lines of Markdown. */
export function contentFields(folder = SHOP_FOLDER): Field[] {
  return filesIn(folder)
    .filter((name) => /\.(json|md)$/.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`
      const text = readText(file)
      if (name.endsWith('.md'))
        return text.split('\n').map((value, index): Field => ({ file, line: index + 1, path: [], value }))
      return fieldsOf(readFields(file, name), [], file, text)
    })
}

/** A file of a translation that cannot be read has no fields: the English ones are shown in their place. */
function readFields(file: string, name: string): unknown {
  try {
    return readJson(file)
  } catch (error) {
    if (TRANSLATIONS.some((id) => name.startsWith(`${id}/`))) return {}
    throw error
  }
}

function fieldsOf(value: unknown, path: Path, file: string, text: string): Field[] {
  const isGroup = typeof value === 'object' && value !== null
  const field = {
    file,
    path,
    value: isGroup ? undefined : value,
    // Computed on demand: few fields need it, and it takes long to find.
    get line() {
      return lineOf(text, path)
    },
  }
  if (!isGroup) return [field]
  const within = Object.entries(value).flatMap(([key, entry]) =>
    fieldsOf(entry, [...path, Array.isArray(value) ? Number(key) : key], file, text),
  )
  return [field, ...within]
}

/** YAML includes JSON, and its parser keeps the positions. */
export function lineOf(text: string, path: Path): number {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter })
  const node = path.reduce<unknown>((group, key) => {
    const [byId] = isSeq(group) ? group.items.filter((entry) => isMap(entry) && entry.get('id') === key) : []
    return byId ?? (isCollection(group) ? group.get(key, true) : undefined)
  }, contents)
  return isNode(node) && node.range ? lineCounter.linePos(node.range[0]).line : 1
}
