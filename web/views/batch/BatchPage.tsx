import type { ReactNode } from 'react'
import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { Arch } from '#web/ui/Arch.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { Filled } from '#web/ui/Filled.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { LABEL_PATH, views } from '#web/views.ts'
import { BatchOrder } from './BatchOrder.tsx'
import { Day, LotWords } from './LotWords.tsx'
import { MeasuredTable } from './MeasuredTable.tsx'
import { RecallNotice } from './RecallNotice.tsx'

/** Everything about one lot. A recall stands above all of it, and nothing is sold below one. */
export function BatchPage({ batch }: { batch: Batch }) {
  const { batch: words, label } = useContent()
  const { lot, sample, recall, retired, notes } = batch
  // The recall is the heading of the page, and what has the focus after a switch of views.
  const LotHeading = recall ? 'h2' : 'h1'
  return (
    <PublicPage className="wide pt-4 pb-24 lg:pt-8 lg:pb-36">
      <article data-lot={lot}>
        {recall && <RecallNotice batch={batch} recall={recall} />}
        <PageLink
          to={views.batch.path}
          className="mt-4 inline-flex min-h-11 items-center text-base text-leaf underline-offset-4 hover:underline"
        >
          {words.allBatches}
        </PageLink>
        <div className="mt-4 grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="eyebrow text-moss">{words.eyebrow}</p>
            <LotHeading className="mt-3 text-h1 tabular-nums">
              <Filled text={words.lot} values={{ lot: <span className="whitespace-nowrap">{lot}</span> }} />
            </LotHeading>
            <p className="mt-5 max-w-[48ch] text-lede">{words.lede}</p>
            {sample && <p className="mt-5 border-honey border-l-2 pl-4 text-base">{words.sample}</p>}
            {retired && (
              <p className="mt-5 border-moss border-l-2 pl-4 text-base">
                <strong className="font-semibold text-leaf">{words.states.retired}</strong>{' '}
                <Filled
                  text={words.retired}
                  values={{
                    reason: <LotWords of={batch}>{retired.reason}</LotWords>,
                    date: <Day date={retired.on} />,
                  }}
                />
              </p>
            )}
            <BatchFacts batch={batch} />
          </div>
          <JarBack />
        </div>
        <MeasuredTable batch={batch} />
        <div className="mt-14 grid gap-x-16 gap-y-10 border-leaf/20 border-t pt-10 lg:mt-20 lg:grid-cols-2 lg:pt-14">
          {notes.length > 0 && (
            <section>
              <h2 className="text-h3">{words.notes}</h2>
              {notes.map((note) => (
                <p key={note} className="mt-3 max-w-[54ch]">
                  <LotWords of={batch}>{note}</LotWords>
                </p>
              ))}
            </section>
          )}
          <section>
            <h2 className="text-h3">{words.storage}</h2>
            <p className="mt-3 max-w-[54ch]">{label.storage}</p>
            <PageLink
              to={LABEL_PATH}
              className="mt-1 inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
            >
              {label.more}
            </PageLink>
          </section>
        </div>
        {!recall && <BatchOrder batch={batch} />}
      </article>
    </PublicPage>
  )
}

/** What, when, by whom and from where. */
function BatchFacts({ batch }: { batch: Batch }) {
  const { batch: words, label, packs } = useContent()
  const own = (text: string) => <LotWords of={batch}>{text}</LotWords>
  const values: Record<keyof typeof words.facts, ReactNode> = {
    madeOn: <Day date={batch.madeOn} />,
    bestBefore: (
      <>
        <Day date={batch.bestBefore} /> <span className="block font-normal">{label.afterOpening}</span>
      </>
    ),
    kilograms: `${batch.kilograms} ${label.units.kg}`,
    packs: packs.list.flatMap(({ id, size }) => (batch.packs.includes(id) ? [size] : [])).join(', '),
    cookedBy: own(batch.cookedBy.join(', ')),
    amla: own(batch.sources.amla),
    honey: own(batch.sources.honey),
  }
  return (
    <dl className="mt-9 border-leaf/20 border-t">
      {(Object.keys(values) as (keyof typeof values)[]).map((name) => (
        <div key={name} className="grid items-baseline border-leaf/20 border-b py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-base text-moss">{words.facts[name]}</dt>
          <dd className="text-pretty text-leaf tabular-nums [&_time]:font-semibold">{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The back of a jar, and where its code is. */
export function JarBack({ className = '' }: { className?: string }) {
  const { batch, label } = useContent()
  return (
    <figure className={`mx-auto w-full max-w-80 text-moss lg:col-span-5 lg:max-w-96 ${className}`}>
      <Arch framed>
        <ContentPicture first name={label.picture} sizes="(width >= 64rem) 24rem, 80vw" />
      </Arch>
      <figcaption className="mt-4 text-balance text-center text-base">{batch.caption}</figcaption>
    </figure>
  )
}
