import { offer } from 'virtual:shop'
import { languageOf } from '#contract/languages.ts'
import { markOfferState } from '#web/browser/offer-state.ts'
import { nextPaint } from '#web/browser/schedule.ts'
import { readStorage, writeStorage } from '#web/browser/storage.ts'
import { chatAddress } from '#web/shop/chat.ts'
import { endOfDay } from '#web/shop/day.ts'
import { PIN_CODE_KEY } from '#web/shop/delivery.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { readJars } from '#web/shop/order.ts'
import { rupees } from '#web/shop/rupees.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import { referenceLine } from '#worker/orders/contract.ts'
import type { BarData } from './bar-data.ts'
import {
  type BarPack,
  type BarState,
  barState,
  chatOfBar,
  noticeText,
  placeText,
  shipsText,
  totalText,
} from './bar-state.ts'

/** The longest delay that a timer takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

let bars: ReturnType<typeof orderBarsOf> | undefined

/** Fills the page's order bars with what was typed before, and keeps them up to date from then on. */
export function startOrderBars() {
  bars ??= orderBarsOf(document)
  return bars
}

/** Handles a press on the stepper, typed text, a choice, and the end of typing. */
export function handleOrderBar(control: HTMLElement, type: string): void {
  if (type === 'click') startOrderBars()?.step(control)
  else if (type === 'input') startOrderBars()?.change(control)
  else startOrderBars()?.leave()
}

/**
 * The order bars of the shop, a bar each pack: the number of jars and the PIN code make button, price, shipping and message.
 * All state is in the fields.
 */
function orderBarsOf(page: Document) {
  const shop = page.querySelector<HTMLElement>('[data-order-bar]')
  const box = page.querySelector<HTMLInputElement>('#pin-code')
  if (!shop || !box) return undefined
  const data: BarData = JSON.parse(shop.dataset.orderBar ?? '')
  const { words } = data
  let isBeingTyped = true

  // What was typed before hydration takes precedence over the PIN code saved on the device.
  box.value ||= readStorage('localStorage', PIN_CODE_KEY) ?? ''
  renderAll()
  followOffer()

  return {
    /** Adds the step of a pressed button to the number of jars. */
    step(button: HTMLElement) {
      const field = button.parentElement?.querySelector('input')
      if (!field || button.ariaDisabled === 'true') return
      const jars = readJars(field.value) ?? 1
      field.value = String(Math.max(1, jars + Number(button.dataset.step)))
      change(field)
    },
    change,
    leave() {
      isBeingTyped = false
      renderPin()
    },
  }

  function change(field: HTMLElement): void {
    if (field === box) {
      isBeingTyped = true
      const code = readPinCode(box?.value ?? '')
      writeStorage('localStorage', PIN_CODE_KEY, code && 'pin' in code ? code.pin : null)
    }
    renderAll()
    // The press is painted first: which plural a number takes is in tables that a slow phone reads for 150 ms.
    void nextPaint().then(say)
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
      markOfferState(page, new Date())
      renderAll()
    }
    setTimeout(check, Math.min(left + 1, MAX_TIMEOUT_MS))
    // Timers do not run while a phone sleeps.
    page.addEventListener('visibilitychange', check)
  }

  function barOf({ id }: BarPack): HTMLElement | null {
    const bars = [...(shop?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])]
    return bars.find(({ dataset }) => dataset.bar === id) ?? null
  }

  function stateOf(pack: BarPack): BarState {
    return barState(data, pack, {
      jars: barOf(pack)?.querySelector('input')?.value ?? '',
      pin: box?.value ?? '',
      offerRuns: page.documentElement.dataset.offer !== 'over',
    })
  }

  function renderBar(pack: BarPack): void {
    const bar = barOf(pack)
    if (!bar) return
    const state = stateOf(pack)
    const { jars, bulkJars, bill } = state
    const typed = jars ?? bulkJars ?? 1
    const top = data.bulk ? data.maxJars + 1 : data.maxJars
    for (const button of bar.querySelectorAll<HTMLElement>('[data-step]')) {
      button.ariaDisabled = String(Number(button.dataset.step) < 0 ? typed <= 1 : typed >= top)
    }
    const isBad = jars === undefined && bulkJars === undefined
    bar.querySelector('input')?.setAttribute('aria-invalid', String(isBad))
    show(bar, 'notice', noticeText(data, state))
    // The bill is of one jar where the number of jars is not known, or makes it a question.
    const isBilled = jars !== undefined
    show(bar, 'ships', isBilled || state.isUnreached ? shipsText(data, state) : '')
    bar
      .querySelector('[data-part="ships"]')
      ?.classList.toggle('tick', isBilled && bill.charge === 0 && !state.isUnreached)
    show(bar, 'mrp', fill(typed > 1 && jars ? words.mrpEach : words.mrp, { amount: rupees(pack.mrp) }))
    if (bill.saving > 0) show(bar, 'save', isBilled ? fill(words.save, { amount: rupees(bill.saving) }) : '')
    const link = bar.querySelector<HTMLAnchorElement>('a[data-chat]')
    if (link) renderLink(link, state)
  }

  function renderLink(link: HTMLAnchorElement, state: BarState): void {
    const { label, message, placement, isOrder } = chatOfBar(data, state)
    const { charge, sum, total } = state.bill
    const { reference } = link.dataset
    link.href = chatAddress(
      isOrder && reference ? referenceLine(reference) + message : message,
      data.chatLink,
    )
    link.dataset.chat = placement
    if (isOrder) link.dataset.order = ''
    else delete link.dataset.order
    link.dataset.jars = String(state.jars ?? 1)
    link.dataset.total = String(total)
    if (charge === null) delete link.dataset.charge
    else link.dataset.charge = String(charge)
    show(link, 'label', label)
    show(link, 'sum', isOrder && state.jars !== undefined ? rupees(sum) : '')
  }

  function stateOfChosen(): BarState | undefined {
    const chosen = page.querySelector<HTMLInputElement>(
      '[data-pack-selector] input:is(:checked, [type="hidden"])',
    )
    const pack = data.packs.find(({ id }) => id === chosen?.value)
    return pack && stateOf(pack)
  }

  function renderPin(): void {
    if (!box) return
    const state = stateOfChosen()
    const code = readPinCode(box.value)
    const place = placeText(data, box.value, isBeingTyped, state)
    box.setAttribute('aria-invalid', String(place !== '' && code !== undefined && 'problem' in code))
    showText(page.querySelector('#pin-place'), place)
    showText(page.querySelector('#pin-total'), state ? totalText(data, state) : '')
    // The rows of the zones come first, in their order.
    for (const [place, row] of page.querySelectorAll('#delivery dl > div').entries()) {
      row.toggleAttribute('data-here', state?.zone !== undefined && data.zones[place] === state.zone)
    }
    page.querySelector('#pin-kept')?.toggleAttribute('hidden', !(code && 'pin' in code))
  }

  /** Announces the chosen jars and their total to screen readers, once. */
  function say(): void {
    const { jars, bill } = stateOfChosen() ?? {}
    if (jars === undefined || !bill) return
    const language = languageOf(page.documentElement.lang)
    const said = fillCount(words.said, jars, language, { total: rupees(bill.total) })
    showText(page.querySelector('#order-said'), said)
  }
}

function show(parent: Element, part: string, text: string): void {
  showText(parent.querySelector(`[data-part="${part}"]`), text)
}

/** Leaves an element unchanged that has the text already: a live region would announce it again. */
function showText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
