import type { ComponentType } from 'react'
import type { MdxFile } from '../../content/mdx-file.ts'

/**
 * @param file a policy that is being imported
 * @returns its text as a component without behaviour
 */
export async function policyText(file: Promise<MdxFile>): Promise<{ default: ComponentType }> {
  const [{ default: Body }, { policyTags }] = await Promise.all([file, import('./policy-tags.tsx')])
  return {
    default: () => (
      <div className="prose">
        <Body components={policyTags} />
      </div>
    ),
  }
}
