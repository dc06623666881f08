import Body, { frontmatter } from '#web/content/policies/privacy-policy.mdx'
import { PolicyPage } from './PolicyPage.tsx'

export function PrivacyPolicy() {
  return <PolicyPage frontmatter={frontmatter} Body={Body} />
}
