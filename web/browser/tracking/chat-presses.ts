import { orderReference, REFERENCE_RANDOM_BYTES } from '#worker/orders/contract.ts'
import { closest } from '../closest.ts'

/** Presses on a link that follow each other so soon, in ms, are one: a double tap. */
const SAME_PRESS_MS = 1000

/** Calls back, before other listeners, with each chat link that is clicked; a middle click opens the chat too. */
export function onChatPress(page: Document, act: (link: HTMLElement) => void): void {
  for (const type of ['click', 'auxclick'] as const)
    page.addEventListener(
      type,
      (event) => {
        const link = closest(event, 'a[data-chat]')
        if (link && (type === 'click' || event.button === 1)) act(link)
      },
      { capture: true },
    )
}

/** Whether a press belongs to the one that was recorded at this time, which the link has in `data-recorded-at`. */
export function isSamePress(recordedAt: string): boolean {
  return Date.now() - Number(recordedAt) < SAME_PRESS_MS
}

/** Makes a random reference for an order. */
export function newReference(): string {
  return orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
}
