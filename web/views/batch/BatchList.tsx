import { useContent } from '#web/content/context.ts'
import { type Batch, isOnSale } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { longDate } from '#web/lib/format.ts'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/** Every batch, those on sale first: the way to a batch without JavaScript, and what the form looks codes up in. */
export function BatchList() {
  const { batch, batches } = useContent()
  const { finder } = batch
  return (
    <>
      <Group heading={finder.onSale} lots={batches.filter(isOnSale)} />
      <Group heading={finder.earlier} lots={batches.filter((each) => !isOnSale(each))} />
    </>
  )
}

function Group({ heading, lots }: { heading: string; lots: readonly Batch[] }) {
  const { batch: words, language } = useContent()
  const { finder } = words
  if (lots.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="eyebrow font-text text-moss">{heading}</h2>
      <ul className="mt-3 border-leaf/20 border-t">
        {lots.map((batch) => (
          <li key={batch.lot} className="border-leaf/20 border-b">
            <PageLink
              to={`${views.batch.path}/${batch.lot}`}
              data-find-lot={batch.lot}
              className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 rounded-sm py-3.5"
            >
              <span className="font-display text-leaf text-xl tabular-nums underline-offset-4 group-hover:underline">
                {batch.lot}
              </span>
              <span className="text-base">
                <State batch={batch} />
                {fill(finder.made, { date: longDate(batch.madeOn, language) })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function State({ batch: { recall, retired, sample } }: { batch: Batch }) {
  const { states } = useContent().batch
  return (
    <>
      {sample && `${states.sample} `}
      {recall && <strong className="font-semibold text-clay">{states.recalled} </strong>}
      {retired && !recall && `${states.retired} `}
    </>
  )
}
