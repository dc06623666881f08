import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { PUBLIC_VIEWS, serveBenchSite } from './bench-site.ts'
import { measurePage } from './paints.ts'
import { type Figure, median } from './table.ts'

const ROUNDS = 3

/** The fonts of devices: Android, and Debian with and without its usual desktop fonts. */
const FONT_SETS = [
  ['Roboto', 'Noto Serif'],
  ['Liberation Sans', 'Liberation Serif'],
  ['DejaVu Sans', 'DejaVu Serif'],
]

/**
 * Measures how much the views shift when the web fonts arrive, with only one set of fonts installed at a time. Sets that
 * this machine lacks are left out.
 */
export async function measureFontShift(): Promise<Figure[]> {
  const site = await serveBenchSite()
  const figures: Figure[] = []
  for (const families of FONT_SETS) {
    const files = families.map(filesOf)
    if (files.some((found) => found.length === 0)) {
      console.log(`Not installed, so not measured: ${families.join(', ')}`)
      continue
    }
    const fonts = onlyThese(files.flat())
    const browser = await chromium.launch({
      executablePath: needFullChromium(),
      args: CHROMIUM_ARGS,
      env: { ...process.env, FONTCONFIG_FILE: fonts.config },
    })
    const worst: number[] = []
    for (const path of PUBLIC_VIEWS) {
      const shifts: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        shifts.push((await measurePage(browser, site.origin + path)).shift)
      }
      worst.push(median(shifts))
    }
    await browser.close()
    rmSync(fonts.folder, { recursive: true })
    figures.push({
      name: `Layout shift with ${families.join(' and ')} alone, worst view`,
      measured: Math.max(...worst),
      unit: '',
      target: { most: 0.02 },
    })
  }
  await site.close()
  return figures
}

/** The installed files of a family, by fontconfig. */
function filesOf(family: string): string[] {
  const { stdout } = spawnSync('fc-list', [`:family=${family}`, '--format', '%{file}\n'], {
    encoding: 'utf8',
  })
  return [...new Set((stdout ?? '').split('\n').filter(Boolean))]
}

/**
 * A configuration for fontconfig that knows only some files, with the machine's own rules: without them letters are
 * hinted to whole pixels, as on no phone.
 */
function onlyThese(files: string[]): { folder: string; config: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const [fonts, cache, config] = [join(folder, 'fonts'), join(folder, 'cache'), join(folder, 'fonts.conf')]
  mkdirSync(fonts)
  for (const file of files) symlinkSync(file, join(fonts, basename(file)))
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><include ignore_missing="yes">/etc/fonts/conf.d</include><cachedir>${cache}</cachedir></fontconfig>`,
  )
  return { folder, config }
}
