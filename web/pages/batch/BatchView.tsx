import { PublicPage } from '#web/frame/PublicPage.tsx'
import { Question } from '#web/frame/Question.tsx'
import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { batchesOnSale, batchPath, describeBatch, leadText, newestBatch } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { inLanguage, views } from '#web/views.ts'
import { BatchPage } from './BatchPage.tsx'
import { JarBack } from './JarBack.tsx'
import { JarLabel } from './JarLabel.tsx'
import { LotWords } from './LotWords.tsx'

/** The finder and the label at `/batch`, the label alone where there is no batch, or the page of one lot below it. */
export function BatchView({ path }: { path: string }) {
  const { batches, words } = useContent()
  const batch = batches.find((each) => path === batchPath(each))
  if (batch) return <BatchPage batch={batch} />
  return (
    <PublicPage>
      <div className="page-grid pt-8 pb-pad xl:pt-14">
        {batches.length > 0 ? (
          <BatchFinder isUnknown={path !== views.batch.path} />
        ) : (
          <h1 className="text-h1">{words.pages.batch.title}</h1>
        )}
      </div>
      {path === views.batch.path && (
        <Band tone="paper">
          <div className="wide">
            <JarLabel />
          </div>
        </Band>
      )}
    </PublicPage>
  )
}

/** Finds a batch by its lot code, as `find-batch.ts` does; also the page for lots that there are not. */
function BatchFinder({ isUnknown }: { isUnknown: boolean }) {
  const content = useContent()
  const { batches, language, words } = content
  const { finder, notFound } = words.batch
  const onSale = batchesOnSale(content, new Date())
  const { title, lede } = isUnknown ? notFound : finder
  return (
    <>
      <div className="md:col-end-9">
        <h1 className="text-h1">{title}</h1>
        <p id="lot-lede" className="mt-2.5 text-balance text-lede md:mt-3.5 xl:mt-4">
          {lede}
        </p>
        <form
          action={inLanguage(views.batch.path, language)}
          data-find-batch={isUnknown ? 'unknown' : ''}
          className="mt-6 xl:mt-8"
        >
          <label htmlFor="lot" className="font-semibold text-leaf">
            {finder.label}
          </label>
          <div className="mt-2 flex flex-wrap gap-2.5">
            <input
              id="lot"
              name="lot"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={isUnknown || undefined}
              aria-describedby={isUnknown ? 'lot-lede lot-hint' : 'lot-hint'}
              className="min-h-12 min-w-0 grow basis-[min(8rem,100%)] rounded-sm border-[1.5px] border-leaf/60 px-4 text-lg tabular-nums aria-invalid:border-clay"
            />
            <button type="submit" className={button.primary}>
              {finder.button}
            </button>
          </div>
          <p id="lot-hint" className="mt-2 text-fern text-small">
            {finder.hint}
          </p>
        </form>
        {isUnknown && (
          <>
            <p className="mt-5">
              <ChatLink
                placement="batch-unknown"
                text={words.batch.messages.unknownLot}
                className={button.outline}
              >
                {finder.unknownChat}
              </ChatLink>
            </p>
            <Question placement="batch-unknown" className="mt-5" />
          </>
        )}
      </div>
      <JarBack batch={newestBatch(content)} className="md:row-span-2" />
      {/* After its date the newest lot on sale is one of the earlier ones, below their heading. */}
      <div className="grid gap-y-8 md:col-end-9 xl:gap-y-10 lot-over:*:first:order-last">
        <LotList heading={finder.onSale} lots={onSale} />
        <LotList heading={finder.earlier} lots={batches.filter((each) => !onSale.includes(each))} />
      </div>
    </>
  )
}

/** Lists the batches: the way to each without JavaScript, and the list in which codes are looked up. */
function LotList({ heading, lots }: { heading: string; lots: readonly Batch[] }) {
  const content = useContent()
  const { language, shopState, words } = content
  const newest = newestBatch(content)
  const isOnSale = lots[0] === newest
  const { finder, states } = words.batch
  if (lots.length === 0) return null
  return (
    <section>
      <h2 className={`eyebrow font-text text-fern ${isOnSale ? 'lot-over:hidden' : ''}`}>{heading}</h2>
      <ul className="ledger closed mt-2 *:p-0">
        {lots.map((batch) => {
          const { lot, madeOn, recall, retired } = batch
          return (
            <li key={lot}>
              <PageLink
                to={batchPath({ lot })}
                data-find-lot={lot}
                className="md:grid md:grid-cols-[9rem_1fr] md:items-baseline md:gap-x-gap py-ledger underline-offset-4 hover:underline max-md:block"
              >
                <span className="block font-display text-h4 text-leaf tabular-nums">{lot}</span>
                <span className="text-base">
                  {shopState === 'demonstration' && `${states.sample} `}
                  {recall && (
                    <>
                      <strong className="font-semibold text-clay">{states.recalled}</strong>{' '}
                      <LotWords of={batch}>{recall.reason}</LotWords>{' '}
                    </>
                  )}
                  {retired && !recall && `${states.retired} `}
                  {fill(finder.made, { date: longDate(madeOn, language) })}
                  {batch === newest && (
                    <span className="block text-fern text-small">
                      {describeBatch(batch, content)} {leadText(content)}
                    </span>
                  )}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
