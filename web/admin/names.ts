import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { capitalize } from '#web/shop/fill.ts'
import { POLICIES, splitLanguage, views } from '#web/views.ts'
import { OTHER, UNKNOWN } from '#worker/statistics/constants.ts'
import { FLOATING_PLACEMENT } from '#worker/tracking/constants.ts'
import {
  BATCH_PAGES,
  CAMPAIGN_SEPARATOR,
  DIRECT,
  JAR_CODE,
  LOT_SOURCE,
  serviceName,
} from '#worker/tracking/contract.ts'

/** The policies, each named as its page and as the place of the links on it. */
const POLICY_NAMES = POLICIES.map((name) => [name, capitalize(name.replaceAll('-', ' '))] as const)

/** The places of links, in the owner's words. */
const PLACEMENTS: Readonly<Record<string, string>> = {
  hero: 'First screen',
  shop: 'Shop',
  'shop-order': 'Shop',
  'back-in-stock': 'Shop, sold out',
  products: 'What it is',
  founders: 'Founders',
  faq: 'Questions',
  popup: 'Popup',
  header: 'Header',
  'promo-strip': 'Top bar',
  'mobile-bar': 'Bottom bar',
  [FLOATING_PLACEMENT]: 'Round chat button',
  footer: 'Footer',
  bulk: 'Bulk orders',
  blog: 'Article',
  'batch-reorder': 'Page of a jar',
  'batch-question': 'Page of a jar',
  'batch-recall': 'Page of a recalled jar',
  'batch-unknown': 'Unknown lot',
  label: 'Label',
  'not-found': 'Missing page',
  ...Object.fromEntries(POLICY_NAMES),
}

const PAGES: Readonly<Record<string, string>> = {
  [views.home.path]: 'Home',
  [views.blog.path]: 'All articles',
  [BATCH_PAGES]: 'Pages of jars',
  ...Object.fromEntries(POLICY_NAMES.map(([policy, name]) => [views[policy].path, name])),
}

const SOURCES: Readonly<Record<string, string>> = { [DIRECT]: 'Direct', [JAR_CODE]: 'Code on a jar' }

/** Names of the keys that sum up several things. */
const SUMS: Readonly<Record<string, string>> = { [OTHER]: 'everything else', [UNKNOWN]: 'unknown' }

/** Names of what is not a size or a lot of the shop, and of sales that no click began. */
export const OTHER_PACK_NAME = 'other'
export const NO_LOT_NAME = 'no lot'
export const NO_REFERENCE_NAME = 'Without a reference'

/** @returns the name of a pack that was sold, by its key in the counts */
export function packName(key: string): string {
  return key === UNKNOWN ? OTHER_PACK_NAME : (SUMS[key] ?? key)
}

/** @returns the name of a button by its key in the counts; the key where it has none */
export function placementName(key: string): string {
  return PLACEMENTS[key] ?? SUMS[key] ?? key
}

/** @returns `Instagram`, `Instagram · diwali`, `Code on SY-26-02` */
export function sourceName(key: string): string {
  const fixedName = SOURCES[key] ?? SUMS[key]
  if (fixedName) return fixedName
  if (key.startsWith(LOT_SOURCE)) return `Code on ${key.slice(LOT_SOURCE.length)}`
  const [source = '', ...campaign] = key.split(CAMPAIGN_SEPARATOR)
  return [serviceName(source), ...campaign].join(CAMPAIGN_SEPARATOR)
}

/** The name of a page by its path, with its language where it is not English; `articles` has titles by path. */
export function pageName(key: string, articles: Readonly<Record<string, string>>): string {
  const { language, path } = splitLanguage(key)
  const pageLanguage = LANGUAGES.find(({ id }) => id === language && id !== SOURCE_LANGUAGE)
  const lot = path.startsWith(`${BATCH_PAGES}/`) ? `Lot ${path.slice(BATCH_PAGES.length + 1)}` : undefined
  const name = SUMS[key] ?? PAGES[path] ?? articles[path] ?? lot ?? path
  return pageLanguage ? `${name}, ${pageLanguage.name}` : name
}
