import { delivery } from '../../../content/delivery.ts'
import { button } from '../../../ui/button.ts'
import { ChatLink } from '../../../ui/ChatLink.tsx'

/** "Bulk Orders" of the footer leads here. */
export function BulkOrders() {
  const { id, heading, text, button: label } = delivery.bulk
  return (
    <div id={id} className="mt-10">
      <h4 className="font-display font-medium text-leaf text-xl">{heading}</h4>
      <p className="mt-2 text-base">{text}</p>
      <ChatLink placement="bulk" className={`${button.outline} mt-5`}>
        {label}
      </ChatLink>
    </div>
  )
}
