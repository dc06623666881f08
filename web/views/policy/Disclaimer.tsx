import { frontmatter } from '../../content/policies/disclaimer.mdx?frontmatter'
import { still } from '../../ui/Still.tsx'
import { PolicyPage } from './PolicyPage.tsx'
import { policyText } from './policy-text.tsx'

const Text = still(() => policyText(import('../../content/policies/disclaimer.mdx')))

export default function Disclaimer() {
  return (
    <PolicyPage card={frontmatter}>
      <Text />
    </PolicyPage>
  )
}

/** Fetches the text, before a switch to this view shows it. */
export const load = Text.load
