import { afterEach, expect, it, vi } from 'vitest'
import { openPopup } from '#web/pages/home/popup/open-popup.ts'
import { LAUNCH_POPUP, openPopupAfterDelay } from '#web/pages/home/popup/popup-timer.ts'

vi.mock('#web/pages/home/popup/open-popup.ts', () => ({ openPopup: vi.fn() }))

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** How often the popup has opened a while after a page has appeared in which this event came before its second was over. */
async function countOpeningsAfter(type: string): Promise<number> {
  vi.useFakeTimers()
  document.body.innerHTML = `<main></main><dialog ${LAUNCH_POPUP}></dialog>`
  const close = openPopupAfterDelay(document)
  vi.advanceTimersByTime(900)
  document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }))
  vi.advanceTimersByTime(5000)
  await vi.dynamicImportSettled()
  close()
  return vi.mocked(openPopup).mock.calls.length
}

// A Tab from the browser's own bar comes as a keyup, a press of assistive technology as a click.
it.each(['keydown', 'keyup', 'pointerdown', 'touchstart', 'click', 'wheel'])(
  'the popup does not open after the event “%s”',
  async (type) => expect(await countOpeningsAfter(type)).toBe(0),
)

it.each(['mousemove', 'focusin', 'scroll'])('the popup opens in spite of the event “%s”', async (type) =>
  expect(await countOpeningsAfter(type)).toBe(1),
)

it('the popup does not open over what is begun while its own script is loaded', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<dialog ${LAUNCH_POPUP}></dialog>`
  openPopupAfterDelay(document)
  vi.advanceTimersByTime(1000)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  await vi.dynamicImportSettled()
  expect(openPopup).not.toHaveBeenCalled()
})

it('the popup, which greets with “live”, does not open while no orders are taken', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<dialog ${LAUNCH_POPUP}></dialog>`
  document.documentElement.toggleAttribute('data-closed', true)
  openPopupAfterDelay(document)
  document.documentElement.toggleAttribute('data-closed', false)
  vi.advanceTimersByTime(1000)
  await vi.dynamicImportSettled()
  expect(openPopup).not.toHaveBeenCalled()
})

it.each([
  ['#faq', 0],
  ['#hero', 1],
])('the popup opens at the address “%s” %d times', async (hash, times) => {
  vi.useFakeTimers()
  location.hash = hash
  document.body.innerHTML = `<dialog ${LAUNCH_POPUP}></dialog>`
  openPopupAfterDelay(document)
  vi.advanceTimersByTime(1000)
  await vi.dynamicImportSettled()
  location.hash = ''
  expect(openPopup).toHaveBeenCalledTimes(times)
})
