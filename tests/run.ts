import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { needChromium } from './chromium.ts'

/**
 * `npm test`: every check, one after the other. A failed step does not hide the next one's findings. The last line
 * counts the checks and the tests.
 */
let passed = 0
let failed = 0

rmSync('test-results', { recursive: true, force: true })
step('build', ['npm', 'run', '--silent', 'build'])
step('check', ['npm', 'run', '--silent', 'check'])
counted<{ numPassedTests: number; numFailedTests: number }>(
  'unit and Worker tests',
  ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
  'test-results/vitest.json',
  (report) => [report.numPassedTests, report.numFailedTests],
)
process.env.CHROMIUM_PATH = needChromium()
counted<{ stats: { expected: number; unexpected: number; flaky: number } }>(
  'browser tests',
  ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  'test-results/e2e.json',
  ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function run(name: string, [command = '', ...args]: string[]): boolean {
  console.log(`\n— ${name}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function step(name: string, command: string[]): void {
  if (run(name, command)) passed += 1
  else failed += 1
}

/** A runner that counts: its report has the numbers. One that ends badly without a failed test counts as one. */
function counted<Report>(
  name: string,
  command: string[],
  file: string,
  read: (report: Report) => [passed: number, failed: number],
): void {
  const ok = run(name, command)
  let counts: [number, number] = [0, 0]
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${name}: no report at ${file}`)
  }
  passed += counts[0]
  failed += counts[1] || (ok && counts[0] > 0 ? 0 : 1)
}
