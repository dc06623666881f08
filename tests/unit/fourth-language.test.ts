import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { changeContent } from '../changed-content.ts'

/** A copy of the code without pictures and pages, with a language more: its words, a shop's copy in it, and a line in the list. */
const folder = mkdtempSync(join(tmpdir(), 'fourth-language-'))
const LIST = 'worker/contract/languages.ts'

beforeAll(() => {
  for (const part of ['package.json', 'wrangler.toml', 'web', 'worker'])
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (file) => !/^web\/(content|demonstration\/images)$/.test(file),
    })
  // Node follows a link, so that packages are found.
  execFileSync('ln', ['-s', join(process.cwd(), 'node_modules'), join(folder, 'node_modules')])
  cpSync(join(folder, 'web/demonstration/mr'), join(folder, 'web/demonstration/ta'), { recursive: true })
  cpSync(join(folder, 'web/words/mr'), join(folder, 'web/words/ta'), { recursive: true })
  // A phrase that is banned in Marathi.
  changeContent(join(folder, 'web/demonstration'), [['ta/hero.json', ['heading'], 'शुद्ध च्यवनप्राश']])
  const list = readFileSync(LIST, 'utf8')
  writeFileSync(join(folder, LIST), list.replace('] as const', "  { id: 'ta', name: 'தமிழ்' },\n] as const"))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** These mark the Hindi names of herbs and ingredients, which are facts, on English pages. */
const OF_FACTS = ['web/model/markdown.ts', 'web/pages/home/label/IngredientTable.tsx']

/** What a script in that copy prints. */
function runInCopy(script: string): unknown {
  const args = ['--input-type=module', '--eval', script]
  const options = { cwd: folder, encoding: 'utf8' } as const
  return JSON.parse(execFileSync('node', args, options))
}

describe('a fourth language', () => {
  it('needs two folders and a line in the list to be loaded, addressed and, until it is published, hidden', () => {
    const found = runInCopy(`
      import { hiddenLanguages, siteLanguages } from '#web/build/languages.ts'
      import { redirectsFile } from '#web/build/batches/redirects.ts'
      import { wrongClaims } from '#web/build/checks/launch.ts'
      import { splitLanguage, inLanguage } from '#web/views.ts'
      const hidden = hiddenLanguages(undefined, 'open')
      console.log(JSON.stringify({
        shown: siteLanguages().map(({ content }) => content.language),
        address: inLanguage('/batch', 'ta'),
        splitLanguage: splitLanguage('/ta/batch'),
        isHidden: hidden.includes('ta'),
        redirects: redirectsFile(hidden),
        isChecked: wrongClaims().some(({ file }) => file.startsWith('ta/')),
      }))`)
    expect(found).toEqual({
      shown: [...LANGUAGES.map(({ id }) => id), 'ta'],
      address: '/ta/batch',
      splitLanguage: { language: 'ta', path: '/batch' },
      isHidden: true,
      redirects: expect.stringContaining('/ta/* /:splat 302'),
      isChecked: true,
    })
  })

  it('is left out of the build of a deploy while it is not published', () => {
    const script = `
      import { siteLanguages } from '#web/build/languages.ts'
      console.log(JSON.stringify(siteLanguages(undefined, 'open').map(({ content }) => content.language)))`
    expect(runInCopy(script)).not.toContain('ta')
  })

  it('is known by name to no code but the list and the fonts', () => {
    const names = LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).flatMap(({ id, name }) => [id, name])
    const literal = new RegExp(`['"\`/](${names.join('|')})(-IN)?['"\`/]`)
    const naming = ['web', 'worker']
      .flatMap((part) =>
        readdirSync(part, { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
      )
      .filter((file) => /\.tsx?$/.test(file) && file !== LIST && !/^web\/(build\/)?fonts\//.test(file))
      .filter((file) => literal.test(removeComments(readFileSync(file, 'utf8'))))
    expect(naming.filter((file) => !OF_FACTS.includes(file))).toEqual([])
  })
})

function removeComments(code: string): string {
  return code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
}
