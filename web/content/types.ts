// Types that several content files share. Nothing here shows on the page.

/** Invented to fill the page: the launch check lists it until the owner puts the real thing in its place. */
export type Sample = { readonly sample?: true }

/** The anchors of the home page's sections. The founders section has none. */
type SectionId = 'hero' | 'about' | 'heritage' | 'shop' | 'benefits' | 'testimonials' | 'faq' | 'contact'

/** Places inside sections that links of the footer lead to. */
type PlaceId = 'quality' | 'recipe' | 'ingredients' | 'delivery' | 'bulk' | 'suitability' | 'founders-heading'

/** The views that a link of the home page may open. */
export type LinkedView = 'blog' | 'refund-policy' | 'disclaimer' | 'privacy-policy'

/** Where a link leads: a section of the home page, a view of its own, or the chat in a new tab. */
export type Target =
  | { readonly kind: 'section'; readonly id: SectionId | PlaceId }
  | { readonly kind: 'view'; readonly view: LinkedView }
  | { readonly kind: 'chat' }

/** Names of lucide icons. A name added here needs its component in the icon map. */
export type IconName =
  | 'badge-check'
  | 'brain'
  | 'cooking-pot'
  | 'feather'
  | 'flask-conical-off'
  | 'glass-water'
  | 'heart-pulse'
  | 'house'
  | 'info'
  | 'leaf'
  | 'message-circle'
  | 'refrigerator'
  | 'ruler'
  | 'scale'
  | 'scroll-text'
  | 'shield-check'
  | 'shield-plus'
  | 'shopping-bag'
  | 'smile'
  | 'sparkles'
  | 'sprout'
  | 'stethoscope'
  | 'sun'
  | 'sunrise'
  | 'trending-up'
  | 'users'
  | 'utensils'
  | 'wind'
  | 'zap'

/** The theme's colour names that content may choose between. */
export type Colour = 'leaf' | 'moss' | 'amla' | 'honey' | 'jam' | 'clay'
