import { useState } from 'react'
import { LANGUAGES, localeOf } from '#contract/languages.ts'
import { batchPath } from '#web/shop/batch.ts'
import { paymentFragment } from '#web/shop/payment.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import { inLanguage, splitLanguage, views } from '#web/views.ts'
import type { Order } from '#worker/orders/contract.ts'
import { owedOf } from '#worker/orders/rules.ts'
import { Select } from '../controls/fields.tsx'
import { CopyButton } from '../controls/SmallButton.tsx'
import { recalledOf, useShop } from '../shop.ts'
import { placeOfPin } from './place-of-pin.ts'
import { REPLY_NAMES, type ReplyName, replyText } from './reply-text.ts'
import type { OrderForm } from './use-order-form.ts'

const REPLY = 'wrap-anywhere text-moss text-sm/[1.35]'

type Props = { order: Order; form: OrderForm; title: string }

/** What the owner writes to the customer, filled from the order, in the language of the order's page. */
export function Replies({ order, form, title }: Props) {
  const shop = useShop()
  const { languages } = shop
  const [language, setLanguage] = useState(() => splitLanguage(order.page ?? '').language)
  const words = (languages.find(({ id }) => id === language) ?? languages[0])?.replies
  if (!words) return null
  const addressOf = (path: string) => location.origin + inLanguage(path, language)
  const { reference } = order
  const lot = recalledOf(shop, order) ?? order.lot ?? ''
  const { rupees } = form
  // Of what the form shows, as is all else in the replies: it may not be saved yet.
  const received = readAmount(form.received) ?? 0
  const due = rupees === undefined ? undefined : owedOf({ status: 'sold', amount: rupees, received })
  const values = {
    reference: reference ?? '',
    jars: form.jars,
    pack: form.draft.pack ?? '',
    others: form.others ?? [],
    amount: rupees,
    due,
    charge: form.price?.charge ?? null,
    place: placeOfPin(shop, form.pin, 0)?.zone,
    parcel: form.draft.parcel.trim(),
    courier: shop.courier,
    lot,
    page: addressOf(batchPath({ lot })),
    payPage:
      words.hasPayPage && due
        ? addressOf(views.pay.path) + paymentFragment({ amount: due, ...(reference && { reference }) })
        : '',
  }
  const names = (Object.keys(REPLY_NAMES) as ReplyName[]).filter(
    (name) =>
      words[name] && (name !== 'recall' || recalledOf(shop, order)) && (name !== 'howToPay' || due !== 0),
  )
  return (
    <div className="mt-4 border-jam/35 border-t pt-2.5 lg:col-start-2 lg:row-[1/4] lg:mt-0 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-gap">
      <h3 className="font-semibold font-text text-label text-jam">Replies to copy</h3>
      <ul lang={localeOf(language)}>
        {names.map((name) => {
          const text = replyText(words, name, values)
          return (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-current/12 border-b py-2 text-label"
            >
              <div className="min-w-0">
                <b lang="en" className="font-semibold">
                  {REPLY_NAMES[name]}
                </b>
                {text ? (
                  <p className={`whitespace-pre-line ${REPLY}`}>{text}</p>
                ) : (
                  <p lang="en" className={REPLY}>
                    Once pack and amount are known
                  </p>
                )}
              </div>
              {text && <CopyButton text={text} what={`${REPLY_NAMES[name]}, ${title}`} />}
            </li>
          )
        })}
      </ul>
      {languages.length > 1 && (
        <Select
          aria-label="Language of the replies"
          value={language}
          onChoose={setLanguage}
          options={LANGUAGES.filter(({ id }) => languages.some((one) => one.id === id)).map(
            ({ id, name }) => [id, name] as const,
          )}
          frame="mt-1.5 w-33"
        />
      )}
    </div>
  )
}
