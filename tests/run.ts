import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { needChromium } from './chromium.ts'

/**
 * `npm test`: every check, one after the other. A failed step does not hide the next one's findings. What failed is
 * named once more at the end; the last line counts the checks and the tests.
 */
let passed = 0
const failures: string[] = []

rmSync('test-results', { recursive: true, force: true })
step('build', ['npm', 'run', '--silent', 'build'])
step('check', ['npm', 'run', '--silent', 'check'])
counted<VitestReport>(
  'unit, site and Worker tests',
  ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
  'test-results/vitest.json',
  ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
      // A file that could not even be loaded has no test that failed.
      return failed.length === 0 && status === 'failed' ? [name] : failed
    }),
  }),
)
// Wrangler without questions, statistics or look-ups on the internet.
Object.assign(process.env, { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })
needChromium()
counted<PlaywrightReport>(
  'browser tests',
  ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  'test-results/e2e.json',
  ({ stats, suites }) => ({ passed: stats.expected + stats.flaky, failures: suites.flatMap(failedSpecs) }),
)

for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

interface VitestReport {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

function failedSpecs({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
}

function run(name: string, [command = '', ...args]: string[]): boolean {
  console.log(`\n— ${name}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function step(name: string, command: string[]): void {
  if (run(name, command)) passed += 1
  else failures.push(name)
}

/** A runner that counts: its report has the numbers. One that ends badly without a failed test counts as one. */
function counted<Report>(
  name: string,
  command: string[],
  file: string,
  read: (report: Report) => { passed: number; failures: string[] },
): void {
  const ok = run(name, command)
  let found: ReturnType<typeof read> = { passed: 0, failures: [] }
  try {
    found = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${name}: no report at ${file}`)
  }
  passed += found.passed
  if (found.failures.length > 0) failures.push(...found.failures)
  else if (!ok || found.passed === 0) failures.push(name)
}
