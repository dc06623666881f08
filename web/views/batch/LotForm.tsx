import { useContent } from '#web/content/context.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Filled } from '#web/ui/Filled.tsx'
import { inLanguage, views } from '#web/views.ts'

/**
 * The field for the lot code. `find-batch.ts` looks the code up among the links of the page; without JavaScript the
 * list below the form has every batch.
 */
export function LotForm({ isUnknown }: { isUnknown: boolean }) {
  const { batch, chat, language } = useContent()
  const { finder } = batch
  return (
    <form
      action={inLanguage(views.batch.path, language)}
      data-find-batch={isUnknown ? 'unknown' : ''}
      className="mt-9 max-w-xl"
    >
      <label htmlFor="lot" className="font-semibold text-leaf">
        {finder.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="lot"
          name="lot"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="lot-hint"
          className="min-h-12 min-w-0 grow basis-[min(13rem,100%)] rounded-full border-[1.5px] border-leaf/50 bg-white px-5 text-lg tabular-nums"
        />
        <button type="submit" className={button.primary}>
          {finder.button}
        </button>
      </div>
      <p id="lot-hint" className="mt-3 text-base text-moss">
        {finder.hint}
      </p>
      <div role="status">
        <p data-lot-answer="empty" hidden className="mt-5 rounded-2xl bg-linen p-5">
          {finder.empty}
        </p>
        <p data-lot-answer="unknown" hidden className="mt-5 rounded-2xl bg-linen p-5">
          <strong className="font-semibold text-leaf">
            <Filled
              text={finder.unknown}
              values={{ code: <span data-typed-lot className="wrap-anywhere" /> }}
            />
          </strong>{' '}
          {finder.unknownAdvice}
        </p>
      </div>
      <p data-lot-answer="unknown" hidden={!isUnknown} className="mt-5">
        <ChatLink placement="batch-unknown" text={chat.unknownLot} className={button.outline}>
          {finder.unknownChat}
        </ChatLink>
      </p>
    </form>
  )
}
