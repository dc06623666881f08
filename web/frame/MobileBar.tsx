import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import type { Content } from '../model/content.ts'
import { useContent } from '../model/context.ts'
import { TargetLink } from '../ui/TargetLink.tsx'

const icons = {
  house: House,
  info: Info,
  sparkles: Sparkles,
  'shopping-bag': ShoppingBag,
  'message-circle': MessageCircle,
} satisfies Record<Content['navigation']['bar'][number]['icon'], typeof House>

/** The tabs at the foot of small screens, with the padding that keeps them clear of the page's end. */
export function MobileBar() {
  const { chat, navigation } = useContent()
  return (
    <div className="mobile-bar-room bg-leaf lg:hidden print:hidden">
      <nav
        aria-label={navigation.sections}
        data-delayed-anchors=""
        className="mobile-bar border-leaf/15 border-t bg-paper"
      >
        <ul>
          {navigation.bar.map(({ name, icon, to }) => {
            const Drawing = icons[icon]
            return (
              <li key={name}>
                <TargetLink to={to} placement="mobile-bar" withoutGlyph className="text-leaf active:bg-linen">
                  <Drawing aria-hidden className="size-5.5" />
                  {name}
                  {to.kind === 'chat' && <span className="sr-only"> {chat.onWhatsApp}</span>}
                </TargetLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
