import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'
import { type DeviceFonts, withFonts } from './fonts.ts'

// The tests of the code build the demonstration, in every shop's repository.
process.env.SITE_SHOP = 'web/demonstration'

/** As in visitors' browsers: a headless one counts as a bot and is not tracked. */
const userAgent = (device: string) =>
  `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: userAgent('Linux; Android 15; K'),
}
const DESKTOP_AGENT = userAgent('X11; Linux x86_64')
const desktop = { viewport: { width: 1440, height: 900 }, userAgent: DESKTOP_AGENT }
const executablePath = chromiumPath()

function launchWith(fonts: DeviceFonts) {
  return {
    // A page that is left sends its last request with the browser's own name.
    args: [...CHROMIUM_ARGS, `--user-agent=${DESKTOP_AGENT}`],
    env: withFonts(fonts),
    ...(executablePath && { executablePath }),
  }
}

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
  // `@phone` only where the screen is small, `@fonts` also on a device that has a face for Devanagari, and `@dejavu` on one
  // that has no other font.
  projects: [
    { name: 'phone', use: phone, grep: /@(both|phone)\b/ },
    { name: 'desktop', use: desktop, grepInvert: /@(phone|dejavu)\b/ },
    { name: 'with-devanagari', use: { ...desktop, launchOptions: launchWith('noto') }, grep: /@fonts\b/ },
    { name: 'with-dejavu', use: { ...desktop, launchOptions: launchWith('dejavu') }, grep: /@dejavu\b/ },
  ],
})
