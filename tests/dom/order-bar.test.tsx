import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { queueEvents } from '#web/browser/islands/event-replay.ts'
import { ContentContext } from '#web/model/context.ts'
import { Shop } from '#web/pages/home/shop/Shop.tsx'
import { endOfDay } from '#web/shop/day.ts'
import { content } from '../content.ts'

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
const bar = (part: string) => find(`[data-bar="500g"] ${part}`)
const link = () => find<HTMLAnchorElement>('[data-bar="500g"] a')
const message = () => new URL(link().href).searchParams.get('text')

/** Types into a field, and fires the page's listener as the browser does. */
async function typeInto(selector: string, text: string): Promise<void> {
  const field = find<HTMLInputElement>(selector)
  field.value = text
  ;(await import('#web/pages/home/shop/order-bar.ts')).handleOrderBar(field, 'input')
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00+05:30') })
  localStorage.clear()
  delete document.documentElement.dataset.offer
  document.documentElement.lang = 'en-IN'
  document.body.innerHTML = renderToStaticMarkup(
    <ContentContext value={content}>
      <Shop />
    </ContentContext>,
  )
})

it('follows the stepper and the PIN code in button, shipping, bill, message and what is recorded', async () => {
  await typeInto('#pin-code', '440010')
  const { handleOrderBar } = await import('#web/pages/home/shop/order-bar.ts')
  handleOrderBar(bar('[data-step="1"]'), 'click')
  expect(link().textContent).toMatch(/^Order 2 × 500g₹1,266/)
  expect(bar('[data-part="ships"]').textContent).toBe(
    'Ships free to 440010, in 2\u00a0to\u00a04 working days',
  )
  expect(bar('[data-part="mrp"]').textContent).toContain('each')
  expect(bar('[data-part="save"]').textContent).toContain('₹224')
  expect(link().dataset).toMatchObject({ jars: '2', total: '1266', charge: '0' })
  expect(message()).toContain('PIN code: 440010 (free delivery, 2 to 4 working days)\nTotal: ₹1,266\n')
  await expect.poll(() => find('#order-said').textContent).toBe('2 jars, ₹1,266')
  expect(find('[data-here]').textContent).toContain('Maharashtra')
  handleOrderBar(bar('[data-step="-1"]'), 'click')
  handleOrderBar(bar('[data-step="-1"]'), 'click')
  expect(link().textContent).toMatch(/^Order 500g Pack₹633/)
})

it.each(['12', 'two'])(
  'shows nothing that is true of one jar alone where the jars are “%s”',
  async (jars) => {
    await typeInto('#pin-code', '440010')
    await typeInto('[data-bar="250g"] [data-jars]', jars)
    for (const part of ['ships', 'save', 'sum'])
      expect(find(`[data-bar="250g"] [data-part="${part}"]`).textContent).toBe('')
  },
)

it.each(['450 g', '"450"', 'half (450)', '४५०'])('works for a pack whose id is %s', async (id) => {
  const [pack, ...others] = content.packs.list
  if (!pack) throw new Error('There is no pack')
  document.body.innerHTML = renderToStaticMarkup(
    <ContentContext value={{ ...content, packs: { ...content.packs, list: [{ ...pack, id }, ...others] } }}>
      <Shop />
    </ContentContext>,
  )
  await typeInto('[data-place="1"] [data-jars]', '2')
  expect(find('[data-bar] a').textContent).toMatch(/^Order 2 × 500g₹1,266/)
  for (const element of document.querySelectorAll('[aria-describedby]'))
    for (const described of element.getAttribute('aria-describedby')?.split(' ') ?? [])
      expect(document.getElementById(described), described).not.toBeNull()
})

it.each(['Pune, Maharashtra 411001.', 'PIN 411001', '४११००१', '411 001'])(
  'takes the PIN code from “%s”, pasted whole',
  async (typed) => {
    const box = find<HTMLInputElement>('#pin-code')
    expect(box.maxLength === -1 || box.maxLength >= typed.length).toBe(true)
    await typeInto('#pin-code', typed)
    expect(message()).toContain('PIN code: 411001 (')
    expect(localStorage.getItem('delivery_pin_code')).toBe('411001')
  },
)

it('reads jars with a word, and never cuts a number to a smaller one', async () => {
  const box = find<HTMLInputElement>('[data-bar="500g"] [data-jars]')
  await typeInto('[data-bar="500g"] [data-jars]', '2 jars')
  expect(link().textContent).toMatch(/^Order 2 × 500g₹1,266/)
  expect(box.maxLength).toBe(-1)
})

it('follows the end of the offer while the page is open', async () => {
  await typeInto('[data-bar="500g"] [data-jars]', '2')
  vi.setSystemTime(endOfDay(content.offer.endsOn))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.documentElement.dataset.offer).toBe('over')
  expect(link().textContent).toMatch(/^Order 2 × 500g₹1,490/)
  expect(link().dataset.total).toBe('1490')
  expect(message()).toContain('Total: ₹1,490, delivery free')
})

it('finds the PIN code that the device has kept, and forgets one that is taken out', async () => {
  localStorage.setItem('delivery_pin_code', '411001')
  const { startOrderBars } = await import('#web/pages/home/shop/order-bar.ts')
  startOrderBars()
  expect(message()).toContain('411001')
  await typeInto('#pin-code', '')
  expect(localStorage.getItem('delivery_pin_code')).toBeNull()
  expect(message()).not.toContain('411001')
})

it('explains what is wrong with a PIN code once it is left', async () => {
  await typeInto('#pin-code', '41100')
  expect(find('#pin-place').textContent).toBe('')
  const { handleOrderBar } = await import('#web/pages/home/shop/order-bar.ts')
  handleOrderBar(find('#pin-code'), 'focusout')
  expect(find('#pin-place').textContent).toBe(content.delivery.pin.digits)
  expect(find('#pin-code').getAttribute('aria-invalid')).toBe('true')
})

it('switches the browser’s own validation off where code validates, from the first event on', () => {
  document.body.innerHTML = `
    <div data-island="newsletter"><form action="/api/newsletter"><input required></form></div>
    <form action="/batch" data-find-batch=""><input required></form>`
  queueEvents(document, () => {}, '[data-step]')
  for (const field of document.querySelectorAll('input')) {
    field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }
  expect([...document.forms].map((form) => form.hasAttribute('novalidate'))).toEqual([true, false])
})
