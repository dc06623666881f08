import type { ReactNode } from 'react'
import { useTopics } from '#web/model/context.ts'
import { zoneRows } from '#web/shop/delivery.ts'
import type { CalculatorFacts } from '#web/shop/jar-duration.ts'
import type { guaranteeTexts } from '#web/shop/refund.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { partOfPage } from '#web/ui/raw-html.ts'
import { views } from '#web/views.ts'
import { Calculator } from './JarCalculator.tsx'
import type { OrderDraft } from './order-state.ts'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

type Props = {
  /** The order of the chosen pack: the row of the zone that it goes to is marked. */
  order: OrderDraft | undefined
  calculator: CalculatorFacts | undefined
  guarantee: ReturnType<typeof guaranteeTexts>
  /** Whether the label has the place below the heading on large screens. */
  hasLabel: boolean
  /** Whether it is beside the label, below the order. */
  isBeside: boolean
}

/**
 * Shows the guarantee, how long a jar lasts, what it costs by weight and day, and a row for each zone. “Shipping Info”,
 * “Return Policy” and “Bulk Orders” of the footer lead here.
 */
export function Delivery({ order, calculator, guarantee, hasLabel, isBeside }: Props) {
  const content = useTopics<typeof shopTopics>()
  const { pageHtml } = useShopForm()
  const { facts, words, zones } = content
  const { bulk } = words.delivery
  if (zones.length === 0) return null
  return (
    <div
      className={`items-start gap-x-gap md:grid md:auto-cols-fr md:grid-cols-2 md:gap-y-5 xl:[--text-h4:1.17rem] ${isBeside ? 'xl:c5' : 'xl:grid-flow-col xl:grid-cols-none'} ${calculator || hasLabel ? '' : BESIDE_ORDER}`}
    >
      {guarantee && (
        <Disclosure id="guarantee" phoneOnly label={guarantee.text} className={PART}>
          <p className="text-list md:mt-1.5">{guarantee.promise}</p>
          <a href={views['refund-policy'].path} className="go pb-2.5 text-leaf text-list md:pb-0">
            {words.shop.policyLink}
          </a>
        </Disclosure>
      )}
      {calculator && (
        <Calculator {...calculator}>
          <div className="pb-3 text-list leading-snug" {...partOfPage(pageHtml, 'costs')} />
        </Calculator>
      )}
      <Disclosure
        id="delivery"
        phoneOnly
        label={words.delivery.heading}
        className={`${PART} ${isBeside ? 'md:col-span-full' : 'md:max-xl:col-span-full'}`}
      >
        <p className="text-list empty:hidden" {...partOfPage(pageHtml, 'reach')} />
        <dl className="gap-x-gap pb-2.5 text-list md:mt-1.5 md:columns-[19rem_2] md:pb-0 xl:text-small">
          {zoneRows(content).map(({ name, text }) => (
            <Row key={name} name={name} isHere={order?.zone?.name === name}>
              {text}
            </Row>
          ))}
          {facts.delivery.bulk && (
            <Row id="bulk" name={bulk.heading}>
              {bulk.text}{' '}
              <ChatLink
                placement="bulk"
                className="inline-flex items-center gap-2 text-leaf underline underline-offset-4"
              >
                {bulk.button}
              </ChatLink>
            </Row>
          )}
        </dl>
      </Disclosure>
    </div>
  )
}

/** On large screens below the heading, where neither the label, the batch nor a calculator has the place. */
const BESIDE_ORDER = 'xl:[:empty+&]:col-end-5 xl:[:empty+&]:grid-flow-row xl:[:empty+&]:self-end'

/** A part below a line: of the list on a phone, of its column from 48rem up. */
const PART = 'md:border-line md:border-t md:pt-3'

/** `isHere` marks the zone that the order goes to. */
type RowProps = { id?: string; name: string; isHere?: boolean; children: ReactNode }

function Row({ id, name, isHere, children }: RowProps) {
  return (
    <div
      id={id}
      data-here={isHere ? '' : undefined}
      className="grid break-inside-avoid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-1 data-here:font-semibold data-here:text-leaf xl:grid-cols-[6.75rem_minmax(0,1fr)]"
    >
      <dt className="text-fern">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
