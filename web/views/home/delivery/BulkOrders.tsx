import { useContent } from '#web/content/context.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** "Bulk Orders" of the footer leads here. */
export function BulkOrders() {
  const { bulk } = useContent().delivery
  if (!bulk) return null
  const { heading, text, button } = bulk
  return (
    <div id="bulk" className="border-leaf/20 border-t pt-6 lg:col-span-2">
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-2">
        {text}{' '}
        <ChatLink
          placement="bulk"
          className="inline-flex min-h-11 items-center gap-2 text-leaf underline underline-offset-4"
        >
          {button}
        </ChatLink>
      </p>
    </div>
  )
}
