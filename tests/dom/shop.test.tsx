import { act, fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { IslandNames } from '#web/browser/islands/Island.tsx'
import { mount } from '#web/browser/islands/mount.tsx'
import { writeOrderLinks } from '#web/browser/tracking/order-links.ts'
import { ContentContext } from '#web/model/context.ts'
import type { Content } from '#web/model/types.ts'
import { Shop } from '#web/pages/home/shop/Shop.tsx'
import ShopIsland from '#web/pages/home/shop/shop.island.tsx'
import { endOfDay } from '#web/shop/day.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { type Household, jarDurations, packToTake } from '#web/shop/jar-duration.ts'
import { pauseOf } from '#web/shop/pause.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { change, content, doses } from '../content.ts'
import { chosen } from '../packs.ts'

// Pictures are made by the build.
vi.mock('#web/ui/ContentPicture.tsx', () => ({
  ContentPicture: () => null,
  pictureFile: () => ({ sources: {}, img: { src: '' } }),
}))

const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
/** Of the first pack, 500 g. */
const order = (part: string) => find(`.pack-orders [data-place="1"] ${part}`)
const link = () => order('a[data-pack]') as HTMLAnchorElement
const jars = () => order('input') as HTMLInputElement
const more = () => order('button:last-of-type')
const less = () => order('button:first-of-type')
const status = () => order('[role="status"]')
const wholeOrder = () =>
  Array.from(document.querySelectorAll('.pack-orders [data-place="1"]'), textOf).join(' ')
/** What the button of the order says. */
const label = () => textOf(link())
const pinBox = () => find<HTMLInputElement>('#pin-code')
/** What is said to screen readers. */
const announced = () => find('.sr-only[role="status"]').textContent
const endOffer = () => vi.setSystemTime(endOfDay(content.facts.offer.endsOn))
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

/** The text of an element as it is shown while the offer runs. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const after of copy.querySelectorAll('.hidden')) after.remove()
  return copy.textContent ?? ''
}

/** What the link of the order writes into the chat, when it is pressed. */
function message(): string {
  fireEvent.pointerDown(link())
  return new URL(link().href).searchParams.get('text') ?? ''
}

function renderPage(shop: Content = content): void {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandNames value={new Map([[ShopIsland, 'shop']])}>
      <ContentContext value={shop}>
        <Shop />
      </ContentContext>
    </IslandNames>,
  )
}

const hydrate = () =>
  act(async () => {
    void mount(find('[data-island="shop"]'), ShopIsland as never, () => {})
  })

beforeAll(() => writeOrderLinks(document))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00+05:30'), toFake: ['Date'] })
  localStorage.clear()
  delete document.documentElement.dataset.offer
  document.documentElement.lang = 'en-IN'
  renderPage()
})
afterEach(() => void vi.useRealTimers())

it('button, shipping, bill, message and what is recorded follow the stepper and the PIN code', async () => {
  await hydrate()
  const first = message().split('\n').slice(1)
  type(pinBox(), '440010')
  fireEvent.click(more())
  expect(label()).toMatch(/^Order 2 × 500g₹1,266/)
  expect(status().textContent).toBe('Ships free to 440010, in 2\u00a0to\u00a04 working days')
  expect(wholeOrder()).toMatch(/each.*₹224/)
  expect(link().dataset).toMatchObject({ jars: '2', total: '1266', charge: '0' })
  expect(message()).toContain('PIN code: 440010 (free delivery, 2 to 4 working days)\nTotal: ₹1,266\n')
  await expect.poll(announced).toBe('2 jars, ₹1,266')
  expect(find('[data-here]').textContent).toContain('Maharashtra')
  fireEvent.click(less())
  fireEvent.click(less())
  expect(label()).toMatch(/^Order 500g Pack₹633/)
  type(pinBox(), '')
  expect(message().split('\n').slice(1)).toEqual(first)
})

describe('jars of another size', () => {
  const others = (id: string) => find<HTMLInputElement>(`[data-others-of="${id}"]`)
  const add = (id: string) => fireEvent.click(others(id).nextElementSibling as Element)
  const takeAway = (id: string) => fireEvent.click(others(id).previousElementSibling as Element)
  /** What is recorded of the other packs. */
  const recorded = (order = link()) => JSON.parse(order.dataset.others ?? 'null')

  it('are a line of the order in button, delivery, bill, message, record and announcement', async () => {
    const { packs } = content.facts
    renderPage(change(content, 'facts', 'packs', { ...packs, freeShippingFrom: 1000 }))
    await hydrate()
    type(pinBox(), '440010')
    add('250g')
    expect(label()).toMatch(/^Order 500g \+ 250g₹963/)
    expect(wholeOrder()).toMatch(/MRP ₹745 \+ ₹388, .*You save ₹170/)
    expect(status().textContent).toMatch(/^₹963 \+ ₹60 shipping = ₹1,023 in all\. .* ₹37 more ships free\./)
    expect(link().dataset).toMatchObject({ total: '1023', charge: '60' })
    add('250g')
    fireEvent.click(more())
    expect(label()).toMatch(/^Order 2\u00a0×\u00a0500g \+ 2\u00a0×\u00a0250g₹1,926/)
    expect(status().textContent).toBe('Ships free to 440010, in 2\u00a0to\u00a04 working days')
    expect(link().dataset).toMatchObject({ jars: '2', total: '1926', charge: '0' })
    expect(recorded()).toEqual([{ pack: '250g', jars: 2, each: 330 }])
    expect(message()).toMatch(
      /: 2 × 500g \(₹633 a jar\)\.\n\+ 2 × 250g \(₹330 a jar\)\nPIN code: 440010 .*\nTotal: ₹1,926\nName:/,
    )
    await expect.poll(announced).toBe('4 jars, ₹1,926')
    for (let press = 0; press < 3; press += 1) takeAway('250g')
    expect([others('250g').value, recorded()]).toEqual(['0', null])
    expect(label()).toMatch(/^Order 2 × 500g₹1,266/)
  })

  it('swap with the chosen pack when theirs is chosen, and have the price after the offer each', async () => {
    await hydrate()
    add('250g')
    add('250g')
    fireEvent.click(find('[value="250g"]'))
    const swapped = () => find<HTMLAnchorElement>('.pack-orders [data-place="2"] a[data-pack]')
    expect(textOf(swapped())).toMatch(/^Order 2\u00a0×\u00a0250g \+ 500g₹1,293/)
    expect(swapped().dataset).toMatchObject({ pack: '250g', jars: '2' })
    expect(others('500g').value).toBe('1')
    endOffer()
    // Assistive technology sends nothing before the press that orders.
    swapped().click()
    expect(document.documentElement.dataset.offer).toBe('over')
    expect(swapped().dataset).toMatchObject({ total: String(2 * 388 + 745) })
    expect(new URL(swapped().href).searchParams.get('text')).toContain('Total: ₹1,521, delivery free')
    expect(recorded(swapped())).toEqual([{ pack: '500g', jars: 1, each: 745 }])
    takeAway('500g')
    expect(textOf(swapped())).toMatch(/^Order 2 × 250g/)
  })

  it('are at most three packs on sale, and with the chosen one as many jars as make a bulk order: no press adds more', async () => {
    const packs = [...'abcdef'].map((id) => ({ ...chosen, id, size: id, soldOut: id === 'b' }))
    renderPage({ ...content, packs })
    await hydrate()
    for (const id of 'cdef') add(id)
    expect(recorded().map(({ pack }: { pack: string }) => pack)).toEqual([...'cde'])
    expect(others('f').value).toBe('0')
    for (let press = 0; press < 12; press += 1) add('c')
    expect(others('c').value).toBe('9')
    expect(link().dataset).toMatchObject({ chat: 'bulk' })
  })

  it('are not ordered while their box holds no number, and the page says so', async () => {
    await hydrate()
    type(others('250g'), 'two')
    expect(others('250g').getAttribute('aria-invalid')).toBe('true')
    expect(jars().getAttribute('aria-invalid')).toBe('false')
    expect(status().textContent).toBe(fill(content.words.shop.order.badJars, { max: 11 }))
    expect(label()).not.toContain('₹')
    type(others('250g'), '')
    expect(label()).toMatch(/^Order 500g Pack₹633/)
  })

  it('have buttons of their own names, count if chosen before hydration, and are not offered without another pack', async () => {
    others('250g').value = '2'
    await hydrate()
    expect(label()).toMatch(/^Order 500g \+ 2\u00a0×\u00a0250g₹1,293/)
    const names = Array.from(document.querySelectorAll('.pack-orders button'), (button) =>
      button.getAttribute('aria-label'),
    )
    const shown = names.filter((name) => name?.includes('250g'))
    expect(shown).toEqual(['Jars of 250g: One jar less', 'Jars of 250g: One jar more'])
    renderPage({ ...content, packs: content.packs.map((pack, place) => ({ ...pack, soldOut: place > 0 })) })
    expect(document.querySelector('[data-others-of]')).toBeNull()
  })
})

it('asks for what was chosen while the shop is closed, and shows no total of it', async () => {
  const facts = { ...content.facts, closed: { from: '2026-11-25', to: '2026-11-30' } }
  renderPage({ ...content, facts, pause: pauseOf({ ...content, facts }, new Date()) })
  await hydrate()
  type(pinBox(), '440010')
  fireEvent.click(more())
  const question = order('a.shop-open\\:hidden') as HTMLAnchorElement
  expect(new URL(question.href).searchParams.get('text')).toMatch(
    /\nJars and size: 2 × 500g\nPIN code: 440010$/,
  )
  for (const total of [status(), find('.sr-only[role="status"]')])
    expect(total.classList).toContain('shop-closed:hidden')
  type(pinBox(), '44001x')
  fireEvent.blur(pinBox())
  expect(status().classList).not.toContain('shop-closed:hidden')
})

it.each(['12', 'two'])(
  'shows neither delivery nor a price for one jar where the number of jars is “%s”',
  async (typed) => {
    await hydrate()
    type(pinBox(), '440010')
    type(jars(), typed)
    expect(wholeOrder()).not.toMatch(/Ships|₹112/)
    expect(label()).not.toContain('₹')
  },
)

it.each(['450 g', '"450"', 'half (450)', '४५०'])('works for a pack whose id is %s', async (id) => {
  const [pack = chosen, ...others] = content.packs
  renderPage({ ...content, packs: [{ ...pack, id }, ...others] })
  await hydrate()
  type(jars(), '2')
  expect(label()).toMatch(/^Order 2 × 500g₹1,266/)
  for (const element of document.querySelectorAll('[aria-describedby]'))
    for (const described of element.getAttribute('aria-describedby')?.split(' ') ?? [])
      expect(document.getElementById(described), described).not.toBeNull()
})

describe('the PIN code', () => {
  it('is read from a whole address that is pasted, and kept', async () => {
    await hydrate()
    expect(pinBox().maxLength).toBe(-1)
    type(pinBox(), 'Pune, Maharashtra ४११ ००१.')
    expect(message()).toContain('PIN code: 411001 (')
    expect(localStorage.getItem('delivery_pin_code')).toBe('411001')
  })

  it('is filled in from the device’s storage, and deleted there once its box is emptied', async () => {
    localStorage.setItem('delivery_pin_code', '411001')
    await hydrate()
    expect(pinBox().value).toBe('411001')
    expect(message()).toContain('411001')
    type(pinBox(), '')
    expect(localStorage.getItem('delivery_pin_code')).toBeNull()
    expect(message()).not.toContain('411001')
  })

  it('that is wrong is explained when its box loses the focus', async () => {
    await hydrate()
    type(pinBox(), '41100')
    expect(status().textContent).toBe(content.words.delivery.shipsFree)
    fireEvent.blur(pinBox())
    expect(status().textContent).toBe(content.words.delivery.pin.digits)
    expect(pinBox().getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the ways to pay of its zone', async () => {
    const zones = content.zones.map((zone, place) =>
      place === 0 ? { ...zone, payment: ['cashOnDelivery'] as typeof zone.payment } : zone,
    )
    renderPage({ ...content, zones })
    await hydrate()
    const paid = () => find('.pack-orders').textContent
    expect(paid()).toContain('cash on delivery (Pune district only)')
    type(pinBox(), '411001')
    expect(paid()).toContain('Payment: cash on delivery')
    expect(paid()).not.toContain('UPI')
    type(pinBox(), '110001')
    expect(paid()).toContain('UPI or bank transfer; no cash on delivery.')
  })
})

it('computes at hydration what was chosen and typed before it', async () => {
  find<HTMLInputElement>('[value="250g"]').checked = true
  find<HTMLInputElement>('[data-jars-of="500g"]').value = '2 jars'
  pinBox().value = '440010'
  await hydrate()
  expect(find<HTMLInputElement>('[value="250g"]').checked).toBe(true)
  expect(find('#order-status-2').textContent).toContain('₹390 in all')
  expect(label()).toMatch(/^Order 2 × 500g₹1,266/)
  expect(message()).toContain('440010')
})

describe('the calculator', () => {
  const calculator = content.words.shop.calculator
  const adults = () => find<HTMLInputElement>('[name="adults"]')
  const result = () => textOf(find(`form[aria-label="${calculator.heading}"] [role="status"]`))
  const resultOf = (change: Partial<Household>) => {
    const household = { ...doses.household, ...change }
    const durations = jarDurations(household, packsOnSale(content.packs), { adults: 7.5, children: 3.75 })
    const advice = packToTake(durations, content.facts.label.keeping.monthsAfterOpening)
    const { days: words, take, takeSeveral } = calculator.result
    return [
      ...durations.map(({ jar, days }) => `${jar.size} ${fillCount(words, days, content.language)}`),
      fill(advice?.jars === 1 ? take : takeSeveral, advice ?? {}),
    ].join('')
  }

  it('answers how long a jar lasts, also for what was typed before its code had loaded, and by arrow keys', async () => {
    expect(result()).toBe(resultOf({}))
    adults().value = '3'
    await hydrate()
    expect(result()).toBe(resultOf({ adults: 3 }))
    fireEvent.keyDown(adults(), { key: 'ArrowUp' })
    expect(result()).toBe(resultOf({ adults: 4 }))
    fireEvent.keyDown(find('[name="children"]'), { key: 'ArrowUp' })
    expect(result()).toBe(resultOf({ adults: 4, children: 1 }))
    type(adults(), '३')
    expect(result()).toBe(resultOf({ adults: 3, children: 1 }))
  })

  it('states its limit for numbers that are too high or none, and what it answers for nobody', async () => {
    await hydrate()
    for (const typed of ['999', '9', '1.5', '-1', 'two']) {
      type(adults(), typed)
      expect(result(), typed).toBe(fill(calculator.result.limit, { max: 8 }))
    }
    type(adults(), '0')
    expect(result()).toBe(calculator.result.nobody)
  })
})
