import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createTestHarness } from 'wrangler'
import { CHROMIUM_ARGS, needFullChromium } from './chromium.ts'
import { fakeThirdParties, openHome } from './e2e/open-home.ts'
import { harnessOptions } from './worker-config.ts'

/** `npm run pictures`, which builds first: takes the pictures of the README from the demonstration. */
Object.assign(process.env, { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })

const worker = createTestHarness(harnessOptions('demo'))
const { url } = await worker.listen()
const browser = await chromium.launch({ executablePath: needFullChromium(), args: CHROMIUM_ARGS })
try {
  await takePicture('home-phone', [390, 844], openHome)
  await takePicture('home-desk', [1440, 900], openHome)
  await takePicture('dashboard', [1440, 900], async (page) => {
    await page.goto('/admin')
    await page.getByText('Demo Mode').waitFor()
    await page.waitForLoadState('networkidle')
  })
} finally {
  await browser.close()
  await worker.close()
}

/** @param size of the screen: width and height in CSS pixels */
async function takePicture(
  name: string,
  [width, height]: [number, number],
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url.href,
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await fakeThirdParties(context)
  const page = await context.newPage()
  await open(page)
  const taken = await page.screenshot({ animations: 'disabled' })
  const file = `.github/${name}.webp`
  writeFileSync(
    file,
    await sharp(taken)
      .resize({ width: Math.min(width * 2, 1440) })
      .webp({ quality: 80 })
      .toBuffer(),
  )
  console.log(file)
  await context.close()
}
