import { THROWN } from '../api/unreachable.ts'

/** What a visitor does that wants a living page. */
export const EARLY = ['pointerdown', 'keydown', 'input', 'click', 'submit'] as const

/**
 * @param event one of `EARLY`, come before the code that answers to it
 * @returns does again what it would have done; nothing for what the browser does without code, as following a link
 */
export function whatIsMeant({ type, target }: Event): (() => void) | undefined {
  if (type === 'submit' && target instanceof HTMLFormElement) return () => target.requestSubmit()
  const button = type === 'click' && target instanceof Element && target.closest('button')
  if (button && button.type !== 'submit') return () => button.click()
  return undefined
}

/**
 * Does what can be done of an event whose code can't be had: what a question's button folds is in the page already, so
 * it opens and closes without React too. Of anything else it says that it failed.
 *
 * @param target of the event
 */
export function doWithout(target: Element): void {
  const button = target.closest('button')
  const answer = document.querySelector(`[data-answer][id="${button?.getAttribute('aria-controls')}"]`)
  if (answer) button?.setAttribute('aria-expanded', String(!answer.toggleAttribute('hidden')))
  else alert(`${THROWN.message}\n${THROWN.description}`)
}
