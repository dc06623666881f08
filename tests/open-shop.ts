import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Answers } from '#web/site-build/new-shop/answers.ts'
import { makeShop } from '#web/site-build/new-shop/make-shop.ts'
import { type ContentChange, changeContent } from './changed-content.ts'

/** The address of another brand. */
export const OPEN_SHOP_URL = 'https://ojasvi.in'

/** What another brand answers to `npm run new-shop`: all that a shop cannot open without, and nothing else. */
export const OPEN_SHOP = {
  names: {
    en: { product: 'Amla jam', productInText: 'amla jam' },
    mr: { product: 'आवळ्याचा मुरांबा', productInText: 'आवळ्याचा मुरांबा' },
    hi: { product: 'आँवले का मुरब्बा', productInText: 'आँवले का मुरब्बा' },
  },
  product: { kind: 'jam', portion: 'teaspoon', making: 'cooked' },
  name: 'Ojasvī',
  devanagari: {
    word: 'ओजस्वी',
    parts: [
      { devanagari: 'ओजस्', latin: 'ojas' },
      { devanagari: 'विन्', latin: 'vin' },
    ],
  },
  chatLink: 'https://wa.me/912532301199',
  chatLinkTried: true,
  phone: '+91 253 230 1199',
  email: 'namaste@ojasvi.in',
  maker: {
    businessName: 'Ojasvī Foods',
    businessForm: 'proprietorship',
    owner: 'Asha Pol',
    address: '7 Gangapur Road, Nashik 422005, India',
    madeInIndia: true,
    withoutGstin: true,
    nothingTaxable: true,
  },
  city: 'Nashik',
  licence: { number: '11526000000123', expires: '2029-03-31', regime: 'food' },
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
  delivery: { list: [{ id: 'country', days: { from: 4, to: 7 }, charge: 80 }] },
  payment: { upi: true, bankTransfer: true, cashOnDelivery: true },
  ingredients: {
    list: [
      { name: 'Khand', gramsPer100: 46, sugars: 1 },
      { name: 'Amla', gramsPer100: 44 },
      { name: 'Ghee', gramsPer100: 5 },
      { name: 'Honey' },
    ],
  },
  contains: ['milk'],
  nutrition: [
    { id: 'energy', unit: 'kcal', per100g: 270 },
    { id: 'protein', unit: 'g', per100g: 1 },
    { id: 'carbohydrate', unit: 'g', per100g: 58 },
    { id: 'sugars', unit: 'g', per100g: 52, part: true },
    { id: 'added-sugars', unit: 'g', part: true },
    { id: 'fat', unit: 'g', per100g: 5 },
    { id: 'saturated-fat', unit: 'g', per100g: 3, part: true },
    { id: 'trans-fat', unit: 'g', per100g: 0, part: true },
    { id: 'cholesterol', unit: 'mg', per100g: 12 },
    { id: 'sodium', unit: 'mg', per100g: 20 },
  ],
  vegetarian: true,
  keeping: { months: 9, monthsAfterOpening: 3 },
  storage: 'Keep it in the shade, lid closed.',
  refund: {
    refundWorkingDays: 5,
    lostAfterDays: 7,
    windows: {
      damaged: { hours: 48 },
      missing: { hours: 48 },
      spoiled: { days: 10 },
      wrong: { hours: 48 },
    },
  },
  photographs: [{ file: 'web/demonstration/images/jar-back.webp', alt: 'A jar of dark jam' }],
  policies: { readBy: 'Asha Pol', readOn: '2026-11-24' },
  siteUrl: OPEN_SHOP_URL,
  languages: LANGUAGE_IDS,
} satisfies Answers

let made: Promise<string> | undefined

/** Making a shop takes a second, most of it for its photograph: it is made once, and copied. */
async function makeOnce(): Promise<string> {
  const shop = join(mkdtempSync(join(tmpdir(), 'shop-')), 'content')
  await makeShop(OPEN_SHOP, { today: '2026-11-25', shop })
  return shop
}

/**
 * Copies another brand's shop into a folder of its own, and changes values in it.
 *
 * @returns the folder
 */
export async function makeOpenShop(...changes: readonly ContentChange[]): Promise<string> {
  made ??= makeOnce()
  const shop = join(mkdtempSync(join(tmpdir(), 'shop-')), 'content')
  cpSync(await made, shop, { recursive: true })
  changeContent(shop, changes)
  return shop
}

/** Puts a batch of the demonstration into a shop. */
export function addBatch(folder: string, lot: string): void {
  for (const kind of ['json', 'pdf'])
    cpSync(join(DEMONSTRATION, `batches/${lot}.${kind}`), join(folder, `batches/${lot}.${kind}`))
}

const { articles, batches, facts, copy, words } = loadContent('en', DEMONSTRATION)

/** Names and words that only the demonstration has: a shop of another brand shows none of them. */
const NAMES: readonly string[] = [
  facts.brand.name,
  facts.brand.name.normalize('NFD').replace(/\p{M}/gu, ''),
  facts.brand.devanagari?.word,
  facts.brand.slug,
  facts.brand.email,
  facts.brand.phone,
  facts.legal.grievanceOfficer.name,
  ...copy.testimonials.reviews.flatMap(({ name, review }) => [name, review]),
  ...copy.testimonials.featured.papers.map(({ name }) => name),
  ...copy.notes.list.filter(({ id }) => id === 'reviews').map(({ text }) => text),
  ...copy.founders.people.flatMap(({ name, description }) => [name, description]),
  ...batches.flatMap(({ lot, report, sources }) => [
    lot,
    report?.laboratory,
    report?.number,
    ...sources.map(({ from }) => from),
  ]),
  ...articles.flatMap(({ review }) => review?.by),
  words.legal.demonstration,
  ...facts.claims.list.map(({ evidence }) => evidence?.number),
  facts.reel?.url,
].filter((name) => typeof name === 'string')

/** @returns those of the demonstration's names that a text of the site has */
export function sampleNamesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return NAMES.filter((name) => lower.includes(name.toLowerCase()))
}
