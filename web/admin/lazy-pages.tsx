import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { LoadingNote, PanelBoundary } from './controls/Panel.tsx'

const loadOrders = async () => (await import('./orders/OrdersPage.tsx')).OrdersPage
const loadMore = async () => (await import('./More.tsx')).More
const loadGuide = async () => (await import('./setup-guide/SetupGuide.tsx')).SetupGuide

const LOADING = <LoadingNote className="wide min-h-dvh py-4" />

/** Fetched once the first screen is hydrated, beside its numbers. */
export const loadDetails = async () => (await import('./Details.tsx')).Details

/* Pages that are not shown first, each in a chunk of its own. */
export const OrdersPage = lazyPage(loadOrders)
export const More = lazyPage(loadMore)
export const SetupGuide = lazyPage(loadGuide)
/** What the overview has below its first screen. */
export const Details = lazyPage(loadDetails, null)

/** Fetches the code of all of them, so that they open without a network, too. */
export function fetchLazyPages(): Promise<unknown> {
  return Promise.all([loadGuide(), loadOrders(), loadMore()])
}

/** Makes a component whose code is fetched when it is first rendered. Where that fails, a notice explains it. */
function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = LOADING,
) {
  const fetchLater = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        void window.eventReplay.fallBack()
        throw error
      }
    })
  let Loaded = fetchLater()
  const LatestLoaded = (props: Props) => <Loaded {...props} />
  // React remembers a failure for as long as the component is the same.
  const fetchAgain = () => {
    Loaded = fetchLater()
  }
  return (props: Props) => (
    <PanelBoundary data={undefined} onRetry={fetchAgain}>
      <Suspense fallback={loading}>
        <LatestLoaded {...props} />
      </Suspense>
    </PanelBoundary>
  )
}
