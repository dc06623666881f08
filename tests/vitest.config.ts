import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The tests of the code build the demonstration, in every shop's repository.
process.env.SITE_SHOP = 'web/demonstration'
// It reads the environment as it is loaded.
const { shop } = await import('../web/site-build/plugins/shop.ts')

const environment = fileURLToPath(new URL('dom/environment.ts', import.meta.url))
/** The tests of the dashboard that replace no module. */
const DASHBOARD = 'tests/dom/{more,orders-*,overview,setup-guide,sign-in,states}.test.tsx'

export default defineConfig({
  plugins: [shop()],
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    allowOnly: false,
    globalSetup: fileURLToPath(new URL('global-setup.ts', import.meta.url)),
    // For a machine that has much else to do; on an idle one nothing takes a tenth of it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A file waits for its Worker as often as it works: two at a time keep two cores busy.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: fileURLToPath(new URL('unit/mocks.tsx', import.meta.url)),
        },
      },
      {
        extends: true,
        // The real wrangler against a fake of Cloudflare's API, and of the sites that are deployed to it. A scenario is up to
        // ten programs, one after the other.
        test: {
          name: 'cloudflare',
          include: ['tests/cloudflare/**/*.test.ts'],
          testTimeout: 240_000,
        },
      },
      { extends: true, test: { name: 'histories', include: ['tests/histories/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          exclude: [DASHBOARD],
          environment,
        },
      },
      {
        extends: true,
        // Loading the dashboard takes a second: one process runs several files.
        test: { name: 'dashboard', include: [DASHBOARD], isolate: false, environment },
      },
      {
        extends: true,
        // The build output, which `npm run build` makes. Loading cheerio takes longer than most files of tests, and
        // parsed pages are cached: one process runs several files.
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          // Wrangler without questions, statistics or look-ups on the internet.
          env: { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
          // Loading wrangler takes longer than most files of tests: one process runs several.
          isolate: false,
        },
      },
    ],
  },
})
