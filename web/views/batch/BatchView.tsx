import { useContent } from '#web/content/context.ts'
import { views } from '#web/views.ts'
import { BatchFinder } from './BatchFinder.tsx'
import { BatchPage } from './BatchPage.tsx'

/** The finder at `/batch`, or the page of one lot below it. */
export function BatchView({ path }: { path: string }) {
  const { batches } = useContent()
  const batch = batches.find(({ lot }) => path === `${views.batch.path}/${lot}`)
  return batch ? <BatchPage batch={batch} /> : <BatchFinder isUnknown={path !== views.batch.path} />
}
