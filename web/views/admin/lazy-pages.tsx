import { type ComponentType, lazy, Suspense } from 'react'
import { Loading, Part } from './controls/Panel.tsx'

const loadOrders = async () => (await import('./orders/OrdersPage.tsx')).OrdersPage
const loadMore = async () => (await import('./More.tsx')).More
const loadGuide = async () => (await import('./setup-guide/SetupGuide.tsx')).SetupGuide

/* Pages that are not shown first, each in a chunk of its own. */
export const OrdersPage = lazyPage(loadOrders)
export const More = lazyPage(loadMore)
export const SetupGuide = lazyPage(loadGuide)

/** Fetches the code of all of them, so that they open without a network, too. */
export function fetchLazyPages(): Promise<unknown> {
  return Promise.all([loadGuide(), loadOrders(), loadMore()])
}

/** Makes a component whose code is fetched when it is first rendered. */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props: Props) => (
    <Part keys={[]}>
      <Suspense fallback={<Loading className="wide min-h-dvh py-4" />}>
        <Loaded {...props} />
      </Suspense>
    </Part>
  )
}
