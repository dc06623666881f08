/** Names of lucide icons; the build puts each into the sprite. */
export const ICONS = [
  'badge-check',
  'brain',
  'cooking-pot',
  'feather',
  'flask-conical-off',
  'glass-water',
  'house',
  'info',
  'leaf',
  'message-circle',
  'refrigerator',
  'ruler',
  'scale',
  'scroll-text',
  'shield-check',
  'shield-plus',
  'shopping-bag',
  'smile',
  'sparkles',
  'sprout',
  'stethoscope',
  'sun',
  'sunrise',
  'trending-up',
  'utensils',
] as const

export type IconName = (typeof ICONS)[number]

/** Those of buttons in islands, which have a bolder line; some are drawn only once the island is used. */
export const BUTTON_ICONS = ['chevron-right', 'maximize-2', 'minus', 'plus'] as const
