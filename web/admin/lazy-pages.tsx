import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { LoadingNote, PanelBoundary } from './controls/Panel.tsx'

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
export const LastChange = lazyPage((pages) => pages.LastChange, null)
export const orderParts = {
  FoundOrders: lazyPage((pages) => pages.FoundOrders, <LoadingNote className="py-4" />),
  NewSale: lazyPage((pages) => pages.NewSale, <LoadingNote className="py-4" />),
}

function lazyPage<Props extends object>(
  pick: (pages: Pages) => ComponentType<Props>,
  loading: ReactNode = <LoadingNote className="wide min-h-dvh py-4" />,
) {
  const load = () => lazy(async () => ({ default: pick(await loadPages()) }))
  const page: LoadedPage<Props> = { Component: load() }
  // React remembers a failure for as long as the component is the same.
  const loadAgain = () => {
    page.Component = load()
  }
  return memo((props: Props) => (
    <PanelBoundary onRetry={loadAgain}>
      <Suspense fallback={loading}>
        <LatestPage page={page} props={props} />
      </Suspense>
    </PanelBoundary>
  ))
}

type LoadedPage<Props> = { Component: ComponentType<Props> }

/** Renders the component that a page has when this is rendered, which a retry has replaced. */
function LatestPage<Props extends object>({ page, props }: { page: LoadedPage<Props>; props: Props }) {
  return <page.Component {...props} />
}
