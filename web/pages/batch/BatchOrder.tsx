import { Question } from '#web/frame/Question.tsx'
import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { batchesOnSale } from '#web/shop/batch.ts'
import { isPast } from '#web/shop/claims.ts'
import { fill } from '#web/shop/fill.ts'
import { messageOf, reorderMessage } from '#web/shop/order-message.ts'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'

/**
 * Orders the same pack again, with the lot in the message, and takes a question about this jar. Nothing is ordered again of a
 * lot that is recalled or past its date, or of a pack that is sold no more.
 */
export function BatchOrder({ batch: { expiresOn, lot, packs, recall } }: { batch: Batch }) {
  const content = useContent()
  // The browser follows the date of a lot on sale.
  const untilItsDate = batchesOnSale(content, new Date()).some((each) => each.lot === lot)
    ? 'lot-over:hidden'
    : ''
  const { again, lot: name } = content.words.batch
  const sold =
    recall || isPast(expiresOn, new Date()) ? [] : content.packs.filter(({ id }) => packs.includes(id))
  return (
    <Band tone="paper" labelledBy="again">
      <div className="page-grid">
        <SectionHeading
          id="again"
          lede={sold.length > 0 && again.text}
          className={`md:col-end-7 ${untilItsDate && 'lot-over:[&_p]:hidden'}`}
        >
          {sold.length > 0 ? again.heading : again.question}
        </SectionHeading>
        <p className="flex flex-wrap gap-2.5 md:c7 md:self-end">
          {sold.map((pack, index) => (
            <OrderButton
              key={pack.id}
              placement="batch-reorder"
              text={reorderMessage(content, pack, lot)}
              pack={pack}
              data-lot={lot}
              className={`${index === 0 ? button.primary : `${button.outline} shop-closed:hidden`} ${untilItsDate}`}
            />
          ))}
          <ChatLink
            placement="batch-question"
            text={messageOf(content, 'batch-question', fill(name, { lot }))}
            data-lot={lot}
            className={button.outline}
          >
            {again.question}
          </ChatLink>
        </p>
        <Question placement="batch-question" className="md:c7" />
      </div>
    </Band>
  )
}
