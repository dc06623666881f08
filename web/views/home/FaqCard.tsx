import { faqText } from '../../content/faq.ts'
import { button } from '../../ui/button.ts'
import { ChatLink } from '../../ui/ChatLink.tsx'

/** For what the answers leave open: the chat. */
export function FaqCard() {
  return (
    <div className="on-leaf mt-14 rounded-3xl bg-leaf p-8 text-paper sm:flex sm:items-center sm:justify-between sm:gap-10 sm:p-10">
      <div>
        <h3 className="text-h3">{faqText.card.title}</h3>
        <p className="mt-2 max-w-[36ch]">{faqText.card.text}</p>
      </div>
      <ChatLink placement="faq" className={`${button.primary} mt-6 shrink-0 sm:mt-0`}>
        {faqText.card.button}
      </ChatLink>
    </div>
  )
}
