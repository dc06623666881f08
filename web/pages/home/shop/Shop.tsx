import { Island } from '#web/browser/islands/Island.tsx'
import { useContent } from '#web/model/context.ts'
import { batchesOnSale, batchPath } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { packsOf, packsOnSale } from '#web/shop/price.ts'
import { guaranteeTexts } from '#web/shop/refund.ts'
import { Band } from '#web/ui/Band.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { FilledText } from '#web/ui/FilledText.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { RecallLines } from '#web/ui/RecallLines.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { calculatorFacts } from './jar-duration.ts'
import { LabelPanel } from './LabelPanel.tsx'
import { jarViews, PackPicture } from './PackPicture.tsx'
import { PackCosts, UnitPrice } from './PackPrices.tsx'
import { ShopIsland, shopTopics } from './ShopIsland.tsx'

export function Shop() {
  const content = useContent()
  const { delivery, policy, shop } = content
  const packs = packsOf(content)
  return (
    <Band tone="linen" id="shop" labelledBy="shop-heading">
      <div className="page-grid">
        <SectionHeading
          id="shop-heading"
          eyebrow={shop.eyebrow}
          lede={shop.intro}
          className="xl:col-end-5 xl:[&_h2]:max-w-[6em]"
        >
          {packs.length === 1 ? shop.headingOne : shop.heading}
        </SectionHeading>
        <Island
          name="shop"
          component={ShopIsland}
          props={{
            views: Object.fromEntries(packs.map((pack) => [pack.id, jarViews(pack, content)])),
            calculator: calculatorFacts(content),
            guarantee: guaranteeTexts(content),
          }}
          content={shopTopics}
          pageHtml={{
            ...Object.fromEntries(
              packs.flatMap((pack) => [
                [`picture-${pack.id}`, <PackPicture key="picture" pack={pack} />],
                [`unit-${pack.id}`, <UnitPrice key="unit" pack={pack} />],
              ]),
            ),
            costs: packs.map((pack) => <PackCosts key={pack.id} pack={pack} />),
            recall: <RecallLines className="mt-2.5 text-base" />,
            reference: (
              <>
                {shop.terms && <span className="mb-1 block font-semibold text-leaf">{shop.terms}</span>}
                {packsOnSale(packs).length > 1 && `${shop.order.bothSizes} `}
                <span className="noscript:hidden">{delivery.pin.kept} </span>
                {policy.orderReference.text}{' '}
                <PageLink className="underline" to={views['privacy-policy'].path}>
                  {policy.orderReference.link}
                </PageLink>
              </>
            ),
            lot: (
              <>
                {shop.cardTitle && <h3 className="text-h3">{shop.cardTitle}</h3>}
                <LotOnSale />
                {shop.whyMore && <p>{shop.whyMore}</p>}
              </>
            ),
          }}
          className="contents"
        />
        <LabelPanel />
        <Suitability />
      </div>
    </Band>
  )
}

/** The lot that the shop sends today, its shelf life, and the kitchen's note on it where it is in this language. */
export function LotOnSale() {
  const content = useContent()
  const { language, shop } = content
  const [batch] = batchesOnSale(content, new Date())
  if (!batch) return null
  const lot = (
    <PageLink to={batchPath(batch)} className="text-leaf underline underline-offset-4">
      {fill(shop.onSaleLot, { lot: batch.lot })}
    </PageLink>
  )
  return (
    <p>
      <FilledText text={shop.onSale} values={{ lot, expiresOn: longDate(batch.expiresOn, language) }} />{' '}
      {batch.language === language && batch.notes[0]}
    </p>
  )
}

/** Lists who should consult a doctor first: on large screens the question leads the first of three columns of answers. */
function Suitability() {
  const { heading, intro, ask } = useContent().suitability
  if (ask.length === 0) return null
  return (
    <Disclosure
      id="suitability"
      phoneOnly
      label={heading}
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
