import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { longDate } from '#web/lib/format.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'
import { BatchFacts } from './BatchFacts.tsx'
import { BatchOrder } from './BatchOrder.tsx'
import { BatchPicture } from './BatchPicture.tsx'
import { LotWords } from './LotWords.tsx'
import { MeasuredTable } from './MeasuredTable.tsx'
import { RecallNotice } from './RecallNotice.tsx'

/** Everything about one lot. A recall stands above all of it, and nothing is sold below one. */
export function BatchPage({ batch }: { batch: Batch }) {
  const { batch: words, label, language } = useContent()
  const { lot, sample, recall, retired, notes } = batch
  // The recall is the heading of the page, and what has the focus after a switch of views.
  const LotHeading = recall ? 'h2' : 'h1'
  return (
    <PublicPage className="wide pt-4 pb-24 lg:pt-8 lg:pb-36 print:p-0">
      <article data-lot={lot} data-recalled={recall ? '' : undefined}>
        {recall && <RecallNotice batch={batch} recall={recall} />}
        <PageLink
          to={views.batch.path}
          className="inline-flex min-h-11 items-center text-base text-leaf in-[[data-recalled]]:mt-6 underline-offset-4 hover:underline print:hidden"
        >
          {words.allBatches}
        </PageLink>
        <div className="mt-4 grid gap-x-16 gap-y-10 lg:mt-6 lg:grid-cols-12 print:block">
          <div className="lg:col-span-7">
            <p className="eyebrow text-moss">{words.eyebrow}</p>
            <LotHeading className="mt-3 text-h1 tabular-nums">
              <Filled text={words.lot} values={{ lot: <span className="whitespace-nowrap">{lot}</span> }} />
            </LotHeading>
            <p className="mt-5 max-w-[48ch] text-lede print:hidden">{words.lede}</p>
            {sample && <p className="mt-5 border-honey border-l-2 pl-4 text-base">{words.sample}</p>}
            {retired && (
              <p className="mt-5 border-moss border-l-2 pl-4 text-base">
                <strong className="font-semibold text-leaf">{words.states.retired}</strong>{' '}
                <Filled
                  text={words.retired}
                  values={{
                    reason: <LotWords of={batch}>{retired.reason}</LotWords>,
                    date: <time dateTime={retired.on}>{longDate(retired.on, language)}</time>,
                  }}
                />
              </p>
            )}
            <BatchFacts batch={batch} />
          </div>
          <BatchPicture batch={batch} className="lg:col-span-5 print:hidden" />
        </div>
        <MeasuredTable batch={batch} />
        <div className="mt-14 grid gap-x-16 gap-y-10 border-leaf/20 border-t pt-10 lg:mt-20 lg:grid-cols-12 lg:pt-14 print:mt-6 print:block print:pt-4">
          {notes.length > 0 && (
            <section className="lg:col-span-6">
              <h2 className="text-h3">{words.notes}</h2>
              {notes.map((note) => (
                <p key={note} className="mt-3 max-w-[54ch]">
                  <LotWords of={batch}>{note}</LotWords>
                </p>
              ))}
            </section>
          )}
          <section className="lg:col-span-6 print:mt-4">
            <h2 className="text-h3">{words.storage}</h2>
            <p className="mt-3 max-w-[54ch]">{label.storage}</p>
          </section>
        </div>
        {!recall && <BatchOrder batch={batch} />}
      </article>
    </PublicPage>
  )
}
