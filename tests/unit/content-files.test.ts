import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { unknownFiles, unusedFiles } from '#web/build/checks/content-files.ts'
import { refusals } from '#web/build/checks/refusals.ts'
import { ownerReason } from '#web/model/titles.ts'
import { content } from '../content.ts'
import { copyProject } from '../project-copy.ts'

const root = mkdtempSync(join(tmpdir(), 'content-files-'))
const folder = join(root, 'web/content')
const write = (file: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '{}')
}
beforeEach(() => {
  rmSync(join(root, 'web'), { recursive: true, force: true })
  for (const part of ['web/content', 'web/images']) cpSync(part, join(root, part), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

it('knows and uses every file that is there', () => {
  expect(unknownFiles(folder)).toEqual([])
  expect(unusedFiles(content, folder)).toEqual([])
})

it.each([
  'web/content/facts/package.json',
  'web/content/facts/tsconfig.json',
  'web/content/facts/opening.ts',
  'web/content/facts/node_modules/zod/index.json',
  'web/content/facts/mail.json',
  'web/content/en/tsconfig.json',
  'web/content/en/language.json',
  'web/content/en/notes.md',
  'web/content/en/articles/package.json',
  'web/content/en/articles/drafts/first.md',
  'web/content/en/batches/SY-26-02.json',
  'web/content/mr/blog.json',
  'web/content/mr/articles/first.md',
  'web/content/mr/policies/terms.md',
  'web/content/xx/faq.json',
  'web/content/batches/package.json',
  'web/content/batches/scan.heic',
  'web/content/batches/more/SY-26-02.json',
  'web/content/mr/batches/SY-26-02.pdf',
  'web/content/package.json',
  'web/content/schema/faq.json',
  'web/images/package.json',
  'web/images/hero.svg',
])('refuses %s, and names it to the owner', (file) => {
  write(file)
  const [reason = '', ...others] = refusals('live', folder).map(ownerReason)
  expect(reason).toMatch(
    /: (does not belong to the content|is no picture of the kind .webp): remove it, or undo$/,
  )
  expect([reason.split(':')[0], others]).toEqual([file, []])
})

it('stops a build before the bundler reads it', () => {
  const project = copyProject([])
  writeFileSync(
    join(project, 'web/content/facts/package.json'),
    '{"browser":{"./opening.json":"./other.json"}}',
  )
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain('web/content/facts/package.json: does not belong to the content')
  expect(existsSync(join(project, 'dist/site'))).toBe(false)
  rmSync(project, { recursive: true })
})

it('refuses a link where a folder would be', () => {
  symlinkSync(join(process.cwd(), 'worker'), join(folder, 'facts/linked'))
  expect(unknownFiles(folder)[0]).toMatchObject({ file: 'web/content/facts/linked' })
})

it.each(['web/content/batches/scan #2.PDF', 'web/content/batches/अहवाल.jpeg', 'web/images/new.webp'])(
  'knows %s, and that nothing uses it',
  (file) => {
    write(file)
    expect(unknownFiles(folder)).toEqual([])
    expect(unusedFiles(content, folder)).toEqual([file])
  },
)

it('counts a portrait and a picture of an article as used', () => {
  const [founder] = content.founders.people
  write(`web/images/founder-${founder?.id}.webp`)
  expect(unusedFiles(content, folder)).toEqual([])
  const [article = ''] = Object.keys(content.articleTexts)
  const figure = {
    type: 'element',
    tagName: 'text-figure',
    properties: { picture: 'new' },
    children: [],
  } as const
  const tree = { type: 'root' as const, children: [figure] }
  write('web/images/new.webp')
  const articleTexts = { ...content.articleTexts, [article]: { ...content.articleTexts[article], tree } }
  expect(unusedFiles({ ...content, articleTexts } as typeof content, folder)).toEqual([])
})
