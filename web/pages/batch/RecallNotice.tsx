import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { phoneAddress } from '#web/shop/contact.ts'
import { fill } from '#web/shop/fill.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { FilledText } from '#web/ui/FilledText.tsx'
import { ContactLink } from '#web/ui/PageLink.tsx'
import { Day, LotWords } from './LotWords.tsx'

type Props = { batch: Batch; recall: NonNullable<Batch['recall']> }

/** What is wrong with a recalled lot, what to do now, and whom to reach. */
export function RecallNotice({ batch: recalled, recall }: Props) {
  const { lot } = recalled
  const { facts, words } = useContent()
  const { title, since, whatToDo, chat, call } = words.batch.recall
  const phone = facts.legal.consumerCare.phone ?? facts.brand.phone
  return (
    <section aria-labelledby="recall" className="wide pt-4 xl:pt-8">
      <div className="grid gap-x-gap gap-y-row rounded-sm border-3 border-fault p-5 outline-1 outline-fault outline-offset-3 md:grid-cols-2 md:p-8 xl:p-10">
        <div>
          <h1 id="recall" className="text-h2 text-fault">
            <FilledText
              text={title}
              values={{ lot: <span className="whitespace-nowrap tabular-nums">{lot}</span> }}
            />
          </h1>
          <p className="mt-4 text-lede">
            <LotWords of={recalled}>{recall.reason}</LotWords>
          </p>
          <p className="mt-4 text-base">
            <FilledText text={since} values={{ date: <Day date={recall.on} /> }} />
          </p>
        </div>
        <div>
          <h2 className="text-h3">{whatToDo}</h2>
          <ol className="ledger mt-3 list-decimal pl-6 marker:font-semibold marker:text-clay">
            {recall.whatToDo.map((step) => (
              <li key={step}>
                <LotWords of={recalled}>{step}</LotWords>
              </li>
            ))}
          </ol>
          <p className="mt-6 flex flex-wrap gap-2.5">
            <ChatLink
              placement="batch-recall"
              text={fill(words.batch.messages.recall, { lot })}
              data-lot={lot}
              className={button.primary}
            >
              {chat}
            </ChatLink>
            <ContactLink href={phoneAddress(phone)} className={`${button.outline} tabular-nums`}>
              {fill(call, { phone })}
            </ContactLink>
          </p>
        </div>
      </div>
    </section>
  )
}
