import { unpublishedLanguages } from '../languages.ts'
import { advice, launchFindings, leftOut } from './launch.ts'

/** `npm run check:launch`: what is missing to open, what a live site leaves out, and advice. Exits with 1 for the first. */
const findings = launchFindings()
print(
  'Missing to open',
  findings.map(({ file, line, what, todo }) => `${file}:${line}  ${what}: ${todo}`),
)
print('Left out of a live site until it is your own', [
  ...leftOut(),
  ...unpublishedLanguages().map(({ name }) => `language ${name}: npm run translations`),
])
print('Worth doing', advice())
if (findings.length === 0) console.log('\nReady to open: npm run deploy')
process.exitCode = findings.length === 0 ? 0 : 1

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${title} (${lines.length})`, ...lines].join('\n  '))
}
