import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { readCopy, readFacts } from '#web/model/read-topics.ts'
import { isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { titlePath } from '#web/model/titles.ts'
import type { Content } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { noNutritionText } from '#web/shop/label.ts'
import { listText } from '#web/shop/list-text.ts'
import { isOwnAddress } from '#web/shop/site-address.ts'
import { allergensText } from '#web/shop/warnings.ts'
import { WAYS_TO_PAY } from '#web/shop/ways-to-pay.ts'
import type { LaunchState } from '#web/ui/page.ts'
import { CONFIG } from '#worker/cli/wrangler-toml.ts'
import { findChangedTexts } from '../changed-texts.ts'
import { REPOSITORY, SHOP_STATE } from '../languages.ts'
import { LIVE_URL } from '../site-url.ts'
import { advice } from './advice.ts'
import { findBannedPhrases } from './banned.ts'
import { type Answers, FAULTS, hasAny, unlawfulSales } from './faults.ts'
import { findLabelFaults } from './label-faults.ts'

type Requirement = readonly [todo: string, isAnswered: (answers: Answers) => unknown]

/**
 * The facts that are required for the launch, besides the site's address, by the path of their field: the topic, then
 * the keys.
 */
const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  'en/brand product': [
    'write the name of what you make, as a title and within a sentence',
    ({ brand }) => brand.product && brand.productInText,
  ],
  'facts/launch product': [
    'say in one word what you sell, what a portion of it is, and how you make it',
    ({ launch: { product } }) => product.kind && product.portion && product.making,
  ],
  'facts/launch name': ['write the name on the label', ({ launch }) => launch.name],
  'facts/launch chatLink': [
    'write the link of the chat with the WhatsApp number, the telephone number and the e-mail address',
    ({ launch: { chatLink, phone, email } }) => chatLink && phone && email,
  ],
  'facts/launch maker': [
    'write the legal name, the form of the business and the postal address with PIN code',
    ({ launch: { maker } }) => maker.businessName && maker.businessForm && maker.address,
  ],
  'facts/launch maker madeInIndia': [
    'say whether it is made in India',
    ({ launch }) => launch.maker.madeInIndia,
  ],
  'en/brand city': ['write the town or village where it is made', ({ brand }) => brand.city],
  'facts/launch maker gstin': [
    'write it, or say that you have none',
    ({ launch: { maker } }) => maker.gstin || maker.withoutGstin,
  ],
  'facts/launch licence': [
    'say as what it is sold, and write the number and the day until which it is valid',
    ({ launch: { licence } }) => licence.regime && licence.number && licence.expires,
  ],
  'facts/launch grievanceOfficer': [
    'write the name, telephone number and e-mail address of who answers complaints',
    ({ launch: { grievanceOfficer: officer } }) => officer.name && officer.phone && officer.email,
  ],
  'facts/launch packs': [
    'write the net quantity and the printed MRP of each',
    ({ launch }) => launch.packs.list.length > 0,
  ],
  'facts/launch delivery': [
    'write the days and the charge of each zone',
    ({ launch }) => launch.delivery.list.length > 0,
  ],
  'facts/launch payment': [
    'choose the ways to pay that you take, there or in every zone',
    ({ launch: { payment, delivery } }) =>
      WAYS_TO_PAY.some((way) => payment[way]) ||
      (delivery.list.length > 0 && delivery.list.every((zone) => zone.payment)),
  ],
  'facts/refund': [
    'write within how long each case must be reported, when you pay back, and after how many days a parcel counts as lost; the guarantee is with the packs',
    ({ content }) => hasAllTerms(content.facts.refund),
  ],
  'facts/launch ingredients': [
    'write what goes in, the heaviest first',
    ({ launch }) => launch.ingredients.list.length > 0,
  ],
  'facts/label contains': [
    'choose each allergen that the food has, or say that it has none of these',
    ({ content }) => content.facts.label.noAllergens || allergensText(content),
  ],
  'facts/label nutrition': [
    'write what 100 g have of it, or choose why it needs none',
    ({ content }) =>
      content.nutrients.length > 0 || noNutritionText(content) || content.facts.legal.regime === 'drug',
  ],
  'facts/label vegetarian': [
    'say whether the label has the green mark',
    ({ content }) => content.facts.label.vegetarian !== null,
  ],
  'facts/launch keeping': [
    'write for how many months a pack keeps, and on the label how to store it',
    ({ launch, content }) => launch.keeping.months && content.copy.label.storage,
  ],
  'en/pictures': [
    'add photographs of the pack, each with what it shows',
    ({ content: { pictures } }) => hasAny(pictures),
  ],
  'en/hero picture': [
    'choose the photograph of the first screen',
    ({ content: { pictures, copy } }) => !hasAny(pictures) || (copy.hero.picture ?? '') in pictures,
  ],
  'facts/read readBy': [
    'read every text under Policies, and write who stands by them and on which day',
    ({ content: { facts } }) => facts.read.readBy && facts.read.readOn,
  ],
}

/** Whether each term of a refund is given; the policy prints them one by one. */
function hasAllTerms(refund: Content['facts']['refund']): boolean {
  const { windows, refundWorkingDays, refundDays, lostAfterDays } = refund ?? {}
  const { damaged, missing, spoiled, wrong } = windows ?? {}
  const isTold = (window: typeof damaged) => window?.hours || window?.days
  return Boolean(
    [damaged, missing, spoiled, wrong].every(isTold) && (refundWorkingDays || refundDays) && lostAfterDays,
  )
}

/** Lists the required facts that are missing or cannot be true. The sample counts as missing all of them. */
export function missingToOpen(folder = SHOP_FOLDER, today = new Date(), siteUrl = LIVE_URL): Problem[] {
  const content = loadContent(SOURCE_LANGUAGE, folder, 'unopened', today)
  const answers = { ...readAnswers(folder), content, today }
  const missing = Object.entries(REQUIREMENTS).flatMap(([place, [todo, isAnswered]]): Problem[] => {
    const [topic = '', ...path] = place.split(' ')
    const message =
      isDemonstration(folder) || !isAnswered(answers)
        ? `is not answered yet: ${todo}`
        : FAULTS[place]?.(answers)
    return message ? [{ file: `${topic}.json`, path, message }] : []
  })
  return [...addressProblems(siteUrl, folder), ...missing, ...findUnlawfulSales(folder)]
}

/** Reports sales to other States that need a GSTIN, until the owner says that nothing of it is taxable. */
export function findUnlawfulSales(folder = SHOP_FOLDER): Problem[] {
  const states = isDemonstration(folder) ? [] : unlawfulSales(readAnswers(folder).launch)
  if (states.length === 0) return []
  const places = listText(states, SOURCE_LANGUAGE)
  return [
    {
      file: 'facts/launch.json',
      path: ['maker', 'nothingTaxable'],
      message: `is not said, and you deliver to ${places} without a GSTIN; taxable sales to another State need one at any turnover (CGST Act, 2017, section 24(i)): say yes if nothing of it is taxable, or write your GSTIN, or deliver within your own State alone`,
    },
  ]
}

/** Reads a shop's answers as they are written, without what is printed until then. */
function readAnswers(folder: string) {
  const reading = { problems: [], fallbacks: [] }
  const { launch } = readFacts(folder, reading)
  return { launch, brand: readCopy(folder, SOURCE_LANGUAGE, reading).brand }
}

/**
 * Reports a missing address of the site, to which mails, labels and search engines lead. It is a setting, not content.
 */
function addressProblems(siteUrl: string, folder: string): Problem[] {
  if (isOwnAddress(siteUrl)) return []
  const lines = readFileSync(CONFIG, 'utf8').split('\n')
  const line = lines.findIndex((each) => each.startsWith('SITE_URL')) + 1
  const what = 'the address of the site, SITE_URL, is not yet your own'
  const message = `${what}: write it, https:// and without a slash at the end`
  return [{ file: relative(folder, CONFIG), path: [], line, message }]
}

/** Lists why content may not go live, whether the shop opens or not: banned phrases, and a label that contradicts itself. */
export function wrongClaims(folder = SHOP_FOLDER, today = new Date()): Problem[] {
  const content = loadContent(SOURCE_LANGUAGE, folder, 'unopened', today)
  return [
    ...LANGUAGES.filter(({ id }) => existsSync(join(folder, id))).flatMap(({ id }) =>
      findBannedPhrases(id, content, folder),
    ),
    ...findLabelFaults(content),
  ]
}

/** Returns the progress towards the launch, for the dashboard; undefined for the sample. */
export function launchState(): LaunchState {
  const { facts } = loadContent(SOURCE_LANGUAGE, SHOP_FOLDER, SHOP_STATE)
  const isShop = SHOP_STATE !== 'demonstration'
  const isOpen = SHOP_STATE === 'open' || SHOP_STATE === 'closed'
  const missing = [...(isShop ? missingToOpen() : []), ...(isOpen ? wrongClaims() : [])]
  return {
    missing: missing.map(({ file, path, message }) => {
      const what = message.replace(/: .*/, '')
      return file.endsWith(CONFIG) ? what : `“${titlePath(file, path).split(' → ').at(-1)}” ${what}`
    }),
    // The address of the site is one more requirement.
    of: Object.keys(REQUIREMENTS).length + 1,
    isOpen,
    advice: (isShop ? advice() : []).map((line) => line.replace(/:.*/, '')),
    canEdit: REPOSITORY !== '',
    changedTexts: findChangedTexts(facts.read.readOn),
  }
}
