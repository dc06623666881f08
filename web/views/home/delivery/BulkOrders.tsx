import { delivery } from '#web/content/delivery.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** "Bulk Orders" of the footer leads here. */
export function BulkOrders() {
  const { id, heading, text, button: label } = delivery.bulk
  return (
    <div
      id={id}
      className="items-center gap-x-16 border-leaf/20 border-t pt-8 lg:col-span-full lg:flex lg:justify-between"
    >
      <div className="max-w-[65ch]">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-2">{text}</p>
      </div>
      <ChatLink placement="bulk" className={`${button.outline} mt-5 shrink-0 lg:mt-0`}>
        {label}
      </ChatLink>
    </div>
  )
}
