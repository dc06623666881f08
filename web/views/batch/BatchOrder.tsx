import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { reorderMessage } from '#web/domain/chat.ts'
import { fill } from '#web/domain/fill.ts'
import { packsOf } from '#web/domain/price.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { TargetLink } from '#web/ui/TargetLink.tsx'

/** Orders the same pack again, with the lot in the message, and asks about this jar. */
export function BatchOrder({ batch }: { batch: Batch }) {
  const content = useContent()
  const { batch: words, chat } = content
  const { again } = words
  const { lot } = batch
  return (
    <section className="on-leaf mt-14 grid gap-x-16 gap-y-10 rounded-3xl bg-leaf p-7 text-paper sm:p-10 lg:mt-20 lg:grid-cols-12 lg:p-14">
      <div className="lg:col-span-7">
        <h2 className="text-h2">{again.heading}</h2>
        <p className="mt-4 max-w-[50ch]">{again.text}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          {packsOf(content)
            .filter(({ id }) => batch.packs.some((pack) => pack === id))
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
        </p>
      </div>
      <div className="lg:col-span-5">
        <h2 className="text-h3">{again.questionHeading}</h2>
        <p className="mt-5">
          <ChatLink
            placement="batch-question"
            text={fill(chat.question, { page: fill(words.lot, { lot }) })}
            data-lot={lot}
            className={button.outline}
          >
            {again.question}
          </ChatLink>
        </p>
        <p className="mt-4">
          <TargetLink
            to={{ kind: 'view', view: 'refund-policy' }}
            placement="batch"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {again.policy}
          </TargetLink>
        </p>
      </div>
    </section>
  )
}
