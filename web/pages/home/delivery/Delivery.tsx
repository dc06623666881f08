import type { ReactNode, RefObject } from 'react'
import { useContent } from '#web/model/context.ts'
import { deliveryRows } from '#web/shop/delivery.ts'
import type { guaranteeTexts } from '#web/shop/refund.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { views } from '#web/views.ts'
import { Calculator } from '../calculator/Calculator.tsx'
import type { CalculatorFacts } from '../calculator/jar-duration.ts'
import type { Order } from '../shop/order-state.ts'
import { PinCode } from './PinCode.tsx'

type Props = {
  pinBoxRef: RefObject<HTMLInputElement | null>
  /** Of the chosen pack: the row of the zone that it goes to is marked. */
  order: Order | undefined
  calculator: CalculatorFacts | undefined
  guarantee: ReturnType<typeof guaranteeTexts>
}

/**
 * What comes after the choice: the way back, what shipping costs to a PIN code, how long a jar lasts, and a line for each
 * zone and for how to pay. “Shipping Info”, “Return Policy” and “Bulk Orders” of the footer lead here.
 */
export function Delivery({ pinBoxRef, order, calculator, guarantee }: Props) {
  const content = useContent()
  const { delivery, shop } = content
  const { bulk } = delivery
  if (delivery.zones.list.length === 0) return null
  return (
    <div className="grid grid-cols-subgrid items-start *:col-span-full md:gap-y-5 xl:[--text-h4:1.17rem]">
      {guarantee && (
        <Fold id="guarantee" phoneOnly label={guarantee.text} className={`${PART} md:col-end-7 xl:col-end-5`}>
          <p className="text-list md:mt-1.5">{guarantee.promise}</p>
          <a href={views['refund-policy'].path} className="go pb-2.5 text-leaf text-list md:pb-0">
            {shop.policyLink}
          </a>
        </Fold>
      )}
      <div className={guarantee ? 'md:c7 xl:c5 xl:col-end-9' : 'xl:col-end-5'}>
        <PinCode boxRef={pinBoxRef} order={order} />
        {calculator && <Calculator {...calculator} />}
      </div>
      <Fold
        id="delivery"
        phoneOnly
        label={delivery.heading}
        className={`${PART} ${guarantee ? 'xl:c9' : 'xl:c5'}`}
      >
        {delivery.free !== delivery.heading && <p className="text-list empty:hidden">{delivery.free}</p>}
        <dl className="gap-x-gap pb-2.5 text-list md:mt-1.5 md:columns-[19rem_2] md:pb-0 xl:text-small">
          {deliveryRows(content).map(({ name, text }) => (
            <Row key={name} name={name} isHere={order?.zone?.name === name}>
              {text}
            </Row>
          ))}
          {bulk && (
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
      </Fold>
    </div>
  )
}

/** A part below a line: of the list on a phone, of its column from 48rem up. */
const PART = 'md:border-line md:border-t md:pt-3'

/** `isHere` is of the zone that the order goes to. */
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
