import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { ownerReason } from '#web/model/titles.ts'
import { findUnknownFiles } from '#web/site-build/checks/content-files.ts'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { refusals } from '#web/site-build/checks/refusals.ts'
import { hashInputs } from '#web/site-build/inputs.ts'
import { makeTemporary } from '../temporary.ts'

const root = makeTemporary('content-files')
const folder = join(root, 'web/demonstration')
const write = (file: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), file.endsWith('.webp') ? 'RIFF0000WEBP' : '{}')
}
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(DEMONSTRATION, folder, { recursive: true })
})

const LEFTOVERS = [
  ...['en/.faq.json.swp', 'en/faq.json~', 'en/#faq.json#', 'en/.faq.json.kate-swp', 'en/.~lock.faq.json#'],
  ...['en/faq.json___jb_tmp___', 'batches/4913', 'en/articles/._best-chyawanprash-guide.md'],
  ...['batches/._SY-26-02.json', 'batches/Thumbs.db', 'facts/desktop.ini', 'images/.DS_Store'],
]
/** Is in a commit, where a folder has nothing else. */
const KEPT = 'images/.gitkeep'
const NO_WEBP =
  'is no WebP: remove it, and add the photograph as JPEG or PNG on /edit, which turns it into WebP'

/** Emacs marks a file that has changes with a link that leads nowhere. */
const LOCKS = ['en/articles/.#guide.md', 'batches/.#SY-26-02.json', 'facts/.#launch.json']

it('ignores what editors and file managers leave beside a file, whatever reads the folder', () => {
  const before = contentOf(folder)
  for (const file of [...LEFTOVERS, KEPT]) write(file)
  for (const file of LOCKS) symlinkSync('asha@kitchen.4711', join(folder, file))
  expect(contentOf(folder)).toBe(before)
  expect(findUnknownFiles(folder)).toEqual([])
})

it('lets a deploy ignore them, too: they are in no commit', () => {
  const paths = [...LEFTOVERS, ...LOCKS].map((file) => `web/content/${file}`)
  const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], { input: paths.join('\n') })
  expect(ignored.toString().trim().split('\n')).toHaveLength(paths.length)
})

/** What each reader of the folder finds in it, as one text: comparing the objects would take a minute. */
function contentOf(folder: string): string {
  return JSON.stringify({
    marathi: loadContent('mr', folder),
    unknown: findUnknownFiles(folder),
    refusals: refusals('open', folder),
    hash: hashInputs({ folder: root, now: 0 }),
  })
}

it('refuses what belongs to no shop, and a link, and names them to the owner; what nothing uses may stay', () => {
  const strays = [
    ...['facts/package.json', 'facts/launch.ts', 'facts/node_modules/zod/index.json', 'schema/faq.json'],
    ...['en/notes.md', 'en/articles/drafts/first.md', 'en/batches/SY-26-02.json', 'en/footer.json'],
    ...['en/policies/privacy-policy.md', 'xx/faq.json', 'batches/scan.heic', 'mr/batches/SY-26-02.pdf'],
  ]
  const unused = ['batches/scan 2.PDF', 'batches/अहवाल.jpeg', 'images/new.webp']
  for (const file of [...strays, ...unused, 'images/hero.svg']) write(file)
  const reasons = refusals('open', folder).map(ownerReason)
  const refused = strays.map((file) => `${file}: does not belong to the content: remove it, or undo`)
  expect(reasons.sort()).toEqual([...refused, `images/hero.svg: ${NO_WEBP}`].sort())
})

it('refuses a link by itself, whatever it leads to: a folder, a picture, or the folder that it is in', () => {
  symlinkSync(join(process.cwd(), 'worker'), join(folder, 'facts/linked'))
  symlinkSync('hero.webp', join(folder, 'images/old.webp'))
  symlinkSync('.', join(folder, 'images/again'))
  const message = 'is a link: copy here what it leads to, or remove it'
  expect(findUnknownFiles(folder)).toEqual(
    ['./facts/linked', './images/again', './images/old.webp'].map((file) => ({ file, path: [], message })),
  )
})

it('refuses a name whose end the bundler cuts off, and a text that is not in UTF-8, whatever Windows calls it', () => {
  const names = ['images/jar #2.webp', 'images/100% amla.webp', 'images/jar?w=1.webp', 'batches/scan #2.PDF']
  for (const file of names) write(file)
  const text = '{ "name": "Samāyu" }'
  const encoded = {
    'en/faq.json': Buffer.from(`\ufeff${text}`, 'utf16le'),
    'en/shop.json': Buffer.from(text, 'utf16le').swap16(),
    'mr/policies/disclaimer.md': Buffer.from('caf\xe9', 'latin1'),
  }
  for (const [file, bytes] of Object.entries(encoded)) writeFileSync(join(folder, file), bytes)
  writeFileSync(join(folder, 'en/hero.json'), `\ufeff${readFileSync(join(folder, 'en/hero.json'), 'utf8')}`)
  const lines = (files: string[], todo: string) => files.map((file) => `${join(folder, file)}:1  ${todo}`)
  expect(problemLines(refusals('open', folder), folder).sort()).toEqual(
    [
      ...lines(names, 'has ?, # or % in its name  →  rename the file, and add it again'),
      ...lines(Object.keys(encoded), 'is not saved as UTF-8  →  save it again with the encoding UTF-8'),
    ].sort(),
  )
})
