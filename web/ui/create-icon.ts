import { createElement, type SVGProps } from 'react'

type Drawing = {
  name: string
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Stands for lucide's function of this name in the browser: the same element, without the colours, sizes and contexts of which
 * no page makes use. `vite.config.ts` puts it there.
 */
export default function createIcon({ name, node }: Drawing) {
  return ({ className = '', strokeWidth = 2, ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
