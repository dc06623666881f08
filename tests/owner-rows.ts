import { showMoment } from '#contract/format.ts'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { type OtherLine, orderReference, REFERENCE_RANDOM_BYTES } from '#worker/orders/contract.ts'
import { type D1Store, d1Store } from '#worker/store.ts'
import { subscription } from './worker/inputs.ts'

export { DAY_MS, HOUR_MS } from './worker/times.ts'

export const SESSION = 'session_1763700000000_0123456789abcdef01234567'

/** Opens the real Store at another time. */
export function storeAt(db: D1Database, time: number): D1Store {
  return d1Store(db, time)
}

/** Stores one subscription. */
export async function subscribeAt(
  db: D1Database,
  time: number,
  email: string,
  sourcePage = 'footer',
  language = SOURCE_LANGUAGE,
): Promise<void> {
  await storeAt(db, time).subscribe(subscription(email, { source_page: sourcePage, language }), {
    userAgent: 'Sample/1.0',
    tracked: false,
  })
}

type InteractionOptions = {
  type?: string
  session?: string
  page?: string
  data?: Record<string, string> | undefined
}

/** Stores one interaction, by default a chat click. */
export async function interactAt(
  db: D1Database,
  time: number,
  options: InteractionOptions = {},
): Promise<void> {
  const { type = 'whatsapp_click', session = SESSION, page, data } = options
  await storeAt(db, time).recordInteraction({
    interaction_type: type,
    user_session: session,
    page_url: page ?? null,
    additional_data: data ?? null,
  })
}

/** A reference that no other test uses. */
export function newReference(): string {
  return orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
}

type Click = {
  reference?: string
  pack?: string | null
  amount?: number | null
  session?: string
  page?: string
  others?: OtherLine[]
}

/** Stores a click on an order link. @returns its reference */
export async function orderAt(db: D1Database, time: number, click: Click = {}): Promise<string> {
  const { reference = newReference(), pack = '500g', amount = 633, session = SESSION, page = '/' } = click
  const { others = null } = click
  await storeAt(db, time).recordOrder({
    reference,
    pack,
    placement: 'shop-order',
    user_session: session,
    page_url: `https://a.example${page}`,
    visit_source: { utm_source: 'instagram' },
    quantity: 1,
    others,
    amount,
    charge: null,
  })
  return reference
}

/** A time as the dashboard shows it, in a document whose spaces may be others. */
export function inIndia(time: number): RegExp {
  return new RegExp(`^${showMoment(new Date(time).toISOString()).replaceAll(/\s/g, '\\s')}$`)
}

/** A reference with a letter and a figure, and none that a person would type as another character. */
export function plainReference(): string {
  const reference = newReference()
  return /[A-Z]/.test(reference) && /\d/.test(reference) ? reference : plainReference()
}

/** What a reply to a customer is filled in with. */
export const REPLY = {
  reference: 'N298AX',
  jars: 2,
  pack: '250g',
  others: [],
  amount: 1266,
  due: 1266,
  charge: 0,
  parcel: '',
  courier: null,
  lot: '',
  page: '',
  payPage: '',
}
