import { launchFindings } from './launch.ts'

/** `npm run check:launch`: lists what must not go live; ends with 1 while there is anything. */
const findings = launchFindings()
for (const { file, line, what } of findings) console.log(`${file}:${line}  ${what}`)
console.log(
  findings.length === 0 ? 'Ready to launch.' : `\n${findings.length} things to settle before launch.`,
)
process.exit(findings.length === 0 ? 0 : 1)
