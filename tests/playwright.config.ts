import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'

/** As visitors' browsers say it: what names itself headless is taken for a bot and not counted. */
const userAgent = (device: string) =>
  `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: userAgent('Linux; Android 15; K'),
}
const desktop = { viewport: { width: 1440, height: 900 }, userAgent: userAgent('X11; Linux x86_64') }
const executablePath = chromiumPath()

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For a machine that has much else to do. What passes only at the second try is reported as flaky.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
    // What moves is tested where it is meant to move.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // What does not look at a screen is tested once.
    { name: 'phone', use: phone, testIgnore: /(found|faults-\w+|-demo)\.spec\.ts/ },
    { name: 'desktop', use: desktop },
  ],
})
