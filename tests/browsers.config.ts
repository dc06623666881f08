import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run test:browsers`: what visitors and the owner do most, in the other two engines. */
export default defineConfig({
  ...base,
  testDir: 'browsers',
  reporter: 'list',
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: (['firefox', 'webkit'] as const).flatMap((browserName) =>
    [390, 1440].map((width) => ({
      name: `${browserName} ${width}`,
      use: { browserName, viewport: { width, height: 850 } },
    })),
  ),
})
