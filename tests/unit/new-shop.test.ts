import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { afterAll, describe, expect, it } from 'vitest'
import { findUnknownFiles } from '#web/build/checks/content-files.ts'
import { problemLines } from '#web/build/checks/problem-lines.ts'
import { type Answers, readAddress, slugOf } from '#web/build/new-shop/answers.ts'
import { makeShop, nameWorker } from '#web/build/new-shop/make-shop.ts'
import { loadContent } from '#web/model/load.ts'
import { readJson } from '#web/model/read-topics.ts'
import { ContentError } from '#web/model/validation.ts'
import { readChatLink } from '#web/shop/chat-link.ts'
import { cityOf } from '#web/shop/city.ts'
import { answersOf, QUESTIONS, readPacks } from '#worker/cli/questions.ts'
import { changeContent } from '../changed-content.ts'
import { sampleNamesIn } from '../open-shop.ts'

const root = mkdtempSync(join(tmpdir(), 'new-shop-'))
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
function make(answers: Answers = {}, ...languages: ('mr' | 'hi')[]): string {
  count += 1
  const folder = join(root, String(count), 'content')
  mkdirSync(join(root, String(count)))
  makeShop(answers, ['en', ...languages], '2026-11-25', folder)
  return folder
}
const readLaunch = (folder: string) => readJson(join(folder, 'facts/launch.json'))

/** What a person reads of an answer that is refused. */
function refusal(answers: Answers): string {
  try {
    make(answers)
  } catch (error) {
    if (error instanceof ContentError) return problemLines(error.problems, 'answers.json').join('\n')
  }
  return ''
}

describe('a new shop', () => {
  it('has the languages that were asked for, and nothing that belongs to no shop', () => {
    const folder = make({}, 'mr')
    expect(readdirSync(folder).sort()).toEqual(['batches', 'en', 'facts', 'images', 'mr'])
    expect(findUnknownFiles(folder)).toEqual([])
    expect(readdirSync(join(folder, 'batches'))).toEqual([])
  })

  it('has nobody, no review, no paper, no reel and no tick of the sample', () => {
    const content = loadContent('en', make(), 'preview')
    expect([
      content.founders.people,
      content.testimonials.reviews,
      content.testimonials.featured.papers,
    ]).toEqual([[], [], []])
    expect([content.reel, content.batches, content.brand.social]).toEqual([undefined, [], undefined])
    expect(Object.values(content.claims).filter(({ confirmed }) => confirmed)).toEqual([])
    expect([content.legal.businessForm, content.legal.consumerCare.hours]).toEqual([null, null])
    expect(sampleNamesIn(JSON.stringify({ ...content, legal: null, search: null }))).toEqual([])
  })

  it('promises no letters, and mentions neither letters nor a reel in its privacy policy', () => {
    const folder = make({}, 'mr', 'hi')
    for (const language of ['en', 'mr', 'hi'] as const) {
      const { brand, policies } = loadContent(language, folder, 'preview')
      const policy = JSON.stringify(policies['privacy-policy'].tree)
      expect(brand.letters).toBe(false)
      expect(policy).toMatch(/WhatsApp/)
      expect(policy).not.toMatch(/Zoho|Instagram|Turnstile|Subscribe|GitHub|2025|when\./)
    }
    changeContent(folder, [['facts/brand.json', ['letters'], true]])
    const { tree } = loadContent('en', folder, 'preview').policies['privacy-policy']
    expect(JSON.stringify(tree)).toMatch(/Turnstile/)
    expect(JSON.stringify(tree)).not.toMatch(/Zoho|sends the letters/)
  })

  it('has nothing that is older than itself', () => {
    const { articles, policies } = loadContent('en', make(), 'preview')
    expect(new Set(articles.map(({ publishDate }) => publishDate))).toEqual(new Set(['2026-11-25']))
    expect(
      Object.values(policies).flatMap(({ updated, textOf }) => [updated ?? [], textOf ?? []].flat()),
    ).toEqual([])
  })

  it('keeps who has read the policies where that is answered', () => {
    const policies = { readBy: 'Asha Pol', readOn: '2026-11-24' }
    expect(readJson(join(make({ policies }), 'facts/read.json'))).toEqual(policies)
    expect(readJson(join(make(), 'facts/read.json'))).toEqual({ readBy: null, readOn: null })
    expect(refusal({ policies: { readOn: 'yesterday' } })).toMatch(/policies\.readOn must be a day/)
  })

  it('is drawn with the sample’s answers on its owner’s machine, and has the owner’s where there is one', () => {
    const { brand, legal } = loadContent('en', make({ name: 'Girija', phone: '+91 98220 12345' }), 'draft')
    expect([brand.name, brand.slug, brand.phone]).toEqual(['Girija', 'girija', '+91 98220 12345'])
    expect(brand.email).toBe('hello@samayu.example')
    expect(legal.licence.number).toBe('00000000000000')
  })

  it('is drawn without the sample’s offer, which would reduce the owner’s prices', () => {
    expect(
      loadContent('en', make({ packs: { list: [{ grams: 450, mrp: 690 }] } }), 'preview').offer.percent,
    ).toBe(0)
  })

  it('loses a group’s mark once nothing in it is the sample’s', () => {
    const list = [{ grams: 450, mrp: 690 }]
    expect(readLaunch(make({ packs: { list } })).packs).toMatchObject({ sample: true, freeShippingFrom: 550 })
    const packs = { list, freeShippingFrom: 600, guaranteeDays: 15 }
    expect(readLaunch(make({ packs })).packs).not.toHaveProperty('sample')
    expect(readLaunch(make({ offer: { percent: 0 } })).offer).toEqual({
      percent: 0,
      startsOn: '2026-11-25',
      endsOn: '2026-11-25',
    })
  })

  it('never writes over one that is there, and leaves nothing of one that is refused', () => {
    const folder = make()
    expect(() => makeShop({}, ['en'], '2026-11-25', folder)).toThrow(ContentError)
    expect(refusal({ packs: { list: [{ grams: 450, mrp: 0 }] } })).not.toBe('')
    expect(existsSync(join(root, String(count)))).toBe(true)
    expect(readdirSync(join(root, String(count)))).toEqual([])
  })

  it('names the Worker, its database and its address', () => {
    const file = join(root, 'wrangler.toml')
    writeFileSync(file, readFileSync('wrangler.toml'))
    nameWorker('girija', 'https://girija.in', file)
    const text = readFileSync(file, 'utf8')
    for (const line of [
      'name = "girija"',
      'name = "girija-demo"',
      'database_name = "girija"',
      'SITE_URL = "https://girija.in"',
    ])
      expect(text.split('\n')).toContain(line)
  })
})

it('writes any name and address into wrangler.toml as the text that they are', () => {
  const file = join(root, 'wrangler.toml')
  writeFileSync(file, readFileSync('wrangler.toml'))
  const [name, SITE_URL] = ['a"b\\c', 'https://girija.in"\n[vars]\nX = "$&']
  nameWorker(name, SITE_URL, file)
  expect(parse(readFileSync(file, 'utf8'))).toMatchObject({ name, vars: { SITE_URL } })
})

describe('an answer that cannot be', () => {
  it.each<[string, Answers, RegExp]>([
    [
      'an address that is more than one',
      { siteUrl: 'https://girija.in"\nmain = "x' },
      /answers\.json:1 {2}siteUrl is no address of a site {2}→ {2}write it as in https:\/\/girija\.in/,
    ],
    ['an address that is no text', { siteUrl: 7 }, /siteUrl is no address of a site/],
    ['a town that is no text', { city: 7 }, /city must be a text/],
    [
      'a price of 0',
      { packs: { list: [{ grams: 450, mrp: 0 }] } },
      /packs\.list\[0\]\.mrp must be more than 0/,
    ],
    [
      '40 packs',
      { packs: { list: Array.from({ length: 40 }, (_, place) => ({ grams: 100 + place, mrp: 100 })) } },
      /packs\.list must have at most 8 entries/,
    ],
    ['a name of 200 characters', { name: 'a'.repeat(200) }, /name must have at most 60 characters/],
    ['no way to pay', { payment: { upi: false } }, /payment must have one way +→ +say which/],
    ['a key that there is not', { colour: 'brown' }, /not known: colour/],
    ['another kind of value', { email: 5 }, /email must be a text/],
  ])('is named: %s', (_, answers, message) => {
    expect(refusal(answers)).toMatch(/^answers\.json:\d+ {2}.+ {2}→ {2}.+$/m)
    expect(refusal(answers)).toMatch(message)
  })

  it.each(['गिरिजा', 'Girija 🌿'])('is none where the name is %s', (name) => {
    expect(loadContent('en', make({ name }), 'draft').brand.name).toBe(name)
  })
})

it.each([
  [['--language', 'mr'], "Unknown option '--language'  →  write --yes, --languages, --answers"],
  [['Girija'], "Unexpected argument 'Girija'  →  write --yes, --languages, --answers"],
])('npm run new-shop, called with %j, explains in a line what is wrong', (args, line) => {
  const { status, stderr } = spawnSync(process.execPath, ['worker/cli/new-shop.ts', ...args], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, line])
})

it('a list of its own length breaks no language', () => {
  const packs = { list: [{ grams: 450, mrp: 690 }], freeShippingFrom: 600, guaranteeDays: 15 }
  const folder = make({ packs }, 'mr', 'hi')
  const { items } = readJson(join(folder, 'en/faq.json')) as { items: [] }
  changeContent(folder, [
    ['en/faq.json', ['items'], items.slice(2, 5)],
    [
      'facts/launch.json',
      ['packs', 'list', 1],
      { id: 'one', grams: 900, mrp: 1290, soldOut: false, popular: false, picture: 'none' },
    ],
  ])
  for (const language of ['en', 'mr', 'hi'] as const) {
    const { faq, packs } = loadContent(language, folder, 'draft')
    expect(faq.items).toHaveLength(3)
    expect(packs.list.map(({ size }) => size)).toEqual(['450 g', '900 g'])
  }
})

describe('answers in the terminal', () => {
  it.each([
    [
      '450 g at 690, 225 g at 360',
      [
        { grams: 450, mrp: 690 },
        { grams: 225, mrp: 360 },
      ],
    ],
    ['500 g = 745', [{ grams: 500, mrp: 745 }]],
    ['450g ₹690', [{ grams: 450, mrp: 690 }]],
    [
      '450 gm at Rs.1,290/-, 225 gms @ ₹360',
      [
        { grams: 450, mrp: 1290 },
        { grams: 225, mrp: 360 },
      ],
    ],
    [
      '1 kg at 1299; ४५० ग्रॅम = ६९०',
      [
        { grams: 1000, mrp: 1299 },
        { grams: 450, mrp: 690 },
      ],
    ],
    ['450 g at 690,50', undefined],
    ['450 at 690', undefined],
    ['a jar', undefined],
  ])('reads the packs of “%s”', (text, packs) => expect(readPacks(text)).toEqual(packs))

  it.each([
    ['98220 12345', 'https://wa.me/919822012345'],
    ['+91 98220-12345', 'https://wa.me/919822012345'],
    ['+91 (0) 98220 12345', 'https://wa.me/919822012345'],
    ['\u202a९८२२०\u00a0१२३४५\u202c', 'https://wa.me/919822012345'],
    ['*401*9822012345', undefined],
    ['https://wa.me/919822012345', 'https://wa.me/919822012345'],
    ['123', undefined],
    ['098220 12345', 'https://wa.me/919822012345'],
    ['+91 (0) 98220 12345', 'https://wa.me/919822012345'],
    ['९८२२०१२३४५', 'https://wa.me/919822012345'],
    ['https://wa.me/+91 98220-12345/', 'https://wa.me/919822012345'],
    ['https://wa.me/%2B919822012345', 'https://wa.me/919822012345'],
    ['https://wa.me/9822012345', 'https://wa.me/919822012345'],
    ['http://www.wa.me/919822012345?text=Hello', 'https://wa.me/919822012345'],
    ['wa.me/919822012345', 'https://wa.me/919822012345'],
    ['https://api.whatsapp.com/send?phone=919822012345', 'https://wa.me/919822012345'],
    [
      'https://api.whatsapp.com/send/?text=Hi&phone=%2B919822012345&type=phone_number',
      'https://wa.me/919822012345',
    ],
    ['https://web.whatsapp.com/send?phone=919822012345', 'https://wa.me/919822012345'],
    ['whatsapp://send?phone=919822012345', 'https://wa.me/919822012345'],
    ['https://wa.me/14155550100', 'https://wa.me/14155550100'],
    ['https://wa.me/91982201234', undefined],
    ['https://wa.me/message/ABC', undefined],
    ['https://chat.example/9822012345', undefined],
    ['*401*9822012345', undefined],
  ])('makes of “%s” the link of a chat', (text, link) => expect(readChatLink(text)).toBe(link))

  it.each([
    ['girija.in', 'https://girija.in'],
    ['https://girija.in/', 'https://girija.in'],
    ['http://girija.in', undefined],
    ['soon', undefined],
    [' https://www.girija.in/shop?x=1 ', 'https://www.girija.in'],
    ['https://girija".in', undefined],
    ['https://girija$&.in', undefined],
    ['javascript://girija.in/%0Aalert(1)', undefined],
    ['https://girija.in"\nmain = "x', undefined],
  ])('reads the address of a site, “%s”', (text, address) => expect(readAddress(text)).toBe(address))

  it.each([
    ['freeShippingFrom', 'Rs.1,290/-', 1290],
    ['freeShippingFrom', '1.290,00', undefined],
    ['freeShippingFrom', '600.50', undefined],
    ['guaranteeDays', '30 days', 30],
    ['guaranteeDays', '३०', 30],
    ['guaranteeDays', '30-45', undefined],
    ['months', '9 months', 9],
    ['email', 'mailto:namaste@girija.in', 'namaste@girija.in'],
    ['email', 'namaste@girija.in.', 'namaste@girija.in'],
    ['email', 'asha?bcc=x@girija.in', undefined],
  ])('read as the answer to %s from “%s” what is meant, or ask again', (key, typed, answer) => {
    expect(QUESTIONS.find((question) => question.key === key)?.read?.(typed)).toBe(answer)
  })

  it('are asked as on /edit, each with an example', () => {
    for (const { ask, example } of QUESTIONS)
      expect([ask, example].join()).toMatch(/^[A-Z].+,.+(?<!undefined)$/)
    expect(QUESTIONS.find(({ key }) => key === 'address')).toMatchObject({
      ask: 'Its postal address with PIN code',
      example: '7 Gangapur Road, Nashik 422005, India',
    })
  })

  it('are a dozen to fifteen, and one number answers for orders and calls', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(12)
    expect(QUESTIONS.length).toBeLessThanOrEqual(15)
    const [number] = QUESTIONS.filter(({ key }) => key === 'chatLink')
    if (!number) throw new Error('Nobody asks for a number')
    expect(answersOf(new Map([[number, 'https://wa.me/919822012345']]))).toEqual({
      chatLink: 'https://wa.me/919822012345',
      phone: '+91 98220 12345',
    })
  })

  it.each([
    ['12 Tilak Path, Nashik, Maharashtra 422002, India', 'Nashik'],
    ['7 Gangapur Road, Nashik 422005, India', 'Nashik'],
    ['7 Gangapur Road, Nashik, Maharashtra, PIN 422005', 'Nashik'],
    ['7 Gangapur Road, Nashik, Maharashtra, PIN code: 422 005.', 'Nashik'],
    ['7 Gangapur Road, Nashik, MH, India, Pin-422005', 'Nashik'],
    ['7 Gangapur Road, Nashik – 422005, India', 'Nashik'],
    ['At Post Wai, Dist. Satara, Maharashtra 412803', 'Satara'],
    ['Rui Village, Tawang, Arunachal Pradesh 790104', 'Tawang'],
    ['7 Lodhi Road, New Delhi 110003', 'New Delhi'],
    ['PIN 422005', undefined],
    ['Girija, Sinnar', undefined],
  ])('finds the town in “%s”', (address, city) => expect(cityOf(address)).toBe(city))

  it.each([
    ['Samāyu Foods', 'samayu-foods'],
    ['गिरिजा', 'shop'],
  ])('makes of “%s” a part of addresses', (name, slug) => expect(slugOf(name)).toBe(slug))
})
