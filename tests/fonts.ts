import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { readFont } from '#web/site-build/fonts/harfbuzz.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'

/** The fonts of a device: this machine's, without any for Devanagari, or with Noto's for it; or DejaVu alone. */
export type DeviceFonts = 'none' | 'noto' | 'dejavu'

const FOLDER = resolve('test-results/fonts')

/** Font files of packages, by the folder that a configuration names. */
const FILES = {
  noto: filesOf(import.meta.resolve('@fontsource/noto-sans-devanagari'), 'noto-sans-devanagari-devanagari'),
  dejavu: [
    ...filesOf(import.meta.resolve('@fontsource/dejavu-sans'), 'dejavu-sans-latin'),
    ...filesOf(import.meta.resolve('@fontsource/dejavu-serif'), 'dejavu-serif-latin'),
  ],
}

/** All fonts of this machine, and what they replace. */
const MACHINE = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'

const withoutDevanagari = ['hi', 'mr']
  .map(
    (language) =>
      `<selectfont><rejectfont><pattern><patelt name="lang"><string>${language}</string></patelt></pattern></rejectfont></selectfont>`,
  )
  .join('')

const RULES = {
  none: MACHINE + withoutDevanagari,
  noto: `${MACHINE}<dir>${FOLDER}/noto</dir>`,
  // Without the folders of fonts, but with what `serif` and `sans-serif` are.
  dejavu: `<include ignore_missing="yes">/etc/fonts/conf.d</include><dir>${FOLDER}/dejavu</dir>`,
}

/** The name of a visitor's browser: a headless one counts as a bot and is not tracked. */
export function userAgent(device = 'X11; Linux x86_64'): string {
  return `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`
}

/** @returns Playwright's options for a browser on a device with these fonts, once `writeFonts` has run */
export function launchWith(fonts: DeviceFonts) {
  const executablePath = chromiumPath()
  return {
    // A page that is left sends its last request with the browser's own name.
    args: [...CHROMIUM_ARGS, `--user-agent=${userAgent()}`],
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: `${FOLDER}/${fonts}.conf` },
    ...(executablePath && { executablePath }),
  }
}

/** Writes the configurations, and the fonts in a container that fontconfig reads; Playwright's global setup. */
export default async function writeFonts(): Promise<void> {
  for (const [folder, files] of Object.entries(FILES)) {
    mkdirSync(`${FOLDER}/${folder}`, { recursive: true })
    for (const file of files)
      writeFileSync(`${FOLDER}/${folder}/${basename(file.pathname)}.ttf`, await readFont(file))
  }
  for (const [name, rules] of Object.entries(RULES))
    writeFileSync(`${FOLDER}/${name}.conf`, `<?xml version="1.0"?><fontconfig>${rules}</fontconfig>\n`)
}

/** The regular and the bold face of a package, by the address of its stylesheet. */
function filesOf(stylesheet: string, name: string): URL[] {
  return [400, 700].map((weight) => new URL(`files/${name}-${weight}-normal.woff2`, stylesheet))
}
