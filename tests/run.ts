import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * `npm test`: every check. The static checks run beside Vitest, which leaves a core idle while its Workers start; the
 * browser tests need both. A failed step does not hide the next one's findings. What failed or passed only at the second
 * try is named once more at the end; the last line counts the checks and the tests. `-- --slow` names the ten slowest
 * tests, too.
 */

/** A test, or a step that is none. One that was skipped is not counted. */
type Result = { name: string; status: 'passed' | 'failed' | 'flaky' | 'skipped'; milliseconds: number }
/** What Playwright calls them. */
const PLAYWRIGHT_STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const

console.log(
  'Build, then static checks beside unit and Worker tests, then browser tests: about six minutes on two cores',
)
rmSync('test-results', { recursive: true, force: true })
// What tests, browsers and Wrangler leave in the temporary folder goes with it.
const temporary = mkdtempSync(join(tmpdir(), 'npm-test-'))
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
Object.assign(process.env, {
  TMPDIR: temporary,
  // Tests start Node three hundred times; without a cache each compiles what it loads again.
  NODE_COMPILE_CACHE: join(temporary, 'compiled'),
  // The tests of the code build the demonstration, in every shop's repository.
  SITE_SHOP: 'web/demonstration',
  // Wrangler without questions, statistics or look-ups on the internet.
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
})

const results = [await step('build', 'npm run --silent build')]
const [check, tests] = await Promise.all([step('check', 'npm run --silent check', true), vitest()])
// Loading Playwright would keep this silent for a second.
const { needChromium } = await import('./chromium.ts')
needChromium()
results.push(check, ...tests, ...(await playwright()))

const named = (status: Result['status']) => results.filter((result) => result.status === status)
const failed = named('failed')
if (process.argv.includes('--slow'))
  for (const { name, milliseconds } of results
    .slice(2)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10))
    console.log(`${(milliseconds / 1000).toFixed(1)} s: ${name}`)
for (const { name, status } of [...named('flaky'), ...failed]) console.log(`${status}: ${name}`)
if (failed.length > 0)
  console.log(`
The reasons are above, and those of tests in test-results/. One file again, once the site is built:
  npm run test:unit -- tests/unit/prices.test.tsx
  npm run test:e2e -- tests/e2e/blog.spec.ts`)
console.log(`\n${named('passed').length + named('flaky').length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

/** @param held prints the output once the command has ended, so that it does not mix with what runs beside it */
async function step(name: string, line: string, held = false): Promise<Result> {
  if (!held) console.log(`\n— ${name}`)
  const [command = '', ...args] = line.split(' ')
  const child = spawn(command, args, { stdio: held ? 'pipe' : 'inherit' })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const began = performance.now()
  const [code] = await once(child, 'close')
  if (held) process.stdout.write(Buffer.concat([Buffer.from(`\n— ${name}\n`), ...output]))
  const milliseconds = performance.now() - began
  const failure = code === 0 ? '' : '. Failed: the reason is above'
  console.log(`${name}: ${Math.round(milliseconds / 1000)} s${failure}`)
  return { name, status: code === 0 ? 'passed' : 'failed', milliseconds }
}

/** Runs tests, and reads their report. A runner that ends badly without a failed test counts as one. */
async function runTests<Report>(
  name: string,
  line: string,
  file: string,
  read: (report: Report) => Result[],
) {
  const run = await step(name, line)
  let found: Result[] = []
  try {
    found = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${name}: no report at ${file}`)
  }
  const isBroken = run.status === 'failed' && !found.some(({ status }) => status === 'failed')
  const isEmpty = !found.some(({ status }) => status !== 'skipped')
  return isBroken || isEmpty ? [...found, { ...run, status: 'failed' as const }] : found
}

type VitestTest = { status: string; fullName: string; duration?: number | null }
type VitestReport = { testResults: { name: string; status: string; assertionResults: VitestTest[] }[] }

function vitest(): Promise<Result[]> {
  return runTests<VitestReport>(
    'unit, site and Worker tests',
    'vitest run --config tests/vitest.config.ts',
    'test-results/vitest.json',
    ({ testResults }) =>
      testResults.flatMap(({ name, status: ofFile, assertionResults }) => {
        const found = assertionResults.map(({ fullName, status, duration }): Result => {
          const known = status === 'passed' || status === 'failed' ? status : 'skipped'
          return { name: fullName, status: known, milliseconds: duration ?? 0 }
        })
        // A file that could not even be loaded has no test that failed.
        const isBroken = ofFile === 'failed' && !found.some(({ status }) => status === 'failed')
        return isBroken ? [...found, { name, status: 'failed', milliseconds: 0 }] : found
      }),
  )
}

type PlaywrightTest = {
  projectName: string
  status: keyof typeof PLAYWRIGHT_STATUS
  results: { duration: number }[]
}
type Suite = { file: string; specs?: { title: string; tests: PlaywrightTest[] }[]; suites?: Suite[] }
type PlaywrightReport = { suites: Suite[]; errors: { message?: string; stack?: string }[] }

/** An error between two tests, which Playwright does not try again, costs a second run, and is named as flaky. */
async function playwright(triedBefore: readonly Result[] = []): Promise<Result[]> {
  let between: Result[] = []
  const found = await runTests<PlaywrightReport>(
    'browser tests',
    'playwright test --config tests/playwright.config.ts',
    'test-results/e2e.json',
    ({ suites, errors }) => {
      between = errors.map(({ message, stack }) => ({
        name: `between tests: ${stack ?? message}`,
        status: 'failed',
        milliseconds: 0,
      }))
      return [...suites.flatMap(testsOf), ...between]
    },
  )
  if (between.length > 0 && triedBefore.length === 0) return playwright(between)
  return [...found, ...triedBefore.map((result) => ({ ...result, status: 'flaky' as const }))]
}

function testsOf({ file, specs = [], suites = [] }: Suite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status: PLAYWRIGHT_STATUS[status],
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
