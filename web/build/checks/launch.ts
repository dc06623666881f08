import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Content } from '#web/model/content.ts'
import { loadContent } from '#web/model/load.ts'
import { isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Problem } from '#web/model/validation.ts'
import { CHAT_ADDRESS } from '#web/shop/chat.ts'
import { isPast, needsWord } from '#web/shop/claims.ts'
import { endOfDay } from '#web/shop/day.ts'
import type { LaunchState } from '#web/ui/page.ts'
import { CONFIG } from '#worker/cli/wrangler-toml.ts'
import { MODE, REPOSITORY } from '../languages.ts'
import { LIVE_URL } from '../site-url.ts'
import { findBannedPhrases, KINDS_WITHOUT_PROMISE } from './banned.ts'
import { contentFields, type Field, type Finding } from './content-fields.ts'
import { findIncompletePictures, unusedFiles } from './content-files.ts'

/** What a shop cannot open without besides its address: groups of facts/launch.json and facts/read.json, and what to write there. */
const MUSTS = {
  name: 'the name of the brand, its slug and its word in Devanagari',
  contact:
    'https://wa.me/ and the WhatsApp number with 91, digits only; the telephone number and the e-mail address for customers',
  maker: 'the legal name, the form of the business and the postal address with PIN code',
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
  photographs:
    'photographs of the jar and of each pack in images/, under the names that are there and framed alike',
  policies: 'who has read every text of en/policies/ and stands by it, and on which day',
}

/** The fields of a must that are no group of its name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  contact: ['chatLink', 'phone', 'email'],
  policies: ['readBy', 'readOn'],
}

/** The fields of a must that the editor leaves out of the file while they are empty. */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...FIELDS,
  maker: ['businessName', 'businessForm', 'address'],
  licence: ['number'],
  grievanceOfficer: ['name', 'phone', 'email'],
}

/** Fields that the files may leave empty, and a shop may not. */
const NEEDED_FIELDS = [
  'chatLink',
  'businessName',
  'businessForm',
  'address',
  'number',
  'name',
  'phone',
  'email',
  'readBy',
  'readOn',
]

/** Grams of sugars in a gram of what an added sugar comes from, and by how many grams a label may differ from their sum. */
const SUGARS: Readonly<Record<string, number>> = { sugar: 1, honey: 0.8 }
const SUGAR_TOLERANCE = 3

/**
 * Lists why the content may not go live: musts that are missing, banned phrases, and sums that do not add up.
 * Everything else is left out by itself or is advice. Where only musts are missing, a deploy publishes a shop that
 * has not opened as a preview.
 */
export function launchFindings(today = new Date(), folder = SHOP_FOLDER, siteUrl = LIVE_URL): Finding[] {
  const content = loadContent(SOURCE_LANGUAGE, folder, 'preview', today)
  const fields = contentFields(folder)
  const launchFields = fields.filter(({ file }) => /\/facts\/(launch|read)\.json$/.test(file))
  const missing = Object.entries(MUSTS).flatMap(([must, todo]): Finding[] => {
    const keys = FIELDS[must] ?? [must]
    const mustFields = launchFields.filter(
      ({ path }) => keys.includes(String(path[0])) || (must === 'name' && path.join() === 'sample'),
    )
    const isOpen = mustFields.length > 0 && !isDemonstration(folder)
    const unanswered = mustFields.filter((field) => isMissing(field, today))
    const isComplete = (REQUIRED_FIELDS[must] ?? []).every((key) =>
      mustFields.some(({ path }) => path.at(-1) === key),
    )
    if (isOpen && isComplete && unanswered.length === 0) return []
    const place =
      (FIELDS[must] && unanswered[0]) ??
      mustFields.find(({ path }) => path[0] === must) ??
      mustFields[0] ??
      launchFields[0]
    const mark = mustFields.some(({ path, value }) => path.at(-1) === 'sample' && value)
      ? '; then remove “sample”'
      : ''
    const [first] = unanswered
    if (first?.path.at(-1) === 'expires')
      return [
        finding(
          'Open the shop',
          first,
          `${must} has expired, on ${first.value}`,
          `renew it, and write ${todo}`,
        ),
      ]
    return [finding('Open the shop', place, `${must} is not yet your own`, `write ${todo}${mark}`)]
  })
  return [
    ...addressFindings(siteUrl),
    ...missing,
    ...LANGUAGES.filter(({ id }) => existsSync(`${folder}/${id}`)).flatMap(({ id }) =>
      findBannedPhrases(id, content, fields, folder),
    ),
    ...Array.from(findWrongSums(content), ([topic, key, what]) => {
      const facts = fields.filter(({ file }) => file === `${folder}/facts/${topic}.json`)
      const place = facts.find(({ path }) => path.includes(key))
      return finding('Sums', place, what, 'correct one of the two')
    }),
  ]
}

/** Mails, labels and search engines need an address to lead to, which the content does not hold. */
function addressFindings(siteUrl: string): Finding[] {
  // No site can be at an address below .example (RFC 2606).
  const isOwnersAddress =
    URL.canParse(siteUrl) && new URL(siteUrl).origin === siteUrl && !siteUrl.endsWith('.example')
  if (isOwnersAddress) return []
  const line =
    readFileSync(CONFIG, 'utf8')
      .split('\n')
      .findIndex((each) => each.startsWith('SITE_URL')) + 1
  const what = 'the address of the site, SITE_URL, is not yet your own'
  const todo = 'write it, https:// and without a slash at the end'
  return [{ group: 'Open the shop', file: CONFIG, line, path: [], what, todo }]
}

/** Writes a finding as the owner of a shop reads it. */
export function findingLine({ file, line, what, todo }: Finding): string {
  return `${file}:${line}  ${what}  →  ${todo}`
}

/** How far the shop is on its way to open, for the dashboard. */
export function launchState(): LaunchState {
  const missing = launchFindings()
    .filter(({ group }) => group === 'Open the shop')
    .map(({ what }) => what.replace(/(?<=^\w*)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  // One more for the address of the site.
  const of = Object.keys(MUSTS).length + 1
  const lines = advice().map((line) => line.replace(/:.*/, ''))
  const unused = unusedFiles(loadContent(SOURCE_LANGUAGE, SHOP_FOLDER, MODE)).map((file) => basename(file))
  return { of, missing, isOpen: MODE === 'live', advice: lines, unused, canEdit: REPOSITORY !== '' }
}

function finding(group: Finding['group'], place: Field | undefined, what: string, todo: string): Finding {
  const { file = '', line = 1, path = [] } = place ?? {}
  return { group, file, line, path, what, todo }
}

/** Whether a field is a sample, empty or expired. */
function isMissing({ path, value }: Field, today: Date): boolean {
  const key = String(path.at(-1))
  if (key === 'sample') return value === true
  if (key === 'expires' && typeof value === 'string') return isPast(value, today)
  return value === null && NEEDED_FIELDS.includes(key)
}

/** Finds values that contradict each other: their topic, their key, and how. */
function* findWrongSums({ claims, label }: Content): Generator<[topic: string, key: string, what: string]> {
  const { nutrition, ingredients } = label
  const added = nutrition.find(({ id }) => id === 'added-sugars')?.per100g
  const grams = ingredients.list.map(({ id, gramsPer100 }) => (gramsPer100 ?? 0) * (SUGARS[id] ?? 0))
  const sum = Math.round(grams.reduce((total, each) => total + each, 0))
  if (typeof added === 'number' && Math.abs(added - sum) > SUGAR_TOLERANCE)
    yield ['label', 'nutrition', `added sugars are ${added} g, and the ingredients have ${sum} g`]
  for (const [index, { id, part, unit, per100g }] of nutrition.entries()) {
    const whole = nutrition.slice(0, index).findLast((row) => !row.part)
    if (part && whole?.unit === unit && (per100g ?? 0) > (whole?.per100g ?? Infinity))
      yield ['label', 'nutrition', `${id} is more than what it is a part of`]
  }
  for (const [key, { survey }] of Object.entries(claims))
    if ((survey?.n ?? 0) > (survey?.asked ?? Infinity))
      yield ['claims', key, `${key}: more people answered than were asked`]
}

/** Lists what pages leave out until the owner confirms it, or print in the demonstration's words, a line each. */
export function findOmissions(folder = SHOP_FOLDER, today = new Date()): string[] {
  const gaps: Problem[] = []
  const { claims } = loadContent(SOURCE_LANGUAGE, folder, 'preview', today, gaps)
  const ids = Object.entries(claims).flatMap(([id, claim]) => (needsWord(claim) && !claim.shown ? [id] : []))
  const words = gaps.map(({ file, path, message }) => `${folder}/${file}: ${path.join('.')} ${message}`)
  return [
    ...(ids.length > 0 ? [`${ids.length} claims: ${folder}/facts/confirmed.json (${ids.join(', ')})`] : []),
    ...words,
  ]
}

/** Lists what is worth doing and does not prevent the launch, a line each. */
export function advice(folder = SHOP_FOLDER, today = new Date()): string[] {
  const { batches, brand, claims, label, offer, packs, pictures } = loadContent(
    SOURCE_LANGUAGE,
    folder,
    'preview',
    today,
  )
  const idsOf = <Entry>(entries: Readonly<Record<string, Entry>>, isWorth: (entry: Entry) => unknown) =>
    Object.keys(entries).filter((id) => isWorth(entries[id] as Entry))
  const claimsThat = (isWorth: (claim: Content['claims'][keyof Content['claims']]) => unknown) =>
    idsOf(claims, (claim) => claim.shown && isWorth(claim))
  const lists = {
    'pictures that are computer-made': idsOf(pictures, ({ computerMade }) => computerMade),
    'pictures without a file or a text': findIncompletePictures(folder),
    'claims without a document': claimsThat(
      (claim) => (needsWord(claim) || !KINDS_WITHOUT_PROMISE.has(claim.kind)) && !claim.evidence,
    ),
    'claims whose review is due': claimsThat(({ reviewBy }) => isPast(reviewBy, today)),
    'claims that contradict another': claimsThat(
      (claim) => claim.conflictsWith && claims[claim.conflictsWith].shown,
    ),
    'nutrients that nobody has measured': label.nutrition
      .filter((row) => row.per100g === null)
      .map(({ id }) => id),
    'ingredients that nobody has weighed': label.ingredients.list
      .filter((one) => one.gramsPer100 === null)
      .map(({ id }) => id),
    'batches of an unknown pack': batches
      .filter(
        (batch) => !batch.retired && batch.packs.some((pack) => !packs.list.some(({ id }) => id === pack)),
      )
      .map(({ lot }) => lot),
    'chat link that takes no text, so that orders come without one':
      brand.chatLink && !CHAT_ADDRESS.test(brand.chatLink) ? [brand.chatLink] : [],
    'offer that has ended': offer.percent > 0 && today >= endOfDay(offer.endsOn) ? [offer.endsOn] : [],
  }
  return Object.entries(lists).flatMap(([what, ids]) =>
    ids.length > 0 ? [`${ids.length} ${what}: ${ids.join(', ')}`] : [],
  )
}
