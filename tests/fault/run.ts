import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/**
 * `npm run test:fault`: runs the slow tests in full, about 40 minutes on an idle machine. The last line has
 * the totals.
 */
const REPORT = 'test-results/vitest.json'

let passed = 0
let failed = 0

vitest('10,000 bodies a write call and 2,000 queries a read call', '--project', 'worker', 'tests/worker/fuzz')
vitest('10,000 histories of requests and jobs at the same time', '--project', 'histories')
count(run('25 kills under load', [process.execPath, 'tests/fault/crash.ts']))
count(run('25 kills between sign-up and mail', [process.execPath, 'tests/fault/mail-crash.ts']))
count(run('ten minutes at 200 requests a second', [process.execPath, 'tests/fault/load.ts']))

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function run(name: string, [command = '', ...args]: string[]): boolean {
  console.log(`\n— ${name}`)
  const env = { ...process.env, FAULT: 'full' }
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}

function vitest(name: string, ...selection: string[]): void {
  rmSync(REPORT, { force: true })
  run(name, ['node_modules/.bin/vitest', 'run', '--config', 'tests/vitest.config.ts', ...selection])
  countTests()
}

function count(ok: boolean): void {
  if (ok) passed += 1
  else failed += 1
}

/** A run without a report or without tests counts as failed. */
function countTests(): void {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
    if (numPassedTests === 0) failed += 1
  } catch {
    console.error(`There is no report at ${REPORT}`)
    failed += 1
  }
}
