import { type ComponentType, lazy, Suspense } from 'react'
import { Part } from './controls/Panel.tsx'

const loadOrders = async () => (await import('./orders/OrdersPage.tsx')).OrdersPage
const loadMore = async () => (await import('./More.tsx')).More
const loadGuide = async () => (await import('./setup-guide/SetupGuide.tsx')).SetupGuide

/* What is not shown first, each in a chunk of its own. */
export const OrdersPage = later(loadOrders)
export const More = later(loadMore)
export const SetupGuide = later(loadGuide)

/** Fetches all of it, so that it opens without a network, too. */
export function fetchLater(): Promise<unknown> {
  return Promise.all([loadGuide(), loadOrders(), loadMore()])
}

/** A component whose code may still be on its way. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props: Props) => (
    <Part keys={[]}>
      <Suspense fallback={<p className="wide min-h-dvh py-4 text-moss">Loading...</p>}>
        <Loaded {...props} />
      </Suspense>
    </Part>
  )
}
