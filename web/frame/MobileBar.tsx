import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import { useContent } from '../model/context.ts'
import type { Words } from '../model/types.ts'
import { TargetLink } from '../ui/TargetLink.tsx'

const icons = {
  house: House,
  info: Info,
  sparkles: Sparkles,
  'shopping-bag': ShoppingBag,
  'message-circle': MessageCircle,
} satisfies Record<Words['navigation']['bar'][number]['icon'], typeof House>

/**
 * The tabs at the foot of small screens, with the padding that keeps them clear of the page's end; on a low screen they are
 * at the end: above it, the focused element would not fit. With text of twice the size they need two rows.
 */
export function MobileBar() {
  const { words } = useContent()
  return (
    <div className="mobile-bar-room bg-leaf pb-(--mobile-bar) lg:hidden print:hidden">
      <nav
        aria-label={words.navigation.sections}
        data-delayed-anchors=""
        className="inset-x-0 bottom-0 z-40 border-leaf/15 border-t bg-paper pb-[env(safe-area-inset-bottom)] [@media(height>=28rem)]:fixed"
      >
        <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col text-[min(0.8125rem,4.6vw)] text-leaf max-tiny:flex max-tiny:flex-wrap max-tiny:justify-center max-tiny:text-fine">
          {words.navigation.bar.map(({ name, icon, to }) => {
            const Drawing = icons[icon]
            return (
              <li key={name}>
                <TargetLink
                  to={to}
                  placement="mobile-bar"
                  withoutGlyph
                  className="flex min-h-16 flex-col items-center justify-center gap-1 active:bg-linen max-tiny:min-h-9 max-tiny:px-2"
                >
                  <Drawing aria-hidden className="size-5.5 max-tiny:hidden" />
                  {name}
                  {to.kind === 'chat' && <span className="sr-only"> {words.chat.onWhatsApp}</span>}
                </TargetLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
