import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What may take the focus of a control within it: a list, a row, a form or a panel. */
const AROUND = '[tabindex="-1"], li, form, section, main'

/**
 * Focuses what is around an element that goes while it has the focus, such as a button that is done: a keyboard would start
 * again at the top of the page, and a screen reader would say nothing. Where another page shows the same control, which has
 * the same `data-control`, that one is focused.
 *
 * @returns the ref of the element
 */
export function useHandOver<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null)
  useLayoutEffect(() => {
    const element = control.current
    return () => {
      if (!element || document.activeElement !== element) return
      const around: HTMLElement[] = []
      for (let each = element.parentElement; each; each = each.parentElement)
        if (each.matches(AROUND)) around.push(each)
      // Once all is removed or hidden, and unless something else has taken the focus.
      queueMicrotask(() => {
        const { activeElement } = document
        if (activeElement && activeElement !== document.body && activeElement !== element) return
        const { control: name } = element.dataset
        const same = name ? document.querySelectorAll<HTMLElement>(`[data-control="${name}"]`) : []
        const stays = [...same, ...around].find((each) => each.isConnected && each.checkVisibility())
        if (!stays) return
        if (stays.tabIndex < 0) stays.tabIndex = -1
        stays.focus({ preventScroll: true })
      })
    }
  }, [])
  return control
}
