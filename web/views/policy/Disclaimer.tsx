import Body, { frontmatter } from '#web/content/policies/disclaimer.mdx'
import { PolicyPage } from './PolicyPage.tsx'

export function Disclaimer() {
  return <PolicyPage frontmatter={frontmatter} Body={Body} />
}
