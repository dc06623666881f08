import { loadContent } from '#web/content/load.ts'
import type { ContentChange } from './changed-content.ts'

const OPENING = 'facts/opening.json'
const LANGUAGES = ['en', 'mr', 'hi']

/** The third pack in the words of each language. */
const PACK = {
  id: '1kg',
  size: '1kg',
  description: 'Kitchen Pack',
  savings: 'For large homes',
  order: 'Order 1kg Pack',
}

const third = {
  id: '1kg',
  grams: 1000,
  mrp: 1299,
  soldOut: false,
  gtin: null,
  popular: false,
  picture: 'pack-large',
}

/** The address of the other brand, which is in wrangler.toml. */
export const OPENED_URL = 'https://ojasvi.in'

/**
 * Another brand with what a shop cannot open without and nothing else: no offer, three packs, and every sample of people,
 * reviews, figures and batches as it is shipped.
 */
export const OPENED: readonly ContentChange[] = [
  [OPENING, ['sample'], false],
  [OPENING, ['name'], 'Ojasvī'],
  [OPENING, ['slug'], 'ojasvi'],
  [
    OPENING,
    ['devanagari'],
    {
      word: 'ओजस्वी',
      parts: [
        { devanagari: 'ओजस्', latin: 'ojas' },
        { devanagari: 'विन्', latin: 'vin' },
      ],
    },
  ],
  [OPENING, ['chatLink'], 'https://wa.me/912532301199'],
  [OPENING, ['phone'], '+91 253 230 1199'],
  [OPENING, ['email'], 'namaste@ojasvi.in'],
  [OPENING, ['maker'], { businessName: 'Ojasvī Foods', address: '7 Gangapur Road, Nashik 422005, India' }],
  [OPENING, ['licence'], { regime: 'food', number: '11526000000123' }],
  [OPENING, ['grievanceOfficer'], { name: 'Asha Pol', phone: '{brand.phone}', email: '{brand.email}' }],
  [OPENING, ['packs', 'sample'], false],
  [OPENING, ['packs', 'list', 2], third],
  [OPENING, ['keeping', 'months'], 9],
  [OPENING, ['offer'], { percent: 0, startsOn: '2026-11-01', endsOn: '2026-11-01' }],
  ...['delivery', 'payment', 'ingredients', 'keeping', 'photographs'].map(
    (group): ContentChange => [OPENING, [group, 'sample'], false],
  ),
  ...LANGUAGES.flatMap((language): ContentChange[] => [
    [`${language}/packs.json`, ['list', 2], PACK],
    [`${language}/brand.json`, ['city'], 'Nashik'],
    [`${language}/brand.json`, ['address'], 'Nashik, Maharashtra, India'],
    [`${language}/brand.json`, ['inCity'], 'in Nashik'],
    [`${language}/brand.json`, ['meaning'], 'A life with vigour'],
    [`${language}/brand.json`, ['partMeanings'], ['vigour', 'having']],
    [`${language}/brand.json`, ['note'], 'Ojas is vigour in Sanskrit.'],
  ]),
]

const { articles, batches, brand, claims, founders, legal, notes, reel, testimonials } = loadContent()

/** Names and words that only a sample of the content has: a live site of another brand shows none of them. */
const NAMES: readonly string[] = [
  brand.name,
  brand.name.normalize('NFD').replace(/\p{M}/gu, ''),
  brand.devanagari?.word ?? brand.name,
  brand.slug,
  brand.email,
  brand.phone,
  String(legal.grievanceOfficer.name),
  ...testimonials.reviews.flatMap(({ name, review }) => [name, review]),
  ...testimonials.featured.papers.map(({ name }) => name),
  ...notes.list.filter(({ sample }) => sample).map(({ text }) => text),
  ...founders.people.flatMap(({ name, description }) => [name, description]),
  ...batches.flatMap(({ lot, report, sources }) => [
    lot,
    report.laboratory,
    report.number,
    sources.amla,
    sources.honey,
  ]),
  ...articles.flatMap(({ review }) => review?.by ?? []),
  legal.demonstration,
  String(claims.organic.evidence?.number),
  String(reel?.url),
]

/** @returns those of the samples' names that a text of the site has */
export function sampleNamesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return NAMES.filter((name) => lower.includes(name.toLowerCase()))
}
