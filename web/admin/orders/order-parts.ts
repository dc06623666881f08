import type { ComponentProps, ComponentType } from 'react'
import { requiredContext } from '#web/ui/required-context.ts'
import type { OrderDetails } from './OrderDetails.tsx'
import type { OrderFields } from './OrderFields.tsx'
import type { PaidButton } from './PaidButton.tsx'

type OrderParts = {
  OrderFields: ComponentType<ComponentProps<typeof OrderFields>>
  OrderDetails: ComponentType<ComponentProps<typeof OrderDetails>>
  PaidButton: ComponentType<ComponentProps<typeof PaidButton>>
}

/**
 * What an opened order shows. The dashboard provides it, because its script is that of the pages after the first screen,
 * which import the row that opens.
 */
export const [OrderPartsProvider, useOrderParts] = requiredContext<OrderParts>('order parts')
