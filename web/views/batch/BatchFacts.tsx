import { Fragment, type ReactNode } from 'react'
import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { longDate } from '#web/lib/format.ts'
import { LotWords } from './LotWords.tsx'

/** What, when, by whom and from where. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { batch: words, label, packs } = useContent()
  const { facts } = words
  const sizes = packs.list.filter(({ id }) => batch.packs.includes(id)).map(({ size }) => size)
  const own = (words: string) => <LotWords of={batch}>{words}</LotWords>
  const rows: [name: string, value: ReactNode][] = [
    [facts.madeOn, <Day key="made" date={batch.madeOn} />],
    [
      facts.bestBefore,
      <Fragment key="best">
        <Day date={batch.bestBefore} />
        {label.afterOpening && <span className="block">{label.afterOpening}</span>}
      </Fragment>,
    ],
    [facts.kilograms, `${batch.kilograms} ${label.units.kg}`],
    [facts.packs, sizes.join(', ')],
    [facts.cookedBy, own(batch.cookedBy.join(', '))],
    [facts.amla, own(batch.sources.amla)],
    [facts.honey, own(batch.sources.honey)],
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
  const { language } = useContent()
  return (
    <time dateTime={date} className="font-semibold">
      {longDate(date, language)}
    </time>
  )
}
