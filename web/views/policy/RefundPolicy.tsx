import Body, { frontmatter } from '#web/content/policies/refund-policy.mdx'
import { PolicyPage } from './PolicyPage.tsx'

export function RefundPolicy() {
  return <PolicyPage frontmatter={frontmatter} Body={Body} />
}
