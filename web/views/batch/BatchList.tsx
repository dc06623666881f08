import { type Batch, batchText } from '#web/content/batch.ts'
import { batches, isOnSale } from '#web/content/batches.ts'
import { longDate } from '#web/lib/format.ts'
import { views } from '#web/views.ts'

const { finder } = batchText

/** Every batch, those on sale first: the way to a batch without JavaScript, and what the form looks codes up in. */
export function BatchList() {
  return (
    <>
      <Group heading={finder.onSale} lots={batches.filter(isOnSale)} />
      <Group heading={finder.earlier} lots={batches.filter((batch) => !isOnSale(batch))} />
    </>
  )
}

function Group({ heading, lots }: { heading: string; lots: readonly Batch[] }) {
  if (lots.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="eyebrow font-text text-moss">{heading}</h2>
      <ul className="mt-3 border-leaf/20 border-t">
        {lots.map((batch) => (
          <li key={batch.lot} className="border-leaf/20 border-b">
            <a
              href={`${views.batch.path}/${batch.lot}`}
              data-find-lot={batch.lot}
              className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 rounded-sm py-3.5"
            >
              <span className="font-display text-leaf text-xl tabular-nums underline-offset-4 group-hover:underline">
                {batch.lot}
              </span>
              <span className="text-base">
                <State batch={batch} />
                {finder.made} {longDate(batch.madeOn)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function State({ batch: { recall, retired, sample } }: { batch: Batch }) {
  return (
    <>
      {sample && `${finder.sample}. `}
      {recall && <strong className="font-semibold text-clay">{finder.recalled}. </strong>}
      {retired && !recall && `${finder.retired}. `}
    </>
  )
}
