import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ArticleText } from '../model/types.ts'
import { ContactLink, PageLink } from './PageLink.tsx'

type Props = {
  tree: ArticleText['tree']
  /** The component for each line `::name::`, by name. */
  parts?: Readonly<Record<string, ReactNode>>
  components?: Partial<Components>
}

/** The text of an article or a policy. It is rendered at build only. */
export function MarkdownText({ tree, parts = {}, components }: Props) {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: { a: TextLink, ...components, 'text-part': ({ name }: { name: string }) => parts[name] },
  })
}

/** Texts name the paths of the English pages. */
function TextLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <PageLink to={href} {...rest} />
  return /^(mailto|tel):/.test(href) ? <ContactLink href={href} {...rest} /> : <a href={href} {...rest} />
}
