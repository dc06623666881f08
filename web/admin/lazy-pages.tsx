import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from './controls/lazy-part.tsx'
import { LoadingNote } from './controls/Panel.tsx'

type Pages = typeof import('./pages.ts')

/** Loads the one script of what comes after the first screen. Once it is there, every page opens without a network. */
export async function loadPages(): Promise<Pages> {
  try {
    return await import('./pages.ts')
  } catch (error) {
    void window.eventReplay.fallBack()
    throw error
  }
}

export const OrdersPage = lazyPage((pages) => pages.OrdersPage)
export const More = lazyPage((pages) => pages.More)
export const SetupGuide = lazyPage((pages) => pages.SetupGuide)
export const Details = lazyPage((pages) => pages.Details)
export const orderParts = {
  OrderFields: lazyPage((pages) => pages.OrderFields, <LoadingNote className="py-4" />),
  OrderDetails: lazyPage((pages) => pages.OrderDetails, null),
  KeepMessages: lazyPage((pages) => pages.KeepMessages, null),
}

function lazyPage<Props extends object>(
  pick: (pages: Pages) => ComponentType<Props>,
  loading: ReactNode = <LoadingNote className="wide min-h-dvh py-4" />,
) {
  return lazyPart(async () => pick(await loadPages()), loading)
}
