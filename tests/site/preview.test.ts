import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { content } from '../content.ts'
import { sampleNamesIn } from '../open-shop.ts'
import { copyProject, makeShopIn, runScript } from '../project-copy.ts'

let project: string
const file = (name: string) => readFileSync(join(project, 'dist/site', name), 'utf8')

beforeAll(() => {
  project = copyProject()
  makeShopIn(project, {})
  vi.stubEnv('SITE_SHOP_STATE', 'unopened')
  // As a deploy sets it.
  // Not edited in a browser.
  vi.stubEnv('SITE_REPOSITORY', '')
  const { status, stderr, stdout } = runScript(project, 'build')
  vi.unstubAllEnvs()
  if (status !== 0) throw new Error(stdout + stderr)
}, 300_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('a shop without an answer, at a public address', () => {
  it('shows nothing that identifies the sample', () => {
    const site = join(project, 'dist/site')
    const found = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(site, name)).isFile())
      .flatMap((name) =>
        sampleNamesIn(`${name} ${readFileSync(join(site, name), 'utf8')}`).map((word) => `${name}: ${word}`),
      )
    expect(found).toEqual([])
    const text = load(file('index.html'))('body').text()
    expect(text).not.toMatch(/Tulsi Lane|Pune|0{8}|5550/)
  })

  it('states that it is not open, draws what is unanswered as such, and takes no order', () => {
    const $ = load(file('index.html'))
    expect(file('mode.txt')).toBe('preview')
    expect(file('_headers')).toMatch(/X-Robots-Tag: noindex/)
    expect($('#promo-strip').text()).toContain(content.unopened.strip)
    expect($('#shop').text()).toContain(content.unopened.packs)
    expect($('a[href^="https://wa.me"], a[data-order], a[data-pack]')).toHaveLength(0)
    expect($('body').text()).toContain(content.unopened.order)
    expect($('body').text()).not.toContain(content.legal.demonstration)
    // Only one link has the words: a drawing is too small for them.
    expect($('#site-header').text().split(content.unopened.order)).toHaveLength(2)
    expect($('footer address').text()).not.toContain('@')
    $('script, style').remove()
    expect($('body').text()).not.toMatch(/₹|undefined|null|NaN|\{|\}/)
  })
})
