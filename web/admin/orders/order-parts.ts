import type { ComponentProps, ComponentType } from 'react'
import { requiredContext } from '#web/ui/required-context.ts'
import type { checkSale } from './check-sale.ts'
import type { KeepMessages } from './KeptMessages.tsx'
import type { OrderDetails } from './OrderDetails.tsx'
import type { OrderFields } from './OrderFields.tsx'
import type { PaidButton } from './PaidButton.tsx'

type OrderParts = {
  OrderFields: ComponentType<ComponentProps<typeof OrderFields>>
  OrderDetails: ComponentType<ComponentProps<typeof OrderDetails>>
  PaidButton: ComponentType<ComponentProps<typeof PaidButton>>
  KeepMessages: ComponentType<ComponentProps<typeof KeepMessages>>
  /** @throws where the script cannot be loaded */
  checkSale: (...sale: Parameters<typeof checkSale>) => Promise<ReturnType<typeof checkSale>>
}

/**
 * What an opened order and a pasted chat show, and what checks a sale. The dashboard provides it, because its script is that
 * of the pages after the first screen, which import the row that opens.
 */
export const [OrderPartsProvider, useOrderParts] = requiredContext<OrderParts>('order parts')
