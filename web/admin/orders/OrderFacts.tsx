import { Fragment } from 'react'
import { currentTime } from '#web/browser/api/clock.ts'
import type { Order } from '#worker/orders/contract.ts'
import { useShop } from '../shop.ts'
import type { OrderTab } from './open-tab.ts'

/** The line below an order's first. */
export const FACTS = 'col-[1/3] row-start-2 text-caption text-moss max-[24rem]:row-start-3'

type Props = { tab: OrderTab; order: Order; isListed: boolean }

/** When an order came, and what its list says of it: two columns of a wide list, else one text. No part breaks inside. */
export function OrderFacts({ tab, order, isListed }: Props) {
  const shop = useShop()
  const now = currentTime()
  const when = tab.whenOf(order, now)
  const parts = tab.facts.show(order, now, shop).filter(Boolean)
  const [line = '', column, comma] = isListed ? ['md:contents', 'md:col-auto', 'md:hidden'] : []
  return (
    <span className={`${FACTS} ${line}`}>
      <span className={column}>{when}</span>
      <span className={comma}>{when && parts.length > 0 && ', '}</span>
      <span className={column}>
        {parts.map((part, index) => (
          <Fragment key={String(part)}>
            <span className="inline-block max-w-full">
              {index + 1 < parts.length ? `${part},` : part}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
