import { brand } from '#web/content/brand.ts'
import { refundCases, refundText } from '#web/content/refund.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** Checks a case and drafts the message; `refund-helper.ts` makes it work, and without scripts it is not shown. */
export function RefundHelper() {
  return (
    <form
      data-script="refund-helper"
      aria-labelledby="refund-helper"
      className="refund-form"
      id="helper"
      autoComplete="off"
    >
      <h2 id="refund-helper" className="text-h3">
        {refundText.heading}
      </h2>
      <p>{refundText.intro}</p>
      <fieldset>
        <legend>{refundText.chooseCase}</legend>
        {refundCases.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="case" value={id} />
            {name}
          </label>
        ))}
      </fieldset>
      <label className="refund-date">
        {refundText.delivered}
        <input type="date" name="delivered" />
      </label>
      <div data-answer="" hidden>
        <p role="status" data-window="" />
        {refundCases.map(({ id, send, remedy, note }) => (
          <fieldset key={id} data-case={id} hidden>
            <legend>{refundText.send}</legend>
            {send.map((item) => (
              <label key={item}>
                <input type="checkbox" name={id} value={item} />
                {item}
              </label>
            ))}
            <p>
              <strong>{refundText.remedy}:</strong> {remedy} {note}
            </p>
          </fieldset>
        ))}
        <div className="refund-actions">
          <ChatLink placement="refund-policy" className={button.primary}>
            {refundText.whatsapp}
          </ChatLink>
          <a data-mail="" href={`mailto:${brand.email}`} className={button.outline}>
            {refundText.email}
          </a>
        </div>
        <p>{refundText.reply}</p>
      </div>
    </form>
  )
}
