import type { ComponentProps, ComponentType } from 'react'
import { requiredContext } from '#web/ui/required-context.ts'
import type { FoundOrders, NewSale } from './FoundOrders.tsx'

type OrderParts = {
  FoundOrders: ComponentType<ComponentProps<typeof FoundOrders>>
  NewSale: ComponentType<ComponentProps<typeof NewSale>>
}

/**
 * What the first screen shows of orders once there are some. The dashboard provides it, because its script is that of the
 * pages after the first screen, which have the same rows and forms.
 */
export const [OrderPartsProvider, useOrderParts] = requiredContext<OrderParts>('order parts')
