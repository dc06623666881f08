import { useSyncExternalStore } from 'react'

/** Whether what is drawn stands on the page already, as HTML. On a server: yes, for it will. */
export function useHydrating(): boolean {
  return useSyncExternalStore(unchanging, no, yes)
}

/** While a page is being hydrated React asks the third function of useSyncExternalStore, afterwards the second. */
const unchanging = () => () => {}
const no = () => false
const yes = () => true
