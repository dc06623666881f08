import { BarePage } from '#web/frame/BarePage.tsx'
import { useContent } from '#web/model/context.ts'
import { bankAccount, upiPayee } from '#web/shop/payment.ts'
import { button } from '#web/ui/button.ts'

/**
 * The page on which an order is paid, to which only replies link. Amount and reference are in the address's fragment, which
 * no server sees: `show-payment.ts` writes them into the page. Nothing is recorded, so its links to the chat are plain.
 */
export function PayPage() {
  const content = useContent()
  const { facts, shopState, words } = content
  const { pay } = words
  const payee = upiPayee(content)
  const account = bankAccount(content)
  const isSample = shopState === 'demonstration'
  return (
    <BarePage data-pay={JSON.stringify({ ...payee, isSample, copied: pay.copied })}>
      <div className="grid gap-x-[calc(2*var(--spacing-gap))] gap-y-7 lg:grid-cols-[20rem_minmax(0,40rem)] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <h1 className="text-h1">{pay.title}</h1>
          <p data-pay-incomplete className="mt-2.5 text-lede">
            {pay.incomplete}
          </p>
          {isSample && <p className="mt-2.5 font-semibold text-rust">{pay.sample}</p>}
          <dl className="mt-4 [&_[data-pay-value]]:text-h3">
            <Row name={pay.amount} field="amount" />
            <Row name={pay.reference} field="reference" />
          </dl>
        </div>
        <p role="status" data-pay-status className="sr-only" />
        {payee && (
          <div data-pay-code hidden className="lg:row-span-2 lg:row-start-1">
            <canvas role="img" aria-label={pay.upi.code} className="w-full rounded-lg max-lg:hidden" />
            <p className="mt-2.5 mb-4 font-semibold max-lg:hidden">{pay.upi.scan}</p>
            <p className="grid gap-2.5">
              <button type="button" data-pay-save className={button.primary}>
                {pay.upi.save}
              </button>
              <a href="#upi" data-pay-open className={`${button.outline} lg:hidden`}>
                {pay.upi.open}
              </a>
              <span className="text-moss text-small lg:hidden">{pay.upi.refused}</span>
            </p>
          </div>
        )}
        <div className="lg:col-start-2">
          {payee && (
            <section aria-labelledby="upi">
              <h2 id="upi" className="text-h3">
                {pay.upi.heading}
              </h2>
              <dl className="mt-2.5">
                <Row name={pay.upi.address} value={payee.upiId} />
                <Row name={pay.upi.name} value={payee.name} />
              </dl>
              <p className="mt-2.5">{pay.upi.check}</p>
            </section>
          )}
          {account && (
            <section aria-labelledby="bank" className={payee && 'mt-7'}>
              <h2 id="bank" className="text-h3">
                {pay.bank.heading}
              </h2>
              <dl className="mt-2.5">
                {(['name', 'number', 'ifsc', 'bank'] as const).map((field) => (
                  <Row key={field} name={pay.bank[field]} value={account[field]} />
                ))}
              </dl>
            </section>
          )}
          <p className="mt-7">
            <a
              href={facts.brand.chatLink}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-leaf underline"
            >
              {pay.ask}
            </a>
          </p>
        </div>
      </div>
    </BarePage>
  )
}

/** A value with a button that copies it; `field` names one that the script writes. */
function Row({ name, value = '', field }: { name: string; value?: string; field?: 'amount' | 'reference' }) {
  const { copy } = useContent().words.pay
  return (
    <div
      data-pay-field={field}
      hidden={field !== undefined}
      className="flex items-center gap-x-4 border-current/12 border-b py-1.5"
    >
      <dt className="w-24 sm:w-32 text-moss text-small">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-x-4">
        <span data-pay-value className="wrap-anywhere min-w-0 flex-1 font-semibold">
          {value}
        </span>
        <button
          type="button"
          data-pay-copy
          hidden
          className="min-h-11 cursor-pointer px-2 text-leaf underline"
        >
          <span>{copy}</span>
          <span className="sr-only"> {name}</span>
        </button>
      </dd>
    </div>
  )
}
