import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readFont } from '#web/build/fonts/harfbuzz.ts'

/** The fonts of a device: this machine's, without any for Devanagari, or with Noto's for it. */
export type DeviceFonts = 'none' | 'noto'

const FOLDER = resolve('test-results/fonts')
const NOTO = new URL('files/', import.meta.resolve('@fontsource/noto-sans-devanagari'))

const RULES = {
  none: ['hi', 'mr']
    .map(
      (language) =>
        `<selectfont><rejectfont><pattern><patelt name="lang"><string>${language}</string></patelt></pattern></rejectfont></selectfont>`,
    )
    .join(''),
  noto: `<dir>${FOLDER}</dir>`,
}

/** @returns the environment in which a browser has these fonts, once `writeFonts` has run */
export function withFonts(fonts: DeviceFonts): Record<string, string> {
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: `${FOLDER}/${fonts}.conf` }
}

/** Writes the configurations, and the fonts in a container that fontconfig reads; Playwright's global setup. */
export default async function writeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const weight of [400, 700]) {
    const file = new URL(`noto-sans-devanagari-devanagari-${weight}-normal.woff2`, NOTO)
    writeFileSync(`${FOLDER}/noto-${weight}.ttf`, await readFont(file))
  }
  for (const [name, rules] of Object.entries(RULES))
    writeFileSync(
      `${FOLDER}/${name}.conf`,
      `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${rules}</fontconfig>\n`,
    )
}
