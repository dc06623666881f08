import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Content } from '../content/content.ts'

type Props = {
  tree: Content['policies']['disclaimer']['tree']
  /** What a line `::name::` stands for, by name. */
  parts: Readonly<Record<string, ReactNode>>
  components?: Partial<Components>
}

/** The text of an article or a policy. It is rendered at build only. */
export function MarkdownText({ tree, parts, components }: Props) {
  const part = ({ name }: { name: string }) => {
    if (!(name in parts)) throw new Error(`::${name}::: there is no such part here`)
    return parts[name]
  }
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { ...components, 'text-part': part } })
}
