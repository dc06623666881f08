import { unpublishedLanguages } from '../languages.ts'
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
const unpublished = unpublishedLanguages().map(({ name }) => name)
if (unpublished.length > 0)
  console.log(`\nFor information: a deploy leaves out ${unpublished.join(', ')} (npm run translations)`)
console.log(
  findings.length === 0 ? '\nReady to launch.' : `\n${findings.length} findings to settle before launch.`,
)
process.exit(findings.length === 0 ? 0 : 1)
