import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Chromium as tests want it: no look-ups of its own on the internet, and able to run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** @returns the path of a Chromium on this machine, if there is one */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, DEBIAN_CHROMIUM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Finds a Chromium, or installs one: Debian's where that is possible, else Playwright's. */
export function needChromium(): string {
  const found = chromiumPath()
  if (found) return found
  console.log('No Chromium here; installing one')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'inherit' })
  } else {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = chromiumPath()
  if (!installed) {
    throw new Error(
      'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium',
    )
  }
  return installed
}
