import { useContent } from '#web/content/context.ts'
import { labelsPath } from '#web/domain/jar-label.ts'
import { views } from '#web/views.ts'
import { OwnerHeader } from '../admin/OwnerHeader.tsx'
import { LabelsPage } from './LabelsPage.tsx'

/** The owner's: the labels of a lot, or at `/batch/labels` the lots that there are labels of. */
export function LabelsView({ path }: { path: string }) {
  const { batches } = useContent()
  const batch = batches.find((each) => path === labelsPath(each))
  return (
    <main id="main" className="group pb-24 text-base tabular-nums print:p-0">
      <OwnerHeader
        title={batch ? `Labels of lot ${batch.lot}` : 'Labels'}
        back={batch ? 'All lots' : 'Dashboard'}
        to={batch ? views.labels.path : views.admin.path}
      />
      {batch ? <LabelsPage batch={batch} /> : <Lots />}
    </main>
  )
}

function Lots() {
  const { batches } = useContent()
  return (
    <div className="wide py-10 lg:py-16">
      <p className="max-w-[60ch]">For which lot? A lot that is no longer sold has none.</p>
      <ul className="mt-6 max-w-xl border-leaf/20 border-t">
        {batches
          .filter(({ retired }) => !retired)
          .map((batch) => (
            <li key={batch.lot} className="border-leaf/20 border-b">
              <a
                href={labelsPath(batch)}
                className="flex min-h-14 items-center font-display text-leaf text-xl underline-offset-4 hover:underline"
              >
                {batch.lot}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}
