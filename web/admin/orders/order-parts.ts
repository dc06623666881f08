import type { ComponentProps, ComponentType } from 'react'
import { requiredContext } from '#web/ui/required-context.ts'
import type { KeepMessages } from './KeptMessages.tsx'
import type { OrderDetails } from './OrderDetails.tsx'
import type { OrderFields } from './OrderFields.tsx'

type OrderParts = {
  OrderFields: ComponentType<ComponentProps<typeof OrderFields>>
  OrderDetails: ComponentType<ComponentProps<typeof OrderDetails>>
  KeepMessages: ComponentType<ComponentProps<typeof KeepMessages>>
}

/**
 * What an opened order and a pasted chat show. The dashboard provides it, because its script is that of the pages after the first screen,
 * which import the row that opens.
 */
export const [OrderPartsProvider, useOrderParts] = requiredContext<OrderParts>('order parts')
