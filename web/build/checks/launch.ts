import { LANGUAGES, SOURCE } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import { loadContent } from '#web/content/load.ts'
import { isPast, needsWord } from '#web/domain/claims.ts'
import { offerEnd } from '#web/domain/price.ts'
import { PROMISES_NOTHING } from './banned.ts'
import { contentFields, type Field, type Finding } from './content-fields.ts'
import { wordFindings } from './launch-words.ts'

/** What a shop cannot open without: fields of facts/opening.json, and what to write there. */
const MUSTS = {
  name: 'the name of the brand, its slug and its word in Devanagari; then remove “sample” above it',
  siteUrl: 'the address of the site, https:// and without a slash at the end',
  chatLink: 'https://wa.me/ and the WhatsApp number with 91, digits only',
  phone: 'the telephone number that customers may call',
  email: 'the e-mail address that customers may write to',
  maker: 'the legal name and the postal address with PIN code',
  licence: 'the number of the FSSAI licence, or of the AYUSH licence where the regime is “drug”',
  grievanceOfficer: 'name, telephone and e-mail of who answers complaints',
  packs:
    'each pack with its net weight and the MRP printed on it, from when shipping is free, and the days of the guarantee',
  offer: 'the per cent off the MRP with its first and last day, or 0',
  delivery: 'working days and charge for each zone',
  payment: 'the ways to pay that you take',
  ingredients:
    'what goes into the pan, the heaviest first; names and allergens in en/label.json, the herbs in facts/herbs.json',
  keeping: 'how many months a jar keeps, closed and opened; how to store it in en/label.json',
  photographs: 'photographs of the jar and of each pack in web/images, under the names that are there',
}

const MADE_UP = /\.example\b|5550 ?0\d{3}|SAMPLE|\b411000\b/

/** Fields that the file may leave empty, and a shop may not. */
const NEEDED = ['businessName', 'address', 'number', 'name', 'phone', 'email']

/** Grams of sugars in a gram of what an added sugar comes from, and by how many grams a label may differ from their sum. */
const SUGARS: Readonly<Record<string, number>> = { sugar: 1, honey: 0.8 }
const SUGAR_TOLERANCE = 3

/**
 * Why the content may not go live: musts that are missing, banned phrases, and sums that do not add up. All else is left
 * out by itself or is advice. A deploy goes ahead where there are none.
 *
 * @param today the day by which documents have expired
 * @param folder where the content stands
 */
export function launchFindings(today = new Date(), folder = 'web/content'): Finding[] {
  const content = loadContent(SOURCE, folder, 'live', today)
  const fields = contentFields(folder)
  const opening = fields.filter(({ file }) => file === `${folder}/facts/opening.json`)
  const isNameSample = opening.some(({ path, value }) => path.join() === 'sample' && value === true)
  const missing = Object.entries(MUSTS).flatMap(([must, todo]): Finding[] => {
    const own = opening.filter(({ path }) => path[0] === must)
    const isMissing =
      own.some(({ path, value }) => isEmpty(path.at(-1), value) || isPast(expiry(path, value), today)) ||
      (must === 'name' && isNameSample)
    const [field] = own
    if (!isMissing || !field) return []
    return [
      {
        ...placeOf(field),
        group: 'Open the shop',
        what: `${must} is not yet your own`,
        todo: `write ${todo}`,
      },
    ]
  })
  return [
    ...missing,
    ...LANGUAGES.flatMap(({ id }) => wordFindings(id, content, fields, folder)),
    ...wrongSums(content).map(([file, key, what, todo]): Finding => {
      const field = fields.find(
        (one) => one.file === `${folder}/facts/${file}.json` && one.path.includes(key),
      )
      return { ...placeOf(field), group: 'Sums', what, todo }
    }),
  ]
}

function placeOf(field: Field | undefined): Pick<Field, 'file' | 'line' | 'path'> {
  const { file = '', line = 1, path = [] } = field ?? {}
  return { file, line, path }
}

function expiry(path: Field['path'], value: unknown): string | undefined {
  return path.at(-1) === 'expires' && typeof value === 'string' ? value : undefined
}

function isEmpty(key: Field['path'][number] | undefined, value: unknown): boolean {
  if (key === 'sample') return value === true
  return typeof value === 'string' ? MADE_UP.test(value) : value === null && NEEDED.includes(String(key))
}

function wrongSums({ claims, label }: Content): [file: string, key: string, what: string, todo: string][] {
  const amount = (id: string) => label.nutrition.find((row) => row.id === id)?.per100g
  const added = amount('added-sugars')
  const grams = label.ingredients.list.map(({ id, gramsPer100 }) => (gramsPer100 ?? 0) * (SUGARS[id] ?? 0))
  const sum = grams.reduce((total, each) => total + each, 0)
  const parts = label.nutrition.flatMap(({ id, part, per100g }, index) => {
    const whole = label.nutrition.slice(0, index).findLast((row) => !row.part)
    return part &&
      whole?.unit === label.nutrition[index]?.unit &&
      (per100g ?? 0) > (whole?.per100g ?? Number.POSITIVE_INFINITY)
      ? [id]
      : []
  })
  const surveys = Object.entries(claims).flatMap(([id, { survey }]) =>
    survey && (survey.n ?? 0) > (survey.asked ?? Number.POSITIVE_INFINITY) ? [id] : [],
  )
  return [
    ...(typeof added === 'number' && Math.abs(added - sum) > SUGAR_TOLERANCE
      ? [
          [
            'label',
            'nutrition',
            `added sugars are ${added} g, and the ingredients have ${Math.round(sum)} g`,
            'correct one of the two',
          ] as [string, string, string, string],
        ]
      : []),
    ...parts.map((id): [string, string, string, string] => [
      'label',
      'nutrition',
      `${id} is more than what it is a part of`,
      'correct one of the two',
    ]),
    ...surveys.map((id): [string, string, string, string] => [
      'claims',
      id,
      `${id}: more people answered than were asked`,
      'correct one of the two',
    ]),
  ]
}

/** What a live site leaves out until it is the owner's own, a line each: `9 reviews: web/content/en/testimonials.json`. */
export function leftOut(folder = 'web/content', today = new Date()): string[] {
  const [all, live] = (['demonstration', 'live'] as const).map((mode) =>
    loadContent(SOURCE, folder, mode, today),
  ) as [Content, Content]
  const kinds: [name: string, where: string, count: (content: Content) => number][] = [
    ['reviews', 'en/testimonials.json', ({ testimonials }) => testimonials.reviews.length],
    ['papers', 'en/testimonials.json', ({ testimonials }) => testimonials.featured.papers.length],
    ['people', 'en/founders.json', ({ founders }) => founders.people.length],
    ['batches', 'batches', ({ batches }) => batches.length],
    [
      'reviewers of articles',
      'en/articles',
      ({ articles }) => articles.filter(({ review }) => review).length,
    ],
    ['reel', 'facts/reel.json', ({ reel }) => Number(Boolean(reel))],
    ['bulk orders', 'facts/delivery.json', ({ delivery }) => Number(Boolean(delivery.bulk))],
    ['social profile', 'facts/brand.json', ({ brand }) => Number(Boolean(brand.social))],
  ]
  const claims = Object.entries(all.claims).flatMap(([id, { shown }]) =>
    shown && !live.claims[id as keyof typeof live.claims].shown ? [id] : [],
  )
  return [
    ...kinds.flatMap(([name, where, count]) => {
      const number = count(all) - count(live)
      return number > 0 ? [`${number} ${name}: ${folder}/${where}`] : []
    }),
    ...(claims.length > 0
      ? [`${claims.length} claims: ${folder}/facts/claims.json (${claims.join(', ')})`]
      : []),
  ]
}

/** What is worth doing and holds nothing up, a line each. */
export function advice(folder = 'web/content', today = new Date()): string[] {
  const { claims, label, offer, pictures } = loadContent(SOURCE, folder, 'live', today)
  const shown = Object.entries(claims).filter(([, claim]) => claim.shown)
  const of = (claim: (typeof shown)[number][1]) => needsWord(claim) || !PROMISES_NOTHING.has(claim.kind)
  const lists: [what: string, ids: string[]][] = [
    [
      'pictures that are computer-made',
      Object.entries(pictures).flatMap(([id, { computerMade }]) => (computerMade ? [id] : [])),
    ],
    ['claims without a document', shown.flatMap(([id, claim]) => (of(claim) && !claim.evidence ? [id] : []))],
    [
      'claims whose review is due',
      shown.flatMap(([id, { reviewBy }]) => (isPast(reviewBy, today) ? [id] : [])),
    ],
    [
      'claims that contradict another',
      shown.flatMap(([id, { conflictsWith }]) => (conflictsWith && claims[conflictsWith].shown ? [id] : [])),
    ],
    [
      'nutrients that nobody has measured',
      label.nutrition.flatMap(({ id, per100g }) => (per100g === null ? [id] : [])),
    ],
    [
      'ingredients that nobody has weighed',
      label.ingredients.list.flatMap(({ id, gramsPer100 }) => (gramsPer100 === null ? [id] : [])),
    ],
    ['offer that has ended', offer.percent > 0 && today >= offerEnd(offer) ? [offer.endsOn] : []],
  ]
  return lists.flatMap(([what, ids]) => (ids.length > 0 ? [`${ids.length} ${what}: ${ids.join(', ')}`] : []))
}
