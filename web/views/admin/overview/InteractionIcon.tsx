import Activity from 'lucide-react/icons/activity'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import QrCode from 'lucide-react/icons/qr-code'

const icons = new Map([
  ['whatsapp_click', MessageCircle],
  ['pricing_view', IndianRupee],
  ['newsletter_subscription', Mail],
  ['batch_view', QrCode],
])

/** Unknown types get a default icon. */
export function InteractionIcon({ type }: { type: string }) {
  const Drawing = icons.get(type) ?? Activity
  return <Drawing aria-hidden strokeWidth={1.5} className="size-5 text-moss" />
}
