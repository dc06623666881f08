/** The nearest element around the target of an event that matches a selector, for listeners of a whole page. */
export function closest<E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null
}
