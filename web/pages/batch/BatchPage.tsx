import type { ReactNode } from 'react'
import { rupees } from '#contract/format.ts'
import { PublicPage } from '#web/frame/PublicPage.tsx'
import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { batchesOnSale, describeBatch, originOf, otherMrps } from '#web/shop/batch.ts'
import { isPast } from '#web/shop/claims.ts'
import { capitalize, fill } from '#web/shop/fill.ts'
import { Band } from '#web/ui/Band.tsx'
import { FilledText } from '#web/ui/FilledText.tsx'
import { Allergens, Warnings } from '#web/ui/Ingredients.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { LABEL_PATH, views } from '#web/views.ts'
import { BatchOrder } from './BatchOrder.tsx'
import { JarBack } from './JarBack.tsx'
import { Day, LotWords } from './LotWords.tsx'
import { MeasuredTable } from './MeasuredTable.tsx'
import { RecallNotice } from './RecallNotice.tsx'

/** Everything about one lot. Shows a recall first, and then no order button. */
export function BatchPage({ batch }: { batch: Batch }) {
  const content = useContent()
  const { copy, shopState } = content
  const { batch: words, label } = content.words
  const { lot, recall, retired, notes } = batch
  const today = new Date()
  // The recall is the main heading of the page, and receives the focus after a navigation.
  const LotHeading = recall ? 'h2' : 'h1'
  return (
    <PublicPage>
      <article data-lot={lot}>
        {recall && <RecallNotice batch={batch} recall={recall} />}
        <div className="page-grid gap-y-3 pt-1 pb-pad max-md:*:last:mt-4 lg:pt-3 xl:gap-y-6">
          <PageLink
            to={views.batch.path}
            className="c1 min-h-11 content-center justify-self-start text-base text-leaf underline-offset-4 hover:underline"
          >
            {words.allBatches}
          </PageLink>
          <div className="md:col-end-9">
            <p className="eyebrow text-fern">{words.eyebrow}</p>
            <LotHeading className="mt-2 text-h1 tabular-nums xl:mt-3">
              <FilledText
                text={words.lot}
                values={{ lot: <span className="whitespace-nowrap">{lot}</span> }}
              />
            </LotHeading>
            <p className="mt-2.5 text-balance text-lede md:mt-3.5 xl:mt-4">
              {fill(words.lede, { story: describeBatch(batch, content) })}
            </p>
            {shopState === 'demonstration' && (
              <p className="mt-3 text-balance text-fern text-small">{words.sample}</p>
            )}
            {(isPast(batch.expiresOn, today) || batchesOnSale(content, today).includes(batch)) && (
              <p
                className={`mt-5 text-base ${isPast(batch.expiresOn, today) ? '' : 'hidden lot-over:block'}`}
              >
                <FilledText text={words.past} values={{ expiresOn: <Day date={batch.expiresOn} /> }} />
              </p>
            )}
            {retired && (
              <p className="mt-5 text-base">
                <strong className="font-semibold text-leaf">{words.states.retired}</strong>{' '}
                <FilledText
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
          <JarBack batch={batch} />
        </div>
        {batch.report && <MeasuredTable batch={batch} report={batch.report} />}
        <Band tone="paper" className={batch.report ? '' : 'pt-0'}>
          <div className="page-grid">
            {notes.length > 0 && (
              <section className="md:col-end-7">
                <h2 className="text-h3">{words.notes}</h2>
                {notes.map((note) => (
                  <p key={note} className="mt-3">
                    <LotWords of={batch}>{note}</LotWords>
                  </p>
                ))}
              </section>
            )}
            <section className={notes.length > 0 ? 'md:c7' : 'md:col-end-9'}>
              {copy.label.storage && (
                <>
                  <h2 className="text-h3">{words.storage}</h2>
                  <p className="mt-3">{copy.label.storage}</p>
                </>
              )}
              <Allergens className="mt-3 font-semibold text-leaf" />
              <Warnings said={[]} className="mt-3 font-semibold text-leaf" />
              <PageLink to={LABEL_PATH} className="go mt-1 text-leaf">
                {label.more}
              </PageLink>
            </section>
          </div>
        </Band>
        <BatchOrder batch={batch} />
      </article>
    </PublicPage>
  )
}

/** Lists what was made, when, by whom and from where. */
function BatchFacts({ batch }: { batch: Batch }) {
  const content = useContent()
  const { language, packs, words } = content
  const sizeOf = (id: string) => packs.find((pack) => pack.id === id)?.size ?? id
  const inLotLanguage = (text: string) => <LotWords of={batch}>{text}</LotWords>
  const values: Record<keyof typeof words.batch.facts, ReactNode> = {
    madeOn: <Day date={batch.madeOn} />,
    expiresOn: (
      <>
        <Day date={batch.expiresOn} /> <span className="block font-normal">{words.label.afterOpening}</span>
      </>
    ),
    kilograms: `${batch.kilograms.toLocaleString('en-IN')} ${words.label.units.kg}`,
    packs: batch.packs.map(sizeOf).join(', '),
    mrps: otherMrps(batch, packs)
      .map(({ pack, mrp }) => `${sizeOf(pack)} ${rupees(mrp)}`)
      .join(', '),
    madeBy: inLotLanguage(batch.madeBy.join(', ')),
  }
  return (
    <dl className="ledger closed mt-6 xl:mt-8">
      {(Object.keys(values) as (keyof typeof values)[]).map(
        (name) =>
          values[name] && (
            <Fact key={name} name={words.batch.facts[name]}>
              {values[name]}
            </Fact>
          ),
      )}
      {batch.sources.map(({ what, ...source }) => (
        <Fact
          key={what}
          name={
            batch.language === language ? (
              fill(words.batch.source.name, { what })
            ) : (
              <FilledText text={words.batch.source.name} values={{ what: inLotLanguage(what) }} />
            )
          }
        >
          {inLotLanguage(capitalize(originOf(source, content)))}
        </Fact>
      ))}
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="md:grid md:grid-cols-2 md:items-baseline md:gap-x-gap">
      <dt className="text-base text-fern">{name}</dt>
      <dd className="text-pretty text-leaf tabular-nums [&_time]:font-semibold">{children}</dd>
    </div>
  )
}
