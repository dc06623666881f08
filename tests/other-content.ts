import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import type { ContentChange } from './changed-content.ts'
import { copyProject } from './project-copy.ts'

/**
 * `npm run test:other-content`: every test against other content, in a copy of the project: another brand, other prices
 * and another offer, a pack sold out, a review more that nobody has translated, a claim
 * hidden. A test that fails holds what the owner may change. (A live site of another brand: tests/site/live.test.ts.)
 */

/** Holds the sample content to the specification; of other content it can say nothing. */
const OF_THE_SAMPLE = 'tests/site/specification.test.ts'

const { packs, testimonials } = loadContent()
const folder = copyProject(
  [
    ['facts/opening.json', ['name'], 'Ojasvī'],
    ['facts/opening.json', ['slug'], 'ojasvi'],
    ['facts/opening.json', ['phone'], '+91 253 5550 0199'],
    ['facts/opening.json', ['email'], 'namaste@ojasvi.example'],
    ['facts/opening.json', ['chatLink'], 'https://wa.me/9125355500199'],
    ['facts/opening.json', ['siteUrl'], 'https://ojasvi.example'],
    ['facts/opening.json', ['offer', 'percent'], 20],
    ['facts/opening.json', ['packs', 'list', 0, 'mrp'], 899],
    ['facts/opening.json', ['packs', 'list', packs.list.length - 1, 'soldOut'], true],
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
  ],
  [OF_THE_SAMPLE],
)
execFileSync('npx', ['biome', 'format', '--write', 'web/content'], { cwd: folder, stdio: 'ignore' })
const { status } = spawnSync('npm', ['test'], { cwd: folder, stdio: 'inherit' })
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
