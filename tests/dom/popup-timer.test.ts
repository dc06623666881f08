import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPopup } from '#web/pages/home/popup/open-popup.ts'
import { LAUNCH_POPUP, openPopupAfterDelay } from '#web/pages/home/popup/popup-timer.ts'

vi.mock('#web/pages/home/popup/open-popup.ts', () => ({ openPopup: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main></main><dialog ${LAUNCH_POPUP}></dialog>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** How often the popup has opened five seconds after the page has appeared, in which something has happened. */
async function countOpenings(afterMs = 0, happens = () => {}): Promise<number> {
  const close = openPopupAfterDelay(document)
  vi.advanceTimersByTime(afterMs)
  happens()
  vi.advanceTimersByTime(5000)
  await vi.dynamicImportSettled()
  close()
  return vi.mocked(openPopup).mock.calls.length
}
const send = (type: string) =>
  document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }))

// A Tab from the browser's own bar comes as a keyup, a press of assistive technology as a click.
it.each(['keydown', 'keyup', 'pointerdown', 'touchstart', 'click', 'wheel'])(
  'the popup does not open after the event “%s”, nor over what it begins while its own script is loaded',
  async (type) => {
    expect(await countOpenings(900, () => send(type))).toBe(0)
    expect(await countOpenings(1000, () => send(type))).toBe(0)
  },
)

it.each(['mousemove', 'focusin', 'scroll'])('the popup opens in spite of the event “%s”', async (type) =>
  expect(await countOpenings(900, () => send(type))).toBe(1),
)

it('the popup, which greets with “live”, does not open while no orders are taken', async () => {
  document.documentElement.toggleAttribute('data-closed', true)
  expect(await countOpenings()).toBe(0)
  document.documentElement.toggleAttribute('data-closed', false)
})

it.each([
  ['#faq', 0],
  ['#hero', 1],
])('the popup opens at the address “%s” %d times', async (hash, times) => {
  location.hash = hash
  expect(await countOpenings()).toBe(times)
  location.hash = ''
})
