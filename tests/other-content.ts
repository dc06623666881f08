import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import { type ContentChange, changeContent } from './changed-content.ts'

/**
 * `npm run test:other-content`: every test against other content, in a copy of the project: another brand, other prices
 * and another offer, a pack sold out, a review more that nobody has translated, a claim
 * hidden. A test that fails holds what the owner may change.
 */

/** Holds the sample content to the specification; of other content it can say nothing. */
const OF_THE_SAMPLE = 'tests/site/specification.test.ts'

const { packs, testimonials } = loadContent()
const folder = mkdtempSync(join(tmpdir(), 'other-content-'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
for (const file of files.trim().split('\n')) {
  if (file !== OF_THE_SAMPLE) cpSync(file, join(folder, file))
}
symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
changeContent(join(folder, 'web/content'), [
  ['facts/brand.json', ['name'], 'Ojasvī'],
  ['facts/brand.json', ['slug'], 'ojasvi'],
  ['facts/brand.json', ['phone'], '+91 253 5550 0199'],
  ['facts/brand.json', ['email'], 'namaste@ojasvi.example'],
  ['facts/brand.json', ['chatLink'], 'https://wa.me/9125355500199'],
  ['facts/brand.json', ['siteUrl'], 'https://ojasvi.example'],
  ['facts/offer.json', ['percent'], 20],
  ['facts/packs.json', ['list', 0, 'mrp'], 899],
  ['facts/packs.json', ['list', packs.list.length - 1, 'soldOut'], true],
  ['facts/claims.json', ['organic', 'shown'], false],
  [
    'en/testimonials.json',
    ['reviews', testimonials.reviews.length],
    { ...testimonials.reviews[0], id: 'asha-pol', name: 'Asha Pol' },
  ],
  ...LANGUAGE_IDS.filter((id) => id !== SOURCE).map(
    (id): ContentChange => [
      `${id}/testimonials.json`,
      ['reviews', testimonials.reviews.length],
      { id: 'asha-pol' },
    ],
  ),
])
execFileSync('npx', ['biome', 'format', '--write', 'web/content'], { cwd: folder, stdio: 'ignore' })
const { status } = spawnSync('npm', ['test'], { cwd: folder, stdio: 'inherit' })
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
