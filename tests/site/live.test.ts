import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { changeContent } from '../changed-content.ts'
import { content } from '../content.ts'
import { checkLinks } from '../dead-links.ts'
import { OPEN_SHOP, OPEN_SHOP_URL, sampleNamesIn } from '../open-shop.ts'
import { copyProject, makeShopIn, runScript } from '../project-copy.ts'

/** What the demonstration claims, and nobody has answered. */
const UNTOLD =
  /hand-made|small batches|slow cooking|organic|doctor crafted|10,000|4\.9|seven hours|40 kg|34 herbs|% off|limited time|vitamin|immunity|our experts|₹330|₹633/i

/** As the editor saves them before the entry that uses them. */
const UNUSED_FILES = ['web/content/images/not used.webp', 'web/content/batches/scan.PDF']

let project: string
let files: { name: string; text: string }[]
const page = (name: string) => load(files.find((file) => file.name === name)?.text ?? '')

beforeAll(() => {
  project = copyProject()
  makeShopIn(project, OPEN_SHOP)
  changeContent(join(project, 'web/content'), [
    ['en/words.json', [], { 'mail.sender': '{brand.name}, {brand.phone}', 'shop.heading': 'Choose a size' }],
  ])
  for (const name of UNUSED_FILES) cpSync('web/demonstration/images/pan.webp', join(project, name))
  const { status, stderr, stdout } = runScript(project, 'build')
  if (status !== 0) throw new Error(stdout + stderr)
  const site = join(project, 'dist/site')
  files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(site, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(site, name), 'latin1') }))
    .map(({ name, text }) => ({ name, text: Buffer.from(text, 'latin1').toString('utf8') }))
}, 180_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('the live site of another brand, made from its answers alone', () => {
  it('is open, and found by search engines', () => {
    expect(readFileSync(join(project, 'dist/site/mode.txt'), 'utf8')).toBe('live')
    const $ = page('index.html')
    expect($('#promo-strip').text()).not.toContain(content.unopened.strip)
    expect($('#shop a[data-pack]')).toHaveLength(3)
  })

  it('has no name, number or word of a sample in any file', () => {
    // The editor has the demonstration’s entries as examples.
    const found = files
      .filter(({ name }) => name !== 'edit/config.json')
      .flatMap(({ name, text }) => sampleNamesIn(`${name} ${text}`).map((word) => `${name}: ${word}`))
    expect(found).toEqual([])
  })

  it('leaves out pictures and reports that nothing uses', () => {
    for (const name of UNUSED_FILES.map((path) => basename(path))) {
      const stem = name.replace(/\.\w+$/, '')
      expect(files.filter((file) => file.name.includes(stem))).toEqual([])
    }
  })

  it('has mails whose texts are filled in with what the pages are, in English where a language is left out', () => {
    const { words } = JSON.parse(readFileSync(join(project, 'dist/worker-content.json'), 'utf8'))
    expect(words.en.mail.sender).toBe('Ojasvī, +91 253 230 1199')
    for (const { id } of LANGUAGES) expect(words[id]).toEqual(words.en)
  })

  it('has no dead link', () => checkLinks(join(project, 'dist/site'), OPEN_SHOP_URL))

  it('claims nothing that the owner has not told, in its structured data neither', () => {
    for (const { name, text } of files.filter(({ name }) => /^(?!admin|edit).*\.html$/.test(name))) {
      const $ = load(text)
      const json = $('script[type="application/ld+json"]').text()
      $('script, style').remove()
      const said = [$('body').text(), $('title').text(), $('meta[name="description"]').attr('content'), json]
      expect(said.join('\n').match(UNTOLD), name).toBeNull()
    }
    expect(page('index.html')('#ingredients').text()).toContain('Khand')
    expect(page('index.html')('#shop h2').text()).toContain('Choose a size')
  })

  it('has no section, page, link or note without what it is about', () => {
    const $ = page('index.html')
    expect(
      $('#benefits, #testimonials, #heritage, #bulk, [aria-labelledby="notes-heading"] li:not(:has([id]))'),
    ).toHaveLength(0)
    expect(
      $('a[href^="/blog"], a[href*="#benefits"], a[href*="#testimonials"], a[href*="#heritage"]'),
    ).toHaveLength(0)
    const text = $('body').text()
    const { batch, footer, founders, reel } = content
    for (const words of [founders.eyebrow, batch.link.find, batch.link.report, reel.heading, footer.follow])
      expect(text).not.toContain(words)
    expect(
      files.filter(({ name }) => /^(batch\/(?!labels)|blog)/.test(name)).map(({ name }) => name),
    ).toEqual([])
    const sitemap = files.find(({ name }) => name === 'sitemap.xml')?.text
    expect(sitemap).not.toMatch(/blog/)
  })

  it('has no page of a letter, as it sends none, and those of its form', () => {
    expect(files.map(({ name }) => name).filter((name) => name.startsWith('newsletter'))).toEqual(
      ['incorrect', 'sent', 'unsent'].map((name) => `newsletter/${name}.html`),
    )
  })

  it('prices a pack from 1 kg on by the kilogram', () => {
    expect(page('index.html')('#shop').text()).toMatch(/₹130 for 100 g.*₹1,299 per kg/s)
  })

  it('has the label where there is no batch, and nothing of one', () => {
    const $ = page('batch.html')
    expect($('h1').text()).toBe('The label')
    expect($('#label #doses, form[data-find-batch]')).toHaveLength(0)
  })

  it('keeps warnings, allergens, added sugar, ages, storage and shelf life, and names who is behind it', () => {
    const text = ['index.html', 'batch.html'].map((name) => page(name)('body').text()).join()
    for (const words of [
      'Never under 1 year',
      'Pregnant, breastfeeding, on daily medicines',
      'milk (ghee)',
      '9 months',
      OPEN_SHOP.storage,
      OPEN_SHOP.licence.number,
      OPEN_SHOP.maker.address,
      OPEN_SHOP.maker.owner,
    ])
      expect(text).toContain(words)
  })

  it('has policies of the day on which they were read, or on which an update has changed the text since, and no line for what there is not', () => {
    const textOf = (name: string) => page(`${name}.html`)('main').text()
    const [privacy, refund] = [textOf('privacy-policy'), textOf('refund-policy')]
    expect(privacy).toContain('Last updated 27 November 2026')
    expect(refund).toContain('Last updated 24 November 2026')
    expect(privacy + refund).not.toMatch(/GSTIN|This wording|August/)
  })

  it('has no note of a claim that it leaves out, and none that nothing refers to', () => {
    const $ = page('index.html')
    const ids = $('[aria-labelledby="notes-heading"] li > span')
      .map((_, note) => $(note).attr('id')?.replace('note-', ''))
      .get()
    const { list } = loadContent('en', join(project, 'web/content'), 'open').notes
    expect(ids).not.toEqual([])
    expect(ids.filter((id) => !list.some((note) => note.id === id))).toEqual([])
    for (const id of ids) expect($(`main a[href="#note-${id}"]`).length, id).toBeGreaterThan(0)
  })

  it('shows every pack at its MRP', () => {
    const text = page('index.html')('#shop').text()
    for (const price of ['₹745', '₹388', '₹1,299']) expect(text).toContain(price)
  })

  it('names the ways to pay in one line, and nowhere one of them alone', () => {
    const ways = 'UPI, bank transfer, or cash on delivery'
    const $ = page('index.html')
    $('script, style').remove()
    const text = $('body').text()
    expect(text).toContain(ways)
    expect(text.replaceAll(ways, '')).not.toContain('UPI')
  })
})

it('states once, on each page of the demonstration, what is made up', () => {
  const html = readFileSync('dist/site/index.html', 'utf8')
  const $ = load(html)
  $('script, style').remove()
  const text = $('body').text()
  expect(text.split(content.legal.demonstration)).toHaveLength(2)
  expect(text.replace(content.legal.demonstration, '')).not.toMatch(
    /\bsample\b|made.up|not (yet )?(counted|measured|known|weighed)/i,
  )
  expect(
    readFileSync('dist/site/refund-policy.html', 'utf8').split(content.legal.demonstration),
  ).toHaveLength(3)
})
