import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Debian's two builds. The headless shell is the same engine without the desktop browser around it, and loads pages in
 * half the time; what it lacks is what the browser around it does: the back/forward cache and the settings of a profile.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = '/usr/bin/chromium'

/** Chromium for the tests: without look-ups of its own on the internet, and able to run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** @returns the path of the fastest Chromium on this machine, if there is one */
export function chromiumPath(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, HEADLESS_SHELL, CHROMIUM, chromium.executablePath()])
}

/** @returns the path of a complete Chromium on this machine, if there is one */
export function fullChromiumPath(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, CHROMIUM, chromium.executablePath()])
}

/**
 * Finds Chromium, or installs it: Debian's where that is possible, else Playwright's.
 *
 * @returns the path of the fastest one
 * @throws Error where none can be installed
 */
export function needChromium(): string {
  return need(chromiumPath)
}

/**
 * Finds a complete Chromium, or installs it. Benchmarks use it, because the headless shell hints letters to whole pixels
 * and starts faster than a visitor's browser.
 *
 * @throws Error where none can be installed
 */
export function needFullChromium(): string {
  return need(fullChromiumPath)
}

function need(path: () => string | undefined): string {
  if (!fullChromiumPath()) install()
  const found = path()
  if (found) return found
  throw new Error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium')
}

function install(): void {
  console.log('No Chromium here; installing one')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = 'apt-get install -y -qq chromium chromium-headless-shell'
    spawnSync('sh', ['-c', `apt-get update -qq && ${packages}`], { stdio: 'inherit' })
  } else {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  }
}

function firstOf(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path))
}
