import { LANGUAGES, SOURCE } from '#contract/languages.ts'
import { readLanguage } from '#web/content/load.ts'
import { outdatedFiles } from './outdated.ts'

/** `npm run translations`: who has read each language, and which English files are newer than their translations. */
for (const { id, name } of LANGUAGES) {
  if (id === SOURCE) continue
  const { published, readBy, readOn } = readLanguage(id)
  console.log(
    `${name}: ${published ? 'published' : 'left out by npm run deploy'}; ${readBy ? `read by ${readBy}${readOn ? ` on ${readOn}` : ''}` : 'nobody has read it'}`,
  )
  const files = outdatedFiles(id)
  if (!files) console.log('  Not known here: this clone has no git, or not all commits.')
  for (const file of files ?? []) console.log(`  web/content/${file} is newer than its translation`)
}
