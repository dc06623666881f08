import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { reorderMessage } from '#web/domain/chat.ts'
import { fill } from '#web/domain/fill.ts'
import { packsOf } from '#web/domain/price.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'

/** Orders the same pack again, with the lot in the message, and asks about this jar. */
export function BatchOrder({ batch: { lot, packs } }: { batch: Batch }) {
  const content = useContent()
  const { again, lot: name } = content.batch
  return (
    <section className="on-leaf mt-14 rounded-3xl bg-leaf p-7 text-paper sm:p-10 lg:mt-20 lg:p-14">
      <h2 className="text-h2">{again.heading}</h2>
      <p className="mt-4 max-w-[50ch]">{again.text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        {packsOf(content)
          .filter(({ id }) => packs.some((pack) => pack === id))
          .map((pack, index) => (
            <OrderButton
              key={pack.id}
              placement="batch-reorder"
              text={reorderMessage(content, pack, lot)}
              pack={pack}
              data-lot={lot}
              className={index === 0 ? button.primary : button.outline}
            />
          ))}
        <ChatLink
          placement="batch-question"
          text={fill(content.chat.question, { page: fill(name, { lot }) })}
          data-lot={lot}
          className={button.outline}
        >
          {again.question}
        </ChatLink>
      </p>
    </section>
  )
}
