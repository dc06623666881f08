import { useContent } from '#web/content/context.ts'
import { type Batch, batchPath, isOnSale } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { longDate } from '#web/lib/format.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'
import { BatchPage } from './BatchPage.tsx'
import { LotForm } from './LotForm.tsx'

/** The finder at `/batch`, or the page of one lot below it. */
export function BatchView({ path }: { path: string }) {
  const { batches } = useContent()
  const batch = batches.find((each) => path === batchPath(each))
  return batch ? <BatchPage batch={batch} /> : <BatchFinder isUnknown={path !== views.batch.path} />
}

/** Finds a batch by its lot code; also the page for lots that there are not. */
function BatchFinder({ isUnknown }: { isUnknown: boolean }) {
  const { batch, batches, label } = useContent()
  const { finder, notFound } = batch
  const { title, lede } = isUnknown ? notFound : finder
  return (
    <PublicPage className="wide grid grid-cols-1 gap-x-16 gap-y-14 pt-8 pb-24 lg:grid-cols-12 lg:pt-16 lg:pb-36">
      <div className="lg:col-span-7">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[54ch] text-lede">{lede}</p>
        <LotForm isUnknown={isUnknown} />
        <LotList heading={finder.onSale} lots={batches.filter(isOnSale)} />
        <LotList heading={finder.earlier} lots={batches.filter((each) => !isOnSale(each))} />
      </div>
      <div className="hidden text-moss lg:col-span-5 lg:block">
        <Arch framed className="mx-auto max-w-96">
          <ContentPicture first name={label.picture} sizes="24rem" />
        </Arch>
        <p className="mx-auto mt-4 max-w-96 text-base text-moss">{batch.caption}</p>
      </div>
    </PublicPage>
  )
}

/** The way to a batch without JavaScript, and what the form looks codes up in. */
function LotList({ heading, lots }: { heading: string; lots: readonly Batch[] }) {
  const { batch: words, language } = useContent()
  const { finder, states } = words
  if (lots.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="eyebrow font-text text-moss">{heading}</h2>
      <ul className="mt-3 border-leaf/20 border-t">
        {lots.map(({ lot, madeOn, recall, retired, sample }) => (
          <li key={lot} className="border-leaf/20 border-b">
            <PageLink
              to={batchPath({ lot })}
              data-find-lot={lot}
              className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 rounded-sm py-3.5"
            >
              <span className="font-display text-leaf text-xl tabular-nums underline-offset-4 group-hover:underline">
                {lot}
              </span>
              <span className="text-base">
                {sample && `${states.sample} `}
                {recall && <strong className="font-semibold text-clay">{states.recalled} </strong>}
                {retired && !recall && `${states.retired} `}
                {fill(finder.made, { date: longDate(madeOn, language) })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
