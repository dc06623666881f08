import { defineConfig } from '@playwright/test'
import { launchWith, userAgent } from './fonts.ts'

// The tests of the code build the demonstration, in every shop's repository.
process.env.SITE_SHOP = 'web/demonstration'

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: userAgent('Linux; Android 15; K'),
}
const desktop = { viewport: { width: 1440, height: 900 }, userAgent: userAgent() }

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './fonts.ts',
  outputDir: '../test-results',
  // On two cores a third worker makes each test slower and the run no shorter.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For a busy machine. What passes only at the second try is reported as flaky.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchWith('none'),
    // Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A test runs once, on the large screen, unless its tag says that the layout matters: `@both` runs it at both sizes,
  // `@phone` only where the screen is small. The test option `fonts` gives the device others.
  projects: [
    { name: 'phone', use: phone, grep: /@(both|phone)\b/ },
    { name: 'desktop', use: desktop, grepInvert: /@phone\b/ },
  ],
})
