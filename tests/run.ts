import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm test`: every check. The static checks run beside Vitest, which leaves a core idle while its Workers start; the
 * browser tests need both. A failed step does not hide the next one's findings. What failed or passed only at the second
 * try is named once more at the end; the last line counts the checks and the tests. `-- --slow` names the ten slowest
 * tests, too.
 */
type Outcome = { passed: number; failures: string[]; flaky: string[]; durations?: Duration[] }
type Duration = { test: string; milliseconds: number }

console.log(
  'Build, then static checks beside unit and Worker tests, then browser tests: about seven minutes on two cores',
)
rmSync('test-results', { recursive: true, force: true })
// What tests, browsers and Wrangler leave in the temporary folder goes with it.
const temporary = mkdtempSync(join(tmpdir(), 'npm-test-'))
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
// Tests start Node three hundred times; without a cache each compiles what it loads again.
process.env.NODE_COMPILE_CACHE = join(temporary, 'compiled')
// Wrangler without questions, statistics or look-ups on the internet.
// The tests of the code build the demonstration, in every shop's repository.
Object.assign(process.env, {
  SITE_SHOP: 'web/demonstration',
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
})

const outcomes = [await step('build', ['npm', 'run', '--silent', 'build'])]
outcomes.push(
  ...(await Promise.all([
    step('check', ['npm', 'run', '--silent', 'check'], true),
    runAndCount<VitestReport>(
      'unit, site and Worker tests',
      ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
      'test-results/vitest.json',
      ({ numPassedTests, testResults }) => ({
        passed: numPassedTests,
        failures: testResults.flatMap(({ name, status, assertionResults }) => {
          const failed = assertionResults.filter((test) => test.status === 'failed')
          // A file that could not even be loaded has no test that failed.
          return failed.length === 0 && status === 'failed' ? [name] : failed.map(({ fullName }) => fullName)
        }),
        // None is tried twice.
        flaky: [],
        durations: testResults.flatMap(({ assertionResults }) =>
          assertionResults.map(({ fullName, duration }) => ({ test: fullName, milliseconds: duration ?? 0 })),
        ),
      }),
    ),
  ])),
)
// Loading Playwright would keep this silent for a second.
const { needChromium } = await import('./chromium.ts')
needChromium()
outcomes.push(await browserTests())

if (process.argv.includes('--slow')) {
  const slowest = outcomes
    .flatMap(({ durations = [] }) => durations)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
  for (const { test, milliseconds } of slowest) console.log(`${(milliseconds / 1000).toFixed(1)} s: ${test}`)
}
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const name of outcomes.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${name}`)
for (const name of failures) console.log(`failed: ${name}`)
if (failures.length > 0)
  console.log(`
The reasons are above, and those of tests in test-results/. One file again, once the site is built:
  npm run test:unit -- tests/unit/prices.test.tsx
  npm run test:e2e -- tests/e2e/blog.spec.ts`)
console.log(`\n${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

/** An error between two tests, which Playwright does not try again, costs a second run, and is named as flaky. */
async function browserTests(triedBefore: readonly string[] = []): Promise<Outcome> {
  let between: string[] = []
  const outcome = await runAndCount<PlaywrightReport>(
    'browser tests',
    ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    'test-results/e2e.json',
    ({ stats, suites, errors }) => {
      between = errors.map(({ message, stack }) => `between tests: ${stack ?? message}`)
      const tests = suites.flatMap(testsOf)
      return {
        passed: stats.expected + stats.flaky,
        failures: namesOf(tests, 'unexpected'),
        flaky: [...triedBefore, ...namesOf(tests, 'flaky')],
        durations: tests.map(({ name, milliseconds }) => ({ test: name, milliseconds })),
      }
    },
  )
  if (between.length === 0) return outcome
  if (triedBefore.length === 0) return browserTests(between)
  return { ...outcome, failures: [...outcome.failures, ...between] }
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; duration?: number | null }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string; stack?: string }[]
}

interface PlaywrightSuite {
  file: string
  specs?: {
    title: string
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

type BrowserTest = { name: string; status: string; milliseconds: number }

function testsOf({ file, specs = [], suites = [] }: PlaywrightSuite): BrowserTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

function namesOf(tests: readonly BrowserTest[], wanted: string): string[] {
  return tests.filter(({ status }) => status === wanted).map(({ name }) => name)
}

/** @param held prints the output once the command has ended, so that it does not mix with what runs beside it */
async function run(name: string, [command = '', ...args]: string[], held = false): Promise<boolean> {
  if (!held) console.log(`\n— ${name}`)
  const child = spawn(command, args, { stdio: held ? 'pipe' : 'inherit' })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const began = performance.now()
  const [code] = await once(child, 'close')
  if (held) process.stdout.write(Buffer.concat([Buffer.from(`\n— ${name}\n`), ...output]))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${name}: ${seconds} s${code === 0 ? '' : '. Failed: the reason is above'}`)
  return code === 0
}

async function step(name: string, command: string[], held = false): Promise<Outcome> {
  const ok = await run(name, command, held)
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name], flaky: [] }
}

/** A runner that counts: its report has the numbers. One that ends badly without a failed test counts as one. */
async function runAndCount<Report>(
  name: string,
  command: string[],
  file: string,
  read: (report: Report) => Outcome,
): Promise<Outcome> {
  const ok = await run(name, command)
  let found: Outcome = { passed: 0, failures: [], flaky: [] }
  try {
    found = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${name}: no report at ${file}`)
  }
  const broken = found.failures.length === 0 && (!ok || found.passed === 0)
  return broken ? { ...found, failures: [name] } : found
}
