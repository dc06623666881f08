import { useContent } from '#web/content/context.ts'
import { type Batch, batchPath, isOnSale } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { longDate } from '#web/lib/format.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { inLanguage, views } from '#web/views.ts'
import { BatchPage, JarBack } from './BatchPage.tsx'
import { JarLabel } from './JarLabel.tsx'
import { LotWords } from './LotWords.tsx'

/** The finder and the label at `/batch`, the label alone where there is no batch, or the page of one lot below it. */
export function BatchView({ path }: { path: string }) {
  const { batches, pages } = useContent()
  const batch = batches.find((each) => path === batchPath(each))
  if (batch) return <BatchPage batch={batch} />
  return (
    <PublicPage className="wide grid grid-cols-1 gap-x-16 gap-y-14 pt-8 pb-24 lg:grid-cols-12 lg:pt-16 lg:pb-36">
      {batches.length > 0 ? (
        <BatchFinder isUnknown={path !== views.batch.path} />
      ) : (
        <h1 className="text-h1 lg:col-span-12">{pages.batch.title}</h1>
      )}
      {path === views.batch.path && <JarLabel />}
    </PublicPage>
  )
}

/** Finds a batch by its lot code, as `find-batch.ts` does; also the page for lots that there are not. */
function BatchFinder({ isUnknown }: { isUnknown: boolean }) {
  const { batch, batches, chat, language } = useContent()
  const { finder, notFound } = batch
  const { title, lede } = isUnknown ? notFound : finder
  return (
    <>
      <div className="lg:col-span-7">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[54ch] text-lede">{lede}</p>
        <form
          action={inLanguage(views.batch.path, language)}
          data-find-batch={isUnknown ? 'unknown' : ''}
          className="mt-9 max-w-xl"
        >
          <label htmlFor="lot" className="font-semibold text-leaf">
            {finder.label}
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              id="lot"
              name="lot"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="lot-hint"
              className="min-h-12 min-w-0 grow basis-[min(13rem,100%)] rounded-full border-[1.5px] border-leaf/50 bg-white px-5 text-lg tabular-nums"
            />
            <button type="submit" className={button.primary}>
              {finder.button}
            </button>
          </div>
          <p id="lot-hint" className="mt-3 text-base text-moss">
            {finder.hint}
          </p>
        </form>
        {isUnknown && (
          <p className="mt-5">
            <ChatLink placement="batch-unknown" text={chat.unknownLot} className={button.outline}>
              {finder.unknownChat}
            </ChatLink>
          </p>
        )}
        <LotList heading={finder.onSale} lots={batches.filter(isOnSale)} />
        <LotList heading={finder.earlier} lots={batches.filter((each) => !isOnSale(each))} />
      </div>
      <JarBack className="max-lg:hidden" />
    </>
  )
}

/** The way to a batch without JavaScript, and what a code is looked up in. */
function LotList({ heading, lots }: { heading: string; lots: readonly Batch[] }) {
  const { batch: words, language } = useContent()
  const { finder, states } = words
  if (lots.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="eyebrow font-text text-moss">{heading}</h2>
      <ul className="mt-3 border-leaf/20 border-t">
        {lots.map(({ lot, madeOn, recall, retired, sample, ...batch }) => (
          <li key={lot} className="border-leaf/20 border-b">
            <PageLink
              to={batchPath({ lot })}
              data-find-lot={lot}
              className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 py-3.5 underline-offset-4 hover:underline"
            >
              <span className="font-display text-leaf text-xl tabular-nums">{lot}</span>
              <span className="text-base">
                {sample && `${states.sample} `}
                {recall && (
                  <>
                    <strong className="font-semibold text-clay">{states.recalled}</strong>{' '}
                    <LotWords of={batch}>{recall.reason}</LotWords>{' '}
                  </>
                )}
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
