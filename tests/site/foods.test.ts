import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import type { Content } from '#web/model/types.ts'
import { missingToOpen } from '#web/site-build/checks/launch.ts'
import { contentProblems } from '#web/site-build/checks/refusals.ts'
import { makeShop } from '#web/site-build/new-shop/make-shop.ts'
import { OF_CHYAWANPRASH } from '../of-chyawanprash.ts'
import { makeTemporary } from '../temporary.ts'

/* Shops of other foods, opened from answers alone: their content is loaded and their pages are rendered in this process. */

const TODAY = new Date('2026-11-28T06:00:00Z')
const ASSETS = { inlineScript: '', themeColour: '#fff', entry: { src: '/entry.js', imports: [] } }

/** What a law, an ingredient or any food has in common with chyawanprash. */
const ALLOWED = /see a doctor|examination by a doctor/

const scratch = makeTemporary('foods')
let server: typeof import('#web/entry-server.tsx')
beforeAll(async () => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] })
  // Other files, which share the modules, replace some of those that these import.
  vi.resetModules()
  server = await import('#web/entry-server.tsx')
})
afterAll(() => {
  vi.useRealTimers()
  vi.resetModules()
})

/** What can be read or heard of a page, in sentences: texts, names of controls, messages of links, data of search engines. */
function sentencesOf(html: string): string[] {
  const $ = load(html)
  const data = $('script[type="application/ld+json"]').text()
  const said = $('[href], [data-message], [content], [alt], [aria-label], [placeholder]')
    .toArray()
    .flatMap(({ attribs: { href = '', 'data-message': message = '', ...others } }) => [
      decodeURIComponent(/[?&](?:text|body)=([^&]*)/.exec(href)?.[1] ?? ''),
      message,
      ...['content', 'alt', 'aria-label', 'placeholder'].map((name) => others[name] ?? ''),
    ])
  $('script, style, symbol').remove()
  $('body *').append(' ')
  return [$('title').text(), $('body').text(), ...said, data]
    .flatMap((text) => text.split(/(?<=[.!?])\s|\n/))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

describe.each(['pickle', 'honey', 'ghee'])('a shop of %s', (food) => {
  const answers = JSON.parse(readFileSync(`tests/shops/${food}.json`, 'utf8'))
  const folder = join(scratch, food, 'content')
  let content: Content
  let pages: Map<string, string[]>
  beforeAll(async () => {
    await makeShop(answers, { today: '2026-11-28', from: 'tests/shops', shop: folder })
    content = loadContent('en', folder, 'open', TODAY)
    const languages = [{ content, isPublished: true, noticeVersion: '' }]
    const render = (path: string) =>
      server.renderPage(path, content, { languages, siteUrl: answers.siteUrl }, ASSETS)
    const paths = server.pagesToPrerender(content).filter((path) => path !== '/admin')
    pages = new Map(
      await Promise.all(paths.map(async (path) => [path, sentencesOf(await render(path))] as const)),
    )
  })
  const textOf = (path: string) => pages.get(path)?.join(' ') ?? ''

  it('may open with its answers, and has every page', () => {
    expect(contentProblems(folder, TODAY)).toEqual([])
    expect(missingToOpen(folder, TODAY, answers.siteUrl)).toEqual([])
    expect(['/', '/404', '/refund-policy', '/disclaimer', '/privacy-policy'].map(textOf)).not.toContain('')
    expect(textOf('/')).toContain(`${answers.names.en.product} from ${answers.city}`)
    expect(pages.has(`/batch/${answers.batches?.[0].lot}`)).toBe(Boolean(answers.batches))
  })

  it('says nothing of chyawanprash, in any sentence of a page, a message or a reply', () => {
    const said = [...pages].flatMap(([path, sentences]) => sentences.map((each) => `${path} ${each}`))
    expect(said.length).toBeGreaterThan(200)
    expect(said.filter((text) => /undefined|NaN|\{[\w.]+\}/.test(text))).toEqual([])
    const all = [...said, ...Object.values(content.words.replies)]
    expect(all.filter((text) => OF_CHYAWANPRASH.test(text) && !ALLOWED.test(text))).toEqual([])
  })

  it('warns of what is in the jar, on home, with the label and on the page of the lot', () => {
    const warning = /Never for a child under 1 year: it is honey\./
    const lots = content.batches.map(({ lot }) => `/batch/${lot}`)
    for (const path of ['/', '/batch', ...lots])
      expect([path, warning.test(textOf(path))]).toEqual([path, food === 'honey'])
  })

  it('has weights only where there is more than one ingredient', () => {
    expect(textOf('/').includes('What goes in for 100 g')).toBe(food === 'pickle')
    expect(textOf('/')).not.toMatch(/Ghee of cow’s milk 100/)
  })
})
