import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#web/content/brand.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const MADE = new Set(['node_modules', 'dist', '.git', '.wrangler', 'test-results'])
const BUILD_TIMEOUT_MS = 120_000

const other = {
  sample: true,
  name: 'Vṛddhi',
  slug: 'vriddhi-jam',
  product: 'Avaleha',
  tagline: 'Cooked by the lake in Nashik, and nowhere else.',
  devanagari: {
    word: 'वृद्धिकर',
    parts: [
      { devanagari: 'वृद्धि', latin: 'vṛddhi', meaning: 'increase, growth' },
      { devanagari: 'कर', latin: 'kara', meaning: 'that which makes' },
    ],
    meaning: 'what makes one grow',
    note: 'A word of our own for growing.',
  },
  phone: '+91 253 555 0199',
  email: 'write@vriddhi.test',
  chatLink: 'https://chat.vriddhi.test/talk',
  socialProfile: 'https://social.vriddhi.test/us',
  socialHandle: '@vriddhi.test',
  reelUrl: 'https://social.vriddhi.test/reel/OTHERREEL/',
  city: 'Nashik',
  address: 'Nashik, by the lake',
  siteUrl: 'https://vriddhi.test',
  copyrightYear: 2031,
  popup: 'off',
} satisfies Record<keyof typeof brand, unknown>

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The words themselves, not parts of longer ones. */
function fullWords(text: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}])${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{M}])`,
    'iu',
  )
}

describe('the site built with another brand', () => {
  const copy = mkdtempSync(join(tmpdir(), 'another-brand-'))
  const site = join(copy, 'dist/site')
  let files: string[] = []
  const read = (file: string) => readFileSync(join(site, file), 'utf8')

  beforeAll(() => {
    for (const entry of readdirSync(PROJECT)) {
      if (!MADE.has(entry)) cpSync(join(PROJECT, entry), join(copy, entry), { recursive: true })
    }
    symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
    const file = join(copy, 'web/content/brand.ts')
    const [above = ''] = readFileSync(file, 'utf8').split('export const brand =')
    writeFileSync(
      file,
      `${above.replace(`'${brand.slug}'`, `'${other.slug}'`)}export const brand = ${JSON.stringify(other)} as const\n`,
    )
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
    files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  }, BUILD_TIMEOUT_MS)

  afterAll(() => rmSync(copy, { recursive: true }))

  it('has nothing of the old one left in any text, address or file name', () => {
    // The product's name is also the common noun of every article, and the popup's setting is no text.
    const { product: _, popup: __, ...named } = brand
    const old = [
      ...textsOf(named),
      brand.name.normalize('NFD').replace(/\p{M}/gu, ''),
      `© ${brand.copyrightYear}`,
    ]
    const texts = files.filter((file) => /\.(html|js|css|xml|txt|json|webmanifest|svg|md)$/.test(file))
    expect(texts.length).toBeGreaterThan(40)
    const left = texts.flatMap((file) => {
      const text = read(file)
      return old.filter((word) => fullWords(word).test(text)).map((word) => `${file}: ${word}`)
    })
    expect(left).toEqual([])
    expect(files.filter((file) => file.includes(brand.slug))).toEqual([])
  })

  it('shows all of the new one', () => {
    const home = read('index.html')
    const { slug: _, siteUrl: __, popup: ___, ...shown } = other
    expect(textsOf(shown).filter((text) => !home.includes(text))).toEqual([])
    expect(home).toContain(`<link rel="canonical" href="${other.siteUrl}/"`)
    expect(home).toContain(`© ${other.copyrightYear} ${other.name}`)
    expect(files).toContain(`blog/${other.slug}-immunity-booster.html`)
    expect(read('sitemap.xml')).toContain(`${other.siteUrl}/blog/${other.slug}-immunity-booster`)
  })
})
