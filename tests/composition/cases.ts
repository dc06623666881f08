import { readdirSync } from 'node:fs'
import { readJson } from '#web/model/read-topics.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { ContentChange } from '../changed-content.ts'

/** A shop: what differs from the demonstration. */
export type Case = {
  changes: readonly ContentChange[]
  /** Files that are removed. */
  without?: readonly string[]
  /** It is another brand's, made from its answers, with one batch; the changes are of that. */
  opened?: true
  reel?: false
  /** The most that home may be high, by the width of the screen, in CSS pixels. */
  limits?: Readonly<Record<number, number>>
}

const LAUNCH = 'facts/launch.json'

type Group = { [key: string]: Json }
type Json = string | number | boolean | null | Group | Json[]

const read = (file: string) => readJson(`${DEMONSTRATION}/${file}`) as Group
const filesIn = (folder: string, ending: string) =>
  readdirSync(`${DEMONSTRATION}/${folder}`)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
const BATCHES = filesIn('batches', '.json')

/** Reduces a list to its first entries. */
function first(file: string, path: readonly string[], count: number): ContentChange {
  const list = path.reduce<Json>((group, key) => (group as Group)[key] ?? [], read(file)) as Json[]
  return [file, path, list.slice(0, count)]
}

/** As many packs, the one of 450 g popular. */
function packs(count: number, soldOut: readonly number[] = []): ContentChange[] {
  const [pack] = (read(LAUNCH).packs as { list: Group[] }).list
  const [words] = read('en/packs.json').list as Group[]
  const sizes = [450, 250, 900, 100, 500, 200, 750].slice(0, count).sort((a, b) => a - b)
  const chosen = sizes.indexOf(450)
  return [
    [
      LAUNCH,
      ['packs', 'list'],
      sizes.map((grams, place) => ({
        ...pack,
        id: `${grams}g`,
        grams,
        mrp: Math.round(grams * 1.5),
        popular: place === chosen,
        soldOut: soldOut.includes(place),
        picture: grams < 450 ? 'pack-small' : 'pack-large',
      })),
    ],
    [
      'en/packs.json',
      ['list'],
      sizes.map((grams) => ({ ...words, id: `${grams}g`, size: `${grams}g`, order: `Order ${grams}g Pack` })),
    ],
  ]
}

const makers = (count: number): ContentChange => {
  const people = read('en/founders.json').people as Group[]
  const fourth = { ...people[2], id: 'fourth', name: 'Ganesh Pawar', initials: 'GP' }
  return ['en/founders.json', ['people'], [...people, fourth].slice(0, count)]
}
const reviews = (count: number) => first('en/testimonials.json', ['reviews'], count)
const badges = (count: number) => first('en/hero.json', ['badges'], count)
const cards = (count: number) => first('en/benefits.json', ['cards'], count)
const figures = (count: number) => first('en/benefits.json', ['results', 'list'], count)
const hide = (...claims: readonly string[]) =>
  claims.map((claim): ContentChange => ['facts/claims.json', [claim], undefined])
/** A card’s title that counts no herbs. */
const plainTitle: ContentChange = ['en/shop.json', ['cardTitle'], 'A blend of amla, sugar, honey and ghee']
const noPress: ContentChange = ['en/testimonials.json', ['featured', 'papers'], []]
const noOffer: ContentChange = [LAUNCH, ['offer'], null]
/** Articles beyond the first. */
const fewArticles = (count: number) => filesIn('en/articles', '.md').slice(count)

/** A shop that has just opened: one jar, one maker, one batch, two reviews, no letters, no name in Devanagari. */
const SMALL_SHOP: Case = {
  opened: true,
  changes: [
    [LAUNCH, ['devanagari'], null],
    ['facts/brand.json', ['letters'], false],
    ...packs(1),
    makers(1),
    ['en/founders.json', ['people', 0, 'name'], 'Lakshmi Gaikwad'],
    ['en/founders.json', ['people', 0, 'initials'], 'LG'],
    ['en/founders.json', ['people', 0, 'title'], 'Cook and owner'],
    [
      'en/founders.json',
      ['people', 0, 'description'],
      'She learned it from her mother-in-law in Sinnar, and has cooked it for six winters.',
    ],
    ['en/founders.json', ['people', 0, 'registration'], undefined],
    ['en/founders.json', ['people', 0, 'experience'], 'Six winters'],
    ['en/founders.json', ['people', 0, 'specialization'], 'Long cooking'],
    reviews(2),
    ['en/testimonials.json', ['reviews', 0, 'review'], 'My father asks for it before his tea.'],
    ['en/testimonials.json', ['reviews', 1, 'review'], 'Sharp, dark, not too sweet.'],
    ['batches/SY-26-02.json', ['cookedBy'], ['Lakshmi Gaikwad']],
  ],
  limits: { 390: 13_000, 1440: 9_800 },
}

/** Every count of packs, makers, reviews, articles, badges, cards and figures is in one of them. */
export const CASES: Readonly<Record<string, Case>> = {
  demonstration: { changes: [], limits: { 390: 15_500, 1440: 11_000 } },
  small: SMALL_SHOP,
  least: {
    changes: [
      [LAUNCH, ['devanagari'], null],
      ...packs(1, [0]),
      makers(0),
      reviews(0),
      badges(0),
      cards(0),
      figures(0),
      ...hide('customers', 'rating', 'herbs34', 'herbs40'),
      plainTitle,
      noPress,
      noOffer,
      // Between that of the product and it is only the shop.
      ['en/faq.json', ['picture'], null],
    ],
    without: [...BATCHES, ...fewArticles(0)],
    reel: false,
  },
  ones: {
    changes: [
      ...packs(3),
      makers(1),
      reviews(1),
      badges(1),
      cards(1),
      figures(1),
      ...hide('customers', 'herbs34', 'doctorCrafted'),
      plainTitle,
      noPress,
    ],
    without: fewArticles(1),
    reel: false,
  },
  twos: {
    changes: [
      ...packs(4, [2]),
      makers(2),
      reviews(2),
      badges(2),
      cards(2),
      figures(2),
      ...hide('customers', 'rating'),
      noOffer,
    ],
  },
  threes: { changes: [...packs(7), makers(4), reviews(3), cards(3), noPress], reel: false },
  recalled: {
    changes: [
      ...packs(2, [0]),
      reviews(4),
      cards(4),
      ...hide('customers', 'rating'),
      [
        'batches/SY-26-02.json',
        ['recall'],
        { on: '2026-11-20', reason: 'Lids that do not close', whatToDo: ['Please do not eat from it.'] },
      ],
      ['batches/SY-26-01.json', ['retired'], { on: '2026-11-01', reason: 'Sold out' }],
    ],
  },
  fives: { changes: [reviews(5), cards(5), makers(3), noOffer] },
  sixes: { changes: [reviews(6)], without: fewArticles(5) },
  sevens: {
    changes: [reviews(7), [LAUNCH, ['name'], `Venkatanarasimharajuvaripeta ${'Chyavan '.repeat(3)}`]],
  },
  eights: { changes: [reviews(8)] },
}
