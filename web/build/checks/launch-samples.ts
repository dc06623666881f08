import { readdirSync, readFileSync } from 'node:fs'
import type { Finding, Group } from './finding.ts'

const CONTENT = 'web/content'

/** Marks that a line of the content must not carry when the site is launched. */
const MARKS: { pattern: RegExp; group: Group; what: string; todo: string }[] = [
  {
    pattern: /\bsample: true\b/,
    group: 'Samples',
    what: 'sample',
    todo: 'put the real thing in its place and remove the mark',
  },
  { pattern: /\.example\b/, group: 'Placeholders', what: 'made-up address', todo: 'put your own' },
  { pattern: /5550 ?0\d{3}/, group: 'Placeholders', what: 'made-up phone number', todo: 'put your own' },
  { pattern: /SAMPLE/, group: 'Placeholders', what: 'placeholder', todo: 'put your own' },
]

/** Samples and placeholders, line by line, in every file of the content. */
export function markFindings(): Finding[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|mdx)$/.test(file),
  )
  return files.sort().flatMap((name) => {
    const file = `${CONTENT}/${name}`
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index): Finding[] => {
        const mark = isType(text) ? undefined : MARKS.find(({ pattern }) => pattern.test(text))
        if (!mark) return []
        const picture = name === 'pictures.ts'
        return [
          {
            group: picture ? 'Pictures' : mark.group,
            file,
            line: index + 1,
            what: picture ? 'computer-made picture' : `${mark.what}: ${text.trim()}`,
            todo: picture
              ? 'put a photograph of the same name into web/images, correct its text and remove the mark'
              : mark.todo,
          },
        ]
      })
  })
}

/** A line that explains a mark, not one that sets it. */
function isType(text: string): boolean {
  return /^\s*(\/\/|\*|\/\*\*|export type|readonly)/.test(text)
}
