import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { PAPER } from '#web/site-build/look/palette.ts'
import { writtenColour } from '#web/site-build/look/theme.ts'
import { outlineOf } from '#web/ui/frame-outline.ts'
import { changeContent } from '../changed-content.ts'
import { CHROMIUM_ARGS, needChromium } from '../chromium.ts'
import { content } from '../content.ts'
import { findDeadLinks } from '../dead-links.ts'
import { OPEN_SHOP, sampleNamesIn } from '../open-shop.ts'
import { makeTemporary } from '../temporary.ts'

/* The whole site of another shop, built in a copy of the project. */

let project: string
let files: { name: string; text: string }[]
const inProject = (name: string) => join(project, name)
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? ''
const page = (name: string) => load(textOf(name))

/** Runs a script of the project's package.json on its own shop, without npm, which takes longer to start than some. */
const runScript = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--run', script, '--', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_SHOP: '' },
  })

/** Where a name, number or word of the sample is. The editor has the demonstration’s entries as examples. */
const sampleNames = () =>
  files
    .filter(({ name }) => name !== 'edit/config.json')
    .flatMap(({ name, text }) => sampleNamesIn(`${name} ${text}`).map((word) => `${name}: ${word}`))

/** A colour, within what a JPEG leaves of it. */
const near = (...channels: number[]) => channels.map((channel) => expect.closeTo(channel, -1))

/** @returns the colour of a picture of the site at a point */
async function colourAt(file: string, left: number, top: number): Promise<number[]> {
  const point = sharp(inProject(`dist/site/${file}`))
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
  return [...(await point.raw().toBuffer())]
}

/** What the demonstration claims, and nobody has answered. */
const UNTOLD =
  /hand-made|small batches|slow cooking|organic|doctor crafted|10,000|4\.9|seven hours|40 kg|34 herbs|% off|limited time|vitamin|immunity|our experts|₹330|₹633/i

/** As the editor saves them before the entry that uses them. */
const UNUSED_FILES = ['web/content/images/not used.webp', 'web/content/batches/scan.PDF']

const ADDRESS = 'https://xn--z1bs9el5bye.xn--h2brj9c'
/** As an owner writes it. */
const WRITTEN_ADDRESS = 'https://ओजस्वी.भारत'
const LOOK = { mark: 'logo.png', colours: { dark: '#12305A', accent: '#b3261e' } }
const STRAY = 'web/content/facts/package.json'

/** Copies the project, with what is not committed yet and without a shop of one's own, and builds another shop in it. */
beforeAll(async () => {
  project = makeTemporary('other-shops')
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n'))
    if (existsSync(file) && !file.startsWith('web/content/')) cpSync(file, inProject(file))
  symlinkSync(resolve('node_modules'), inProject('node_modules'))

  const mark = sharp({ create: { width: 512, height: 512, channels: 3, background: '#c01830' } })
  await mark.png().toFile(inProject('logo.png'))
  const answers = { ...OPEN_SHOP, siteUrl: WRITTEN_ADDRESS, look: LOOK }
  // With the byte order mark that editors of Windows write.
  writeFileSync(inProject('answers.json'), `\uFEFF${JSON.stringify(answers)}`)
  expect(runScript('new-shop', '--answers', 'answers.json')).toMatchObject({ status: 0, stderr: '' })
  changeContent(inProject('web/content'), [
    ['en/words.json', [], { 'shop.heading': 'Choose a size' }],
    ['facts/launch.json', ['closed'], { from: '2099-12-01', to: '2099-12-08' }],
  ])
  for (const name of UNUSED_FILES) cpSync('web/demonstration/images/pan.webp', inProject(name))
  const { status, stderr, stdout } = runScript('build')
  if (status !== 0) throw new Error(stdout + stderr)
  const site = inProject('dist/site')
  files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(site, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(site, name), 'utf8') }))
}, 180_000)

it('another brand’s site is open, with every pack at its MRP, one from 1 kg on by the kilogram, and a label said otherwise', () => {
  expect(textOf('mode.txt')).toBe('live')
  const $ = page('index.html')
  expect($('#promo-strip').text()).not.toContain(content.words.unopened.strip)
  expect($('#shop a[data-pack]')).toHaveLength(3)
  for (const price of ['₹745', '₹388', '₹1,299']) expect($('#shop').text()).toContain(price)
  expect($('#shop').text()).toMatch(/₹130 for 100 g.*₹1,299 per kg/s)
  expect($('#shop h2').text()).toContain('Choose a size')
})

it('another brand’s site has its own mark and colours on its pages, icons and cards, and no drawing of the sample', async () => {
  const [home, missing] = [page('index.html'), page('404.html')]
  expect(home('#site-header a svg image').attr('href')).toMatch(/^data:image\/png/)
  expect(missing('main svg svg image')).toHaveLength(1)
  expect(home('meta[name="theme-color"]').attr('content')).toBe(PAPER)
  for (const file of ['index.html', 'admin.html']) {
    expect(page(file)('style').text()).toContain('#12305a')
    expect(page(file)('style').text()).not.toContain(writtenColour('leaf'))
  }
  expect(await colourAt('apple-touch-icon.png', 90, 90)).toEqual([192, 24, 48])
  // The foot of a card, and the mark above it.
  expect(await colourAt('cards/en/home.jpg', 600, 625)).toEqual(near(18, 48, 90))
  expect(await colourAt('cards/en/home.jpg', 100, 545)).toEqual(near(192, 24, 48))
  const drawings = ['mark', 'sprig'].map((name) =>
    readFileSync(`web/demonstration/images/${name}.svg`, 'utf8'),
  )
  const outlines = drawings.flatMap((text) => Array.from(text.matchAll(/ d="([^"]+)"/g), ([, d = '']) => d))
  expect(outlines).toHaveLength(4)
  // The arch is one of the frames that any shop may choose.
  const own = outlines.filter((outline) => outline !== outlineOf('arch'))
  expect(
    files.filter(({ text }) => own.some((outline) => text.includes(outline))).map(({ name }) => name),
  ).toEqual([])
})

it('another brand’s site has its address in ASCII wherever a program reads it', () => {
  expect(textOf('robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
  expect(textOf('sitemap.xml')).toContain(`<loc>${ADDRESS}/</loc>`)
  expect(files.filter(({ text }) => text.includes('ओजस्वी.भारत'))).toEqual([])
})

it('another brand’s site is not built with a file that the bundler would read', () => {
  writeFileSync(inProject(STRAY), '{"browser":{"./launch.json":"./other.json"}}')
  const { status, stderr } = runScript('build')
  rmSync(inProject(STRAY))
  expect(status).not.toBe(0)
  expect(stderr).toMatch(new RegExp(`^${STRAY}:1 {2}does not belong to the content {2}→ {2}remove it`, 'm'))
})

it('another brand’s site repeats its one photograph on no card, and has no two dark bands of one colour beside each other', () => {
  const $ = page('index.html')
  expect($('#shop [data-pack-selector] img')).toHaveLength(0)
  expect($('#ingredients img')).toHaveLength(1)
  const classes = $('main > section')
    .toArray()
    .map((band) => $(band).attr('class') ?? '')
  const grounds = classes.map((own) => /(?<!\S)bg-\w+/.exec(own)?.[0])
  expect(grounds.length).toBeGreaterThan(3)
  // What is on the ground of the band before it has a line above it, as bands of paper have.
  const repeated = classes.filter((_, index) => index > 0 && grounds[index] === grounds[index - 1])
  expect(repeated.filter((own) => !/band .*bg-paper|pb-5/.test(own))).toEqual([])
})

it('another brand’s site frames its photograph on all sides, and names its maker beside its mark, below what is for sale', () => {
  const $ = page('index.html')
  expect($('.hero-visual > svg path').attr('d')).toBe(outlineOf('plain'))
  expect($('.hero-visual img').attr('class')).not.toMatch(/object-|-left-/)
  const sections = $('main > section').toArray()
  const place = (id: string) => sections.findIndex((section) => $(section).attr('id') === id)
  expect(place('about')).toBe(place('shop') + 1)
  expect($('#about p > svg').html()).toBe($('#site-header a svg').first().html())
})

it('another brand’s site has no name, number or word of a sample in any file, and no dead link', () => {
  expect(sampleNames()).toEqual([])
  expect(findDeadLinks(inProject('dist/site'), ADDRESS)).toEqual([])
})

it('another brand’s site leaves out pictures and reports that nothing uses', () => {
  const stems = UNUSED_FILES.map((path) => basename(path).replace(/\.\w+$/, ''))
  expect(files.filter(({ name }) => stems.some((stem) => name.includes(stem)))).toEqual([])
})

it('another brand’s site claims nothing that the owner has not answered, not even in its structured data', () => {
  for (const { name, text } of files.filter(({ name }) => /^(?!admin|edit).*\.html$/.test(name))) {
    const $ = load(text)
    const json = $('script[type="application/ld+json"]').text()
    $('script, style').remove()
    const said = [$('body').text(), $('title').text(), $('meta[name="description"]').attr('content'), json]
    expect(said.join('\n').match(UNTOLD), name).toBeNull()
  }
  expect(page('index.html')('#ingredients').text()).toContain('Khand')
})

it('another brand’s site has no section, page, link or note whose subject is missing', () => {
  const $ = page('index.html')
  expect(
    $('#benefits, #testimonials, #heritage, #bulk, [aria-labelledby="notes-heading"] li:not(:has([id]))'),
  ).toHaveLength(0)
  expect(
    $('a[href^="/blog"], a[href*="#benefits"], a[href*="#testimonials"], a[href*="#heritage"]'),
  ).toHaveLength(0)
  const {
    words: { batch, footer, founders, reel },
  } = content
  for (const words of [founders.eyebrow, batch.link.find, batch.link.report, reel.heading, footer.follow])
    expect($('body').text()).not.toContain(words)
  expect(textOf('sitemap.xml')).not.toMatch(/blog/)
  const names = files.map(({ name }) => name)
  expect(names.filter((name) => /^(batch\/(?!labels)|blog)/.test(name))).toEqual([])
  // It sends no letter; the other pages are those of its form.
  expect(names.filter((name) => name.startsWith('newsletter'))).toEqual(
    ['incorrect', 'sent', 'unsent'].map((name) => `newsletter/${name}.html`),
  )
})

it('another brand’s site has the page of the label without any batch, and mentions none', () => {
  const $ = page('batch.html')
  expect($('h1').text()).toBe('The label')
  expect($('#label #doses, form[data-find-batch]')).toHaveLength(0)
})

it('another brand’s site keeps warnings, allergens, added sugar, ages, storage and shelf life, and names who is behind it', () => {
  const texts = ['index.html', 'batch.html'].map((name) => page(name)('body').text())
  // Its ingredients have honey and ghee: said once wherever they are listed, allergens beside the order button, too.
  const countOf = (said: RegExp) => texts.map((text) => text.match(said)?.length)
  expect(countOf(/Never for a child under 1 year: it contains honey/g)).toEqual([1, 1])
  expect(countOf(/Contains milk \(ghee\)\./g)).toEqual([2, 1])
  const text = texts.join()
  for (const words of [
    'read the full list on the label first',
    '9 months',
    OPEN_SHOP.storage,
    OPEN_SHOP.licence.number,
    OPEN_SHOP.maker.address,
    OPEN_SHOP.maker.owner,
  ])
    expect(text).toContain(words)
})

it('another brand’s site has policies of the day on which they were read, or on which an update has changed the text since, and no line for what there is not', () => {
  const [privacy, refund] = ['privacy-policy', 'refund-policy'].map((name) =>
    page(`${name}.html`)('main').text(),
  )
  expect(privacy).toContain('Last updated 28 November 2026')
  expect(refund).toContain('Last updated 24 November 2026')
  expect(`${privacy}${refund}`).not.toMatch(/GSTIN|This wording|August/)
})

it('another brand’s site closes and opens by itself in a tab that stays open: each order becomes a question, and an order again', async () => {
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    await page.clock.install({ time: new Date('2099-11-30T23:59:30+05:30') })
    await page.route('**', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || 'index.html'
      return route.fulfill({ path: inProject(`dist/site/${name}`) })
    })
    await page.goto(`${ADDRESS}/`)
    const shown = (links: string) => page.locator(links).filter({ visible: true })
    const orders = await shown('a[data-order]').count()
    expect(orders).toBeGreaterThan(3)
    await page.clock.fastForward(60_000)
    expect(await shown('a[data-order]').count()).toBe(0)
    expect(await shown('a:not([data-order]):has-text("Orders from 9 December")').count()).toBe(orders)
    await expect.poll(() => shown('#promo-strip').textContent()).toContain('No orders from 1 to 8 December.')
    await page.clock.setSystemTime(new Date('2099-12-09T00:00:00+05:30'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await shown('a[data-order]').count()).toBe(orders)
  } finally {
    await browser.close()
  }
})
