import { readdirSync, readFileSync } from 'node:fs'
import { type Node, parseTree } from 'jsonc-parser'

type Path = readonly (string | number)[]

export type Field = {
  /** From the project's root. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Where it stands in a JSON file; empty for a line of Markdown. */
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

/**
 * Every value of the content as its files hold it: groups, lists and single values of JSON, and the lines of Markdown.
 *
 * @param folder where the content stands
 */
export function contentFields(folder = 'web/content'): Field[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`
      const text = readFileSync(file, 'utf8')
      if (name.endsWith('.md'))
        return text.split('\n').map((value, index): Field => ({ file, line: index + 1, path: [], value }))
      const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index)
      const lineAt = (offset: number) => ends.findLastIndex((end) => end < offset) + 2
      const tree = parseTree(text)
      return tree
        ? fieldsOf(tree, []).map(({ node, path }) => ({
            file,
            line: lineAt(node.offset),
            path,
            value: node.value,
          }))
        : []
    })
}

function fieldsOf(node: Node, path: Path): { node: Node; path: Path }[] {
  const within = (node.children ?? []).flatMap((child, index) => {
    if (node.type === 'array') return fieldsOf(child, [...path, index])
    const [key, value] = child.children ?? []
    return key && value ? fieldsOf(value, [...path, key.value]) : []
  })
  return [{ node, path }, ...within]
}
