import type { ComponentProps, ComponentType } from 'react'
import { requiredContext } from '#web/ui/required-context.ts'
import type { checkSale } from './check-sale.ts'
import type { FormProblem } from './FormProblem.tsx'
import type { KeepMessages } from './KeptMessages.tsx'
import type { OrderDetails } from './OrderDetails.tsx'
import type { OrderFields } from './OrderFields.tsx'
import type { PaidButton } from './PaidButton.tsx'
import type { WarnedBox } from './WarnedBox.tsx'

type OrderParts = {
  OrderFields: ComponentType<ComponentProps<typeof OrderFields>>
  OrderDetails: ComponentType<ComponentProps<typeof OrderDetails>>
  FormProblem: ComponentType<ComponentProps<typeof FormProblem>>
  PaidButton: ComponentType<ComponentProps<typeof PaidButton>>
  WarnedBox: ComponentType<ComponentProps<typeof WarnedBox>>
  KeepMessages: ComponentType<ComponentProps<typeof KeepMessages>>
  /** @throws where the script cannot be loaded */
  checkSale: (...sale: Parameters<typeof checkSale>) => Promise<ReturnType<typeof checkSale>>
}

/**
 * What an opened order, one with a problem and a pasted chat show, and what checks a sale. The dashboard provides it, because its script is that
 * of the pages after the first screen, which import the row that opens.
 */
export const [OrderPartsProvider, useOrderParts] = requiredContext<OrderParts>('order parts')
