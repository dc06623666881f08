import { useContent } from '../model/context.ts'
import { batchPath, recalledBatches } from '../shop/batch.ts'
import { fill } from '../shop/fill.ts'
import { PageLink } from './PageLink.tsx'

/**
 * Names each recalled lot whose jars may still be in a kitchen, with the way to its page. The demonstration's recall is a
 * sample, and only its lot's page shows it.
 */
export function RecallLines({ className = '' }: { className?: string }) {
  const { batches, shopState, words } = useContent()
  const recalled = recalledBatches(batches, new Date())
  if (shopState === 'demonstration' || recalled.length === 0) return null
  return (
    <div className={className}>
      {recalled.map(({ lot }) => (
        <p key={lot}>
          <PageLink to={batchPath({ lot })} className="font-semibold text-clay underline underline-offset-4">
            {fill(words.batch.recall.title, { lot })}
          </PageLink>
        </p>
      ))}
    </div>
  )
}
