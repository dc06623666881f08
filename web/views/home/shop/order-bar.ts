import { offer } from 'virtual:shop'
import { languageOf } from '#contract/languages.ts'
import { chatAddress } from '#web/domain/chat.ts'
import { endOfDay } from '#web/domain/day.ts'
import { PIN_CODE_KEY, readPinCode, shippingText, zoneOfPin } from '#web/domain/delivery.ts'
import { fill, fillCount } from '#web/domain/fill.ts'
import { type Bill, billOf, packMessage, readJars } from '#web/domain/order.ts'
import { markOfferState } from '#web/layout/offer-state.ts'
import { rupees } from '#web/lib/format.ts'
import { keep, readKept } from '#web/lib/storage.ts'
import { referenceLine } from '#worker/orders/contract.ts'
import type { BarData } from './bar-data.ts'

type Pack = BarData['packs'][number]
type Zone = BarData['zones'][number]

/** What a bar shows: what was typed, and what follows from it. */
type State = {
  /** Undefined where what was typed is no number of jars that can be ordered. */
  jars: number | undefined
  /** The number that makes it a bulk order. */
  bulkJars: number | undefined
  pin: string | undefined
  /** Undefined without a PIN code, and where no zone reaches it. */
  zone: Zone | undefined
  bill: Bill
}

/** The longest delay that a timer takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * The order bars of the shop, a bar each pack: the number of jars and the PIN code make button, price, shipping and message.
 * All state is in the fields. Loaded by `load-on-use.ts`.
 */
export function startOrderBars(page: Document) {
  const shop = page.querySelector<HTMLElement>('[data-order-bar]')
  const box = page.querySelector<HTMLInputElement>('#pin-code')
  if (!shop || !box) return undefined
  const data: BarData = JSON.parse(shop.dataset.orderBar ?? '')
  const { words } = data
  let isBoxLeft = false

  // What was typed before comes first, then what the device has kept.
  box.value ||= readKept('localStorage', PIN_CODE_KEY) ?? ''
  renderAll()
  followOffer()

  return {
    /** Adds the step of a pressed button to the number of jars. */
    step(button: HTMLElement) {
      const field = button.parentElement?.querySelector('input')
      if (!field || button.ariaDisabled === 'true') return
      const jars = readJars(field.value) ?? 1
      field.value = String(Math.max(1, jars + Number(button.dataset.step)))
      changed(field)
    },
    changed,
    left(field: HTMLElement) {
      isBoxLeft = field === box
      if (isBoxLeft) renderPin()
    },
  }

  /** Follows what was typed or chosen. */
  function changed(field: HTMLElement): void {
    if (field === box) {
      isBoxLeft = false
      const code = readPinCode(box?.value ?? '')
      keep('localStorage', PIN_CODE_KEY, code && 'pin' in code ? code.pin : null)
    }
    renderAll()
    say()
  }

  function renderAll(): void {
    for (const pack of data.packs) renderBar(pack)
    renderPin()
  }

  /** Once the offer is over, all prices follow, also while the page is open. */
  function followOffer(): void {
    const left = endOfDay(offer.endsOn).getTime() - Date.now()
    if (left <= 0) return
    const check = () => {
      const before = page.documentElement.dataset.offer
      markOfferState(page, new Date())
      if (page.documentElement.dataset.offer !== before) renderAll()
    }
    setTimeout(check, Math.min(left + 1, MAX_TIMEOUT_MS))
    // Timers stand still while a phone sleeps.
    page.addEventListener('visibilitychange', check)
  }

  function stateOf(pack: Pack): State {
    const typed = readJars(fieldOf(pack)?.value ?? '')
    const jars = typed !== undefined && typed <= data.maxJars ? typed : undefined
    const code = readPinCode(box?.value ?? '')
    const pin = code && 'pin' in code ? code.pin : undefined
    const zone = pin === undefined ? undefined : zoneOfPin(data.zones, pin)
    const offerRuns = page.documentElement.dataset.offer !== 'over'
    const bill = billOf(pack, jars ?? 1, { offerRuns, zone, freeShippingFrom: data.freeShippingFrom })
    return { jars, bulkJars: data.bulk && jars === undefined ? typed : undefined, pin, zone, bill }
  }

  function barOf({ id }: Pack): HTMLElement | null {
    return shop?.querySelector<HTMLElement>(`[data-bar="${id}"]`) ?? null
  }

  function fieldOf(pack: Pack): HTMLInputElement | null {
    return barOf(pack)?.querySelector('input') ?? null
  }

  function renderBar(pack: Pack): void {
    const bar = barOf(pack)
    if (!bar) return
    const state = stateOf(pack)
    const { jars, bulkJars, bill } = state
    const isUnreached = state.pin !== undefined && !state.zone
    const typed = jars ?? bulkJars ?? 1
    const top = data.bulk ? data.maxJars + 1 : data.maxJars
    for (const button of bar.querySelectorAll<HTMLElement>('[data-step]')) {
      button.ariaDisabled = String(Number(button.dataset.step) < 0 ? typed <= 1 : typed >= top)
    }
    const isBad = jars === undefined && bulkJars === undefined
    fieldOf(pack)?.setAttribute('aria-invalid', String(isBad))
    show(bar, 'notice', noticeOf(state))
    show(bar, 'ships', shipsText(state))
    bar.querySelector('[data-part="ships"]')?.classList.toggle('tick', bill.charge === 0 && !isUnreached)
    show(bar, 'mrp', fill(typed > 1 && jars ? words.mrpEach : words.mrp, { amount: rupees(pack.mrp) }))
    if (bill.saving > 0) show(bar, 'save', fill(words.save, { amount: rupees(bill.saving) }))
    const link = bar.querySelector<HTMLAnchorElement>('a[data-chat]')
    if (link) renderLink(link, pack, state, isUnreached)
  }

  function noticeOf({ jars, bulkJars }: State): string {
    if (jars !== undefined) return ''
    if (bulkJars === undefined || !data.bulk) return fill(words.badJars, { max: data.maxJars })
    return fill(words.bulk, { fromJars: data.bulk.fromJars })
  }

  function shipsText({ pin, zone, bill }: State): string {
    if (pin !== undefined && !zone) return fill(words.unreached, { pin })
    if (pin === undefined || !zone) {
      const { shipsFree, shipping } = words
      const delivery = { shipsFree, charged: shipping, zones: { list: data.zones } }
      return shippingText(bill.sum, { delivery, packs: data })
    }
    const { charge, sum, total, missing } = bill
    // No-break spaces keep `2 to 4` on one line.
    const days = fill(words.days, zone.days).replaceAll(' ', '\u00a0')
    if (charge === 0) return fill(words.freeTo, { pin, days })
    return fill(words.chargedTo, {
      ...{ sum: rupees(sum), charge: rupees(charge ?? 0), total: rupees(total) },
      ...{ days, missing: rupees(missing) },
    })
  }

  /** A bulk order and a PIN code that no zone reaches are questions: nothing is ordered. */
  function renderLink(link: HTMLAnchorElement, pack: Pack, state: State, isUnreached: boolean): void {
    const { jars, bulkJars, pin, zone, bill } = state
    const { size } = pack
    const isBulk = bulkJars !== undefined && data.bulk
    const asks = isUnreached || Boolean(isBulk)
    const to = pin !== undefined && zone ? { pin, days: fill(words.days, zone.days) } : undefined
    const reference = link.dataset.reference
    let label = jars !== undefined && jars > 1 ? fill(words.several, { jars, size }) : pack.order
    let message = packMessage(data.message, { size, jars, bill, to })
    if (isBulk) {
      label = isBulk.button
      message = fill(isBulk.message, { jars: bulkJars, size })
    } else if (isUnreached) {
      label = fill(words.askUnreached, { pin: pin ?? '' })
      message = fill(data.unreached, { pin: pin ?? '', jars: jars ?? '?', size })
    } else if (reference) message = referenceLine(reference) + message
    link.href = chatAddress(message, data.chatLink)
    link.dataset.chat = isBulk ? 'bulk' : isUnreached ? 'unreached' : 'shop-order'
    if (asks) delete link.dataset.order
    else link.dataset.order = ''
    link.dataset.jars = String(jars ?? 1)
    link.dataset.total = String(bill.total)
    if (bill.charge === null) delete link.dataset.charge
    else link.dataset.charge = String(bill.charge)
    show(link, 'label', label)
    show(link, 'sum', asks ? '' : rupees(bill.sum))
  }

  function chosenPack(): Pack | undefined {
    const chosen = page.querySelector<HTMLInputElement>(
      '[data-pack-selector] input:is(:checked, [type="hidden"])',
    )
    return data.packs.find(({ id }) => id === chosen?.value)
  }

  /** Says below the PIN code where and when the jars arrive, and what they cost there. */
  function renderPin(): void {
    if (!box) return
    const code = readPinCode(box.value)
    // Fewer than six digits are no mistake while they are being typed.
    const problem = code && 'problem' in code && (code.problem !== 'digits' || isBoxLeft) && code.problem
    const pack = chosenPack()
    const state = pack && stateOf(pack)
    const { pin, zone } = state ?? {}
    box.setAttribute('aria-invalid', String(Boolean(problem)))
    const place = problem
      ? words[problem]
      : zone
        ? fill(words.place, { zone: zone.name, days: fill(words.days, zone.days) })
        : pin
          ? fill(words.unreached, { pin })
          : ''
    showText(page.querySelector('#pin-place'), place)
    showText(
      page.querySelector('#pin-total'),
      pack && state?.zone && state.jars ? totalText(pack, state) : '',
    )
    page.querySelector('#pin-kept')?.toggleAttribute('hidden', !pin)
  }

  function totalText({ size }: Pack, { jars, bill }: State): string {
    return fill(bill.charge === 0 ? words.ships : words.charged, {
      size: `${jars} × ${size}`,
      charge: rupees(bill.charge ?? 0),
      total: rupees(bill.total),
    })
  }

  /** Says the chosen jars and their total to screen readers, once. */
  function say(): void {
    const pack = chosenPack()
    if (!pack) return
    const { jars, bill } = stateOf(pack)
    if (jars === undefined) return
    const language = languageOf(page.documentElement.lang)
    const said = fillCount(words.said, jars, language, { total: rupees(bill.total) })
    showText(page.querySelector('#order-said'), said)
  }
}

function show(parent: Element, part: string, text: string): void {
  showText(parent.querySelector(`[data-part="${part}"]`), text)
}

/** Leaves an element alone that has the text already: a live region would say it again. */
function showText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
