import { useContent } from '#web/content/context.ts'
import { hoursOf, refundCases } from '#web/domain/refund.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import type { HelperWords } from './refund-helper.ts'

/** Checks a case and drafts the message; `refund-helper.ts` makes it work, and without scripts it is not shown. */
export function RefundHelper() {
  const content = useContent()
  const { brand, chat, refund } = content
  const words = refund.helper
  const cases = refundCases(content)
  return (
    <form
      data-script="refund-helper"
      data-words={JSON.stringify({
        open: words.open,
        closed: words.closed,
        refund: chat.refund,
        refundWith: chat.refundWith,
        language: content.language,
      } satisfies HelperWords)}
      aria-labelledby="refund-helper"
      className="refund-form"
      id="helper"
      autoComplete="off"
    >
      <h2 id="refund-helper" className="text-h3">
        {words.heading}
      </h2>
      <p>{words.intro}</p>
      <fieldset>
        <legend>{words.chooseCase}</legend>
        {cases.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="case" value={id} />
            {name}
          </label>
        ))}
      </fieldset>
      <label className="refund-date">
        {words.delivered}
        <input type="date" name="delivered" />
      </label>
      <div data-answer="" hidden>
        <p role="status" data-window="" />
        {cases.map(({ id, window, send, remedy, note }) => (
          <fieldset key={id} data-case={id} data-hours={hoursOf(window)} hidden>
            <legend>{words.send}</legend>
            {send.map((item) => (
              <label key={item}>
                <input type="checkbox" name={id} value={item} />
                {item}
              </label>
            ))}
            <p>
              <strong>{words.remedy}:</strong> {remedy} {note}
            </p>
          </fieldset>
        ))}
        <div className="refund-actions">
          <ChatLink placement="refund-policy" className={button.primary}>
            {words.whatsapp}
          </ChatLink>
          <a data-mail="" href={`mailto:${brand.email}`} className={button.outline}>
            {words.email}
          </a>
        </div>
        <p>{words.reply}</p>
      </div>
    </form>
  )
}
