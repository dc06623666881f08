import BadgeCheck from 'lucide-react/icons/badge-check'
import Brain from 'lucide-react/icons/brain'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Feather from 'lucide-react/icons/feather'
import FlaskConicalOff from 'lucide-react/icons/flask-conical-off'
import GlassWater from 'lucide-react/icons/glass-water'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Leaf from 'lucide-react/icons/leaf'
import MessageCircle from 'lucide-react/icons/message-circle'
import Refrigerator from 'lucide-react/icons/refrigerator'
import Ruler from 'lucide-react/icons/ruler'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldPlus from 'lucide-react/icons/shield-plus'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smile from 'lucide-react/icons/smile'
import Sparkles from 'lucide-react/icons/sparkles'
import Sprout from 'lucide-react/icons/sprout'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Sun from 'lucide-react/icons/sun'
import Sunrise from 'lucide-react/icons/sunrise'
import TrendingUp from 'lucide-react/icons/trending-up'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import Wind from 'lucide-react/icons/wind'
import Zap from 'lucide-react/icons/zap'
import type { IconName } from '../content/schema/icons.ts'
import { iconId } from './Icon.tsx'

const icons = {
  'badge-check': BadgeCheck,
  brain: Brain,
  'cooking-pot': CookingPot,
  feather: Feather,
  'flask-conical-off': FlaskConicalOff,
  'glass-water': GlassWater,
  'heart-pulse': HeartPulse,
  house: House,
  info: Info,
  leaf: Leaf,
  'message-circle': MessageCircle,
  refrigerator: Refrigerator,
  ruler: Ruler,
  scale: Scale,
  'scroll-text': ScrollText,
  'shield-check': ShieldCheck,
  'shield-plus': ShieldPlus,
  'shopping-bag': ShoppingBag,
  smile: Smile,
  sparkles: Sparkles,
  sprout: Sprout,
  stethoscope: Stethoscope,
  sun: Sun,
  sunrise: Sunrise,
  'trending-up': TrendingUp,
  users: Users,
  utensils: Utensils,
  wind: Wind,
  zap: Zap,
} as const satisfies Record<IconName, typeof Leaf>

/**
 * Every icon that the content names, once a page: the drawings are in the HTML and not in the browser's code.
 */
export function IconSprite() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(icons).map(([name, Drawing]) => (
        <symbol
          key={name}
          id={iconId(name as IconName)}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <Drawing />
        </symbol>
      ))}
    </svg>
  )
}
