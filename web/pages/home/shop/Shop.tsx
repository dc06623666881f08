import { Island } from '#web/browser/islands/Island.tsx'
import { useContent } from '#web/model/context.ts'
import type { Content } from '#web/model/types.ts'
import { batchesOnSale, batchPath } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { paymentText } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { calculatorFacts } from '#web/shop/jar-duration.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { guaranteeTexts } from '#web/shop/refund.ts'
import { Band } from '#web/ui/Band.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { FilledText } from '#web/ui/FilledText.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { RecallLines } from '#web/ui/RecallLines.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { LabelPanel } from './LabelPanel.tsx'
import { jarViews, PackPicture } from './PackPicture.tsx'
import { PackCosts, UnitPrice } from './PackPrices.tsx'
import ShopIsland from './shop.island.tsx'
import { shopTopics } from './topics.ts'

export function Shop() {
  const content = useContent()
  const { copy, ingredients, packs, pause, words } = content
  // One photograph of all jars, which the first screen shows, is not repeated on each card.
  const hasOwnPictures = packs.length < 2 || packs.some(({ picture }) => picture !== copy.hero.picture)
  const jars = Object.fromEntries(
    packs.map((pack) => [pack.id, hasOwnPictures ? jarViews(pack, content) : []]),
  )
  const hasLabel = ingredients.length > 0
  // One pack, and packs without pictures, are lower than the label.
  const isBeside = hasLabel && (packs.length === 1 || Object.values(jars).every(({ length }) => length === 0))
  const orderNotes = (
    <>
      {packsOnSale(packs).length > 1 && (
        <span className="hidden noscript:inline">{words.shop.order.bothSizes} </span>
      )}
      <span className="noscript:hidden">{words.delivery.pin.kept} </span>
      {words.policy.orderReference.text}{' '}
      <PageLink className="underline" to={views['privacy-policy'].path}>
        {words.policy.orderReference.link}
      </PageLink>
    </>
  )
  return (
    <Band tone="paper" id="shop" labelledBy="shop-heading">
      <div
        className={`page-grid ${isBeside ? 'xl:grid-rows-[auto_auto_auto_1fr]' : hasLabel ? 'xl:grid-rows-[auto_1fr]' : ''}`}
      >
        <SectionHeading
          id="shop-heading"
          eyebrow={words.shop.eyebrow}
          lede={
            pause ? (
              <>
                <span className="shop-closed:hidden">{words.shop.intro}</span>
                {pause.soon && (
                  <span className="hidden shop-closing:inline">
                    {' '}
                    {pause.soon} {pause.reason}
                  </span>
                )}
                <span className="shop-open:hidden">
                  {pause.sentence} {pause.reason}
                </span>
              </>
            ) : (
              words.shop.intro
            )
          }
          className="xl:col-end-5 xl:[&_h2]:max-w-[6em]"
        >
          {packs.length === 1 ? words.shop.headingOne : words.shop.heading}
        </SectionHeading>
        <Island
          component={ShopIsland}
          props={{
            views: jars,
            calculator: calculatorFacts(content),
            guarantee: guaranteeTexts(content),
            paid: paidIn(content),
            hasLabel,
            isBeside,
          }}
          content={shopTopics}
          pageHtml={{
            ...Object.fromEntries(
              packs.flatMap((pack) => [
                [`picture-${pack.id}`, <PackPicture key="picture" pack={pack} />],
                [`unit-${pack.id}`, <UnitPrice key="unit" pack={pack} />],
              ]),
            ),
            reach: [
              words.delivery.free !== words.delivery.heading && words.delivery.free,
              copy.delivery.notTo,
            ]
              .filter(Boolean)
              .join(' '),
            costs: packs.map((pack) => <PackCosts key={pack.id} pack={pack} />),
            recall: <RecallLines className="mt-2.5 text-base" />,
            reference: (
              <>
                {copy.shop.terms && (
                  <span className="mb-1 block font-semibold text-leaf">{copy.shop.terms}</span>
                )}
                {pause
                  ? pause.isDated && <span className="shop-closed:hidden">{orderNotes}</span>
                  : orderNotes}
              </>
            ),
            lot: (
              <>
                {copy.shop.cardTitle && (
                  <h3 className={`text-h3 ${copy.shop.whyMore ? '' : 'lot-over:hidden'}`}>
                    {copy.shop.cardTitle}
                  </h3>
                )}
                <LotOnSale />
                {copy.shop.whyMore && <p>{copy.shop.whyMore}</p>}
              </>
            ),
          }}
          className="contents"
        />
        <LabelPanel isBeside={isBeside} />
        <Suitability />
      </div>
    </Band>
  )
}

/** The ways to pay by the zone's id, where zones have their own; all of them by an empty one. */
function paidIn(content: Content) {
  const { zones } = content
  const own = zones.some(({ payment }) => payment)
    ? zones.map((zone) => [zone.id, paymentText(content, zone)])
    : []
  return Object.fromEntries([['', paymentText(content)], ...own])
}

/**
 * The lot that the shop sends today: its shelf life, and the kitchen's note on it where it is in this language; while nothing
 * can be ordered, only the link to its page.
 */
export function LotOnSale() {
  const content = useContent()
  const { language, pause, words } = content
  const [batch] = batchesOnSale(content, new Date())
  if (!batch) return null
  const link = (text: string) => (
    <PageLink to={batchPath(batch)} className="text-leaf underline underline-offset-4">
      {fill(text, { lot: batch.lot })}
    </PageLink>
  )
  const values = { lot: link(words.shop.onSaleLot), expiresOn: longDate(batch.expiresOn, language) }
  return (
    <>
      {(!pause || pause.isDated) && (
        <p className={`lot-over:hidden ${pause ? 'shop-closed:hidden' : ''}`}>
          <FilledText text={words.shop.onSale} values={values} />{' '}
          {batch.language === language && batch.notes[0]}
        </p>
      )}
      {pause && <p className="shop-open:hidden lot-over:hidden">{link(words.batch.lot)}</p>}
    </>
  )
}

/** Lists who should consult a doctor first: on large screens the question leads the first of three columns of answers. */
function Suitability() {
  const { copy, words } = useContent()
  const { intro, ask } = copy.suitability
  if (ask.length === 0) return null
  return (
    <Disclosure
      id="suitability"
      phoneOnly
      label={words.suitability.heading}
      answer={intro}
      className="gap-x-gap md:[--text-h4:var(--text-h3)] xl:columns-3"
    >
      <ul className="ledger gap-x-gap text-list md:mt-3 md:columns-2 xl:columns-auto">
        {ask.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid last:pb-0 xl:py-1.75">
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
