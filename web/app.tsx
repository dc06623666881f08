import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { Arrival } from './layout/Arrival.tsx'
import { getThePage, loadedView, loadView } from './lib/load-view.ts'
import { type ViewName, viewAt, views } from './views.ts'

const lazyViews = new Map<ViewName, ComponentType>(
  Object.values(views).map(({ name }) => [name, lazy(() => loadView(name).catch(getThePage))]),
)

type Props = {
  /** Called once a view stands on the page and answers to a visitor. */
  onArrival?: () => void
}

export function App({ onArrival }: Props) {
  const [path] = useLocation()
  const { name } = viewAt(path)
  return (
    <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
      <View key={name} name={name} />
      <Arrival path={path} onArrival={onArrival} />
    </Suspense>
  )
}

/** A view whose code is there is drawn at once; as a lazy one it would wait a third of a second behind a blank page. */
function View({ name }: { name: ViewName }) {
  const [Content] = useState(() => loadedView(name) ?? lazyViews.get(name))
  return Content ? <Content /> : null
}
