// The links of the header and of the bar at the foot of small screens. Names and order may change; targets are anchors or views.

import type { IconName, Target } from './types.ts'

export type NavigationItem = {
  readonly name: string
  readonly to: Target
}

export type MobileBarItem = NavigationItem & { readonly icon: IconName }

export const navigation = [
  { name: 'Home', to: { kind: 'section', id: 'hero' } },
  { name: 'About', to: { kind: 'section', id: 'about' } },
  { name: 'Heritage', to: { kind: 'section', id: 'heritage' } },
  { name: 'Shop', to: { kind: 'section', id: 'shop' } },
  { name: 'Benefits', to: { kind: 'section', id: 'benefits' } },
  { name: 'Testimonials', to: { kind: 'section', id: 'testimonials' } },
  { name: 'Blog', to: { kind: 'view', view: 'blog' } },
] as const satisfies readonly NavigationItem[]

/** The header's one button. */
export const navigationButton = 'Shop Now'

export const mobileBar = [
  { name: 'Home', icon: 'house', to: { kind: 'section', id: 'hero' } },
  { name: 'About', icon: 'info', to: { kind: 'section', id: 'about' } },
  { name: 'Benefits', icon: 'sparkles', to: { kind: 'section', id: 'benefits' } },
  { name: 'Shop', icon: 'shopping-bag', to: { kind: 'section', id: 'shop' } },
  { name: 'Contact', icon: 'message-circle', to: { kind: 'chat' } },
] as const satisfies readonly MobileBarItem[]
