import Activity from 'lucide-react/icons/activity'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'

const icons = new Map([
  ['whatsapp_click', MessageCircle],
  ['pricing_view', IndianRupee],
  ['newsletter_subscription', Mail],
])

/** Unknown types get a default icon (spec 2). */
export function InteractionIcon({ type }: { type: string }) {
  const Drawing = icons.get(type) ?? Activity
  return <Drawing aria-hidden strokeWidth={1.5} className="size-5 text-moss" />
}
