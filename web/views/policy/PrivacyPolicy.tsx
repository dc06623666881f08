import Body, { frontmatter } from '../../content/policies/privacy-policy.mdx'
import { MyData } from './MyData.tsx'
import { PolicyPage } from './PolicyPage.tsx'
import { policyTags } from './policy-tags.tsx'

const tags = { ...policyTags, MyData }

/** Unlike its sisters' text this one is alive: it has a button in its midst. */
export default function PrivacyPolicy() {
  return (
    <PolicyPage card={frontmatter}>
      <div className="prose">
        <Body components={tags} />
      </div>
    </PolicyPage>
  )
}
