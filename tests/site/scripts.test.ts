import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { views } from '#web/views.ts'
import { FULL_ARTICLES } from '../articles.ts'
import { attributesOf, file, PUBLIC, page, textOf } from './build-output.ts'

const ISLANDS: Record<string, string[]> = {
  '/': ['faq', 'newsletter', 'question', 'shop'],
  '/blog': ['blog-list', 'newsletter'],
  '/refund-policy': ['newsletter'],
  '/disclaimer': ['newsletter'],
  '/privacy-policy': ['my-data', 'newsletter'],
  '/admin': ['dashboard'],
}

const scripts = readdirSync('dist/site/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`)

/** A script and all that it imports at once; what is imported later is not among it. */
function closureOf(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found
  found.add(address)
  for (const [, name] of file(address)
    .toString()
    .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    closureOf(`/assets/${name}`, found)
  }
  return found
}

const entryOf = (path: string) => page(path)('script[type="module"][src]')

it.each([...PUBLIC, views.admin.path])(
  '%s has one script beside the inline one, with its hash, preloads what that imports, and its CSS in the page',
  (path) => {
    const $ = page(path)
    expect(entryOf(path)).toHaveLength(1)
    const src = entryOf(path).attr('src') ?? ''
    const hash = createHash('sha256').update(file(src)).digest('base64')
    expect(entryOf(path).attr('integrity')).toBe(`sha256-${hash}`)
    const preloaded = attributesOf($, $('link[rel="modulepreload"]:not([fetchpriority])'), 'href')
    expect(new Set([src, ...preloaded])).toEqual(closureOf(src))
    expect($('style').length).toBeGreaterThan(0)
    expect($('link[rel="stylesheet"]')).toHaveLength(0)
    expect($('style').text().includes('.daily-chart')).toBe(path === views.admin.path)
  },
)

it('the dashboard is requested with its HTML, after what paints it', () => {
  const $ = page(views.admin.path)
  const preloaded = attributesOf($, $('link[rel="modulepreload"][fetchpriority="low"]'), 'href')
  const code = preloaded.map((address) => file(address ?? '').toString()).join('')
  expect(code).toContain('Loading dashboard data...')
  expect(code).toContain('hydrateRoot')
  // A preload without the script's hash would let it run unchecked.
  expect(preloaded).not.toContain(entryOf(views.admin.path).attr('src') ?? '')
})

it.each(Object.entries(ISLANDS))(
  'the islands of %s are %j, with their complete HTML in the page, and props that can be read',
  (path, names) => {
    const $ = page(path)
    expect(attributesOf($, $('[data-island]'), 'data-island').toSorted()).toEqual(names)
    for (const island of $('[data-island]').toArray()) {
      expect($(island).children().length).toBeGreaterThan(0)
      expect(JSON.parse($(island).attr('data-props') ?? '{}')).toBeTypeOf('object')
    }
  },
)

it.each(FULL_ARTICLES)('no script contains the text of %s', (path) => {
  const words = textOf(page(path)('article h2').first().prev('p')).slice(0, 60)
  expect(words).toHaveLength(60)
  for (const address of scripts) expect(file(address).toString()).not.toContain(words)
})

/**
 * What Chrome 111, Safari 16.4 or Firefox 128 lacks of what a package may use: the compiler types none by the floor, and
 * no interface of the browser.
 */
const NEWER_THAN_THE_FLOOR = [
  /\b(?:Map|Object)\.groupBy\b|\.(?:is|to)WellFormed\b|\bArray\.fromAsync\b|\bPromise\.(?:try|withResolvers)\b/,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\bIterator\.(?:from|concat)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|take|drop|toArray)\(/,
  /\bURL\.(?:canParse|parse)\b|\bAbortSignal\.any\b|\bIntl\.DurationFormat\b|\bRegExp\.escape\b|\.getOrInsert/,
]

it.each([...scripts, 'the inline script'])('%s runs in the oldest browsers that the README names', (name) => {
  const code = scripts.includes(name) ? file(name).toString() : page('/')('head script:not([src])').text()
  expect(code.length).toBeGreaterThan(0)
  for (const newer of NEWER_THAN_THE_FLOOR) expect(code).not.toMatch(newer)
})
