import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import type { Answers } from '#web/build/new-shop/answers.ts'
import { makeShop } from '#web/build/new-shop/make-shop.ts'
import type { Json } from '#web/model/json.ts'
import { loadContent } from '#web/model/load.ts'
import { readJson } from '#web/model/read-topics.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { type ContentChange, changeContent } from './changed-content.ts'

const { delivery, ingredients } = readJson(join(DEMONSTRATION, 'facts/launch.json')) as Record<
  string,
  { list: Json }
>

/** The address of another brand. */
export const OPEN_SHOP_URL = 'https://ojasvi.in'

/** What another brand answers to `npm run new-shop`: all that a shop cannot open without, and nothing else. */
export const OPEN_SHOP = {
  name: 'Ojasvī',
  devanagari: {
    word: 'ओजस्वी',
    parts: [
      { devanagari: 'ओजस्', latin: 'ojas' },
      { devanagari: 'विन्', latin: 'vin' },
    ],
  },
  chatLink: 'https://wa.me/912532301199',
  phone: '+91 253 230 1199',
  email: 'namaste@ojasvi.in',
  maker: {
    businessName: 'Ojasvī Foods',
    businessForm: 'proprietorship',
    address: '7 Gangapur Road, Nashik 422005, India',
  },
  licence: { regime: 'food', number: '11526000000123' },
  grievanceOfficer: { name: 'Asha Pol', phone: '{brand.phone}', email: '{brand.email}' },
  packs: {
    freeShippingFrom: 550,
    guaranteeDays: 30,
    list: [
      { grams: 500, mrp: 745 },
      { grams: 250, mrp: 388 },
      { grams: 1000, mrp: 1299 },
    ],
  },
  offer: { percent: 0 },
  delivery: { list: delivery?.list ?? [] },
  payment: { upi: true, bankTransfer: true, cashOnDelivery: true },
  ingredients: { list: ingredients?.list ?? [] },
  keeping: { months: 9, monthsAfterOpening: 3 },
  photographs: { sample: false },
  policies: { readBy: 'Asha Pol', readOn: '2026-11-24' },
  siteUrl: OPEN_SHOP_URL,
} satisfies Answers

/**
 * Makes another brand's shop in a folder of its own, in every language, and changes values in it.
 *
 * @returns the folder
 */
export function makeOpenShop(...changes: readonly ContentChange[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'shop-')), 'content')
  makeShop(OPEN_SHOP, LANGUAGE_IDS, '2026-11-25', folder)
  changeContent(folder, changes)
  return folder
}

/** Puts a batch of the demonstration into a shop. */
export function addBatch(folder: string, lot: string): void {
  for (const kind of ['json', 'pdf'])
    cpSync(join(DEMONSTRATION, `batches/${lot}.${kind}`), join(folder, `batches/${lot}.${kind}`))
}

const { articles, batches, brand, claims, founders, legal, notes, reel, testimonials } = loadContent(
  'en',
  DEMONSTRATION,
)

/** Names and words that only the demonstration has: a shop of another brand shows none of them. */
const NAMES: readonly string[] = [
  brand.name,
  brand.name.normalize('NFD').replace(/\p{M}/gu, ''),
  brand.devanagari?.word ?? brand.name,
  brand.slug,
  String(brand.email),
  String(brand.phone),
  String(legal.grievanceOfficer.name),
  ...testimonials.reviews.flatMap(({ name, review }) => [name, review]),
  ...testimonials.featured.papers.map(({ name }) => name),
  ...notes.list.filter(({ id }) => id === 'reviews').map(({ text }) => text),
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

/** @returns those of the demonstration's names that a text of the site has */
export function sampleNamesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return NAMES.filter((name) => lower.includes(name.toLowerCase()))
}
