import type { ComponentType } from 'react'

/** What the import of an article or a policy gives. */
export type MdxFile = {
  /** The head of the file as it stands there; `articles.ts` and the policy views know what is in it. */
  frontmatter: unknown
  /** The text. It may be given components for tags of its own, such as `<Figure>`. */
  default: ComponentType<{ components?: { readonly [tag: string]: unknown } }>
}
