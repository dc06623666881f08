import { Fragment, type ReactNode } from 'react'
import { type Batch, batchText } from '#web/content/batch.ts'
import { labelFacts } from '#web/content/label.ts'
import { packs } from '#web/content/packs.ts'
import { longDate } from '#web/lib/format.ts'

/** What, when, by whom and from where. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { facts } = batchText
  const sizes = packs.filter(({ id }) => batch.packs.includes(id)).map(({ size }) => size)
  const rows: [name: string, value: ReactNode][] = [
    [facts.madeOn, <Day key="made" date={batch.madeOn} />],
    [
      facts.bestBefore,
      <Fragment key="best">
        <Day date={batch.bestBefore} />
        {labelFacts.afterOpening && `. ${labelFacts.afterOpening}.`}
      </Fragment>,
    ],
    [facts.kilograms, `${batch.kilograms} kg`],
    [facts.packs, sizes.join(', ')],
    [facts.cookedBy, batch.cookedBy.join(', ')],
    [facts.amla, batch.sources.amla],
    [facts.honey, batch.sources.honey],
  ]
  return (
    <dl className="mt-9 border-leaf/20 border-t print:mt-4">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid items-baseline gap-x-6 border-leaf/20 border-b py-3 sm:grid-cols-[11rem_1fr] print:grid-cols-[11rem_1fr] print:py-1.5"
        >
          <dt className="text-base text-moss">{name}</dt>
          <dd className="text-pretty text-leaf tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="font-semibold">
      {longDate(date)}
    </time>
  )
}
