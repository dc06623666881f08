import type { PlainScript } from './lib/lazy-scripts.ts'

/** Every script that is loaded when its element becomes visible. To add one, name it here and in `data-script`. */
export const lazyScripts = {
  'jar-calculator': () => import('./views/home/calculator/jar-calculator.ts'),
  'refund-helper': () => import('./views/policy/refund-helper.ts'),
} as const satisfies Record<string, () => Promise<PlainScript>>
