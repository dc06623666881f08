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

const LOADING = <LoadingNote className="wide min-h-dvh py-4" />

export const OrdersPage = lazyPage((pages) => pages.OrdersPage)
export const More = lazyPage((pages) => pages.More)
export const SetupGuide = lazyPage((pages) => pages.SetupGuide)
// What is below them is not in view before they are loaded, so that nothing there is pushed down.
export const Inquiries = lazyPage((pages) => pages.Inquiries, <div className="min-h-dvh" />)
export const SiteNotes = lazyPage((pages) => pages.SiteNotes, null)
export const DailyChart = lazyPage((pages) => pages.DailyChart, null)
export const SalesSources = lazyPage((pages) => pages.SalesSources, null)
export const Breakdowns = lazyPage((pages) => pages.Breakdowns, null)

function lazyPage<Props extends object>(
  pick: (pages: Pages) => ComponentType<Props>,
  loading: ReactNode = LOADING,
) {
  const load = () => lazy(async () => ({ default: pick(await loadPages()) }))
  let Loaded = load()
  const LatestLoaded = (props: Props) => <Loaded {...props} />
  // React remembers a failure for as long as the component is the same.
  const loadAgain = () => {
    Loaded = load()
  }
  return memo((props: Props) => (
    <PanelBoundary onRetry={loadAgain}>
      <Suspense fallback={loading}>
        <LatestLoaded {...props} />
      </Suspense>
    </PanelBoundary>
  ))
}
