import { terms } from './vocabulary-terms.ts'

export type TermFinding = { file: string; line: number; found: string; use: string }

/**
 * @param file its path, which is searched too
 * @param text its content
 * @returns each private term with its line; those of the path are in line 1
 */
export function findTerms(file: string, text: string): TermFinding[] {
  return [...findIn(file), ...findIn(text)].map((finding) => ({ file, ...finding }))
}

function findIn(text: string): Omit<TermFinding, 'file'>[] {
  return text.split('\n').flatMap((content, index) =>
    terms.flatMap(({ pattern, use }) => {
      const found = pattern.exec(content)?.[0]
      return found ? [{ line: index + 1, found, use }] : []
    }),
  )
}
