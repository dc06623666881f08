import { draftLanguages, draftNotice } from '../languages.ts'
import { GROUPS } from './finding.ts'
import { launchFindings } from './launch.ts'

/** `npm run check:launch`: lists what must not go live, by group; exits with 1 while there is anything. Languages that
 * nobody has read are no hindrance: a deploy leaves them out. */
const findings = launchFindings()
for (const group of GROUPS) {
  const found = findings.filter((finding) => finding.group === group)
  if (found.length === 0) continue
  console.log(`\n${group} (${found.length})`)
  for (const { file, line, what, todo } of found) console.log(`  ${file}:${line}  ${what}\n    → ${todo}`)
}
const drafts = draftLanguages()
if (drafts.length > 0)
  console.log('\nFor information: languages that a deploy leaves out (npm run translations)')
for (const draft of drafts) console.log(`  ${draftNotice(draft)}`)
console.log(
  findings.length === 0 ? '\nReady to launch.' : `\n${findings.length} findings to settle before launch.`,
)
process.exit(findings.length === 0 ? 0 : 1)
