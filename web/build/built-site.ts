import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { withIntegrity } from './integrity.ts'

/** The fonts of the first screen, by the names that `fonts.ts` gives them. */
const FIRST_FONTS = ['fraunces-latin', 'figtree-latin']

export type BuiltSite = {
  /** The page that Vite made of web/index.html, without its stylesheet. */
  template: string
  /** All CSS. */
  style: string
  /** Addresses. */
  firstFonts: string[]
  /** Deletes what the build needed and a visitor does not. */
  cleanUp(): Promise<void>
}

/**
 * What Vite has left in the folder of the built site.
 *
 * @throws where a file that the site can't do without is missing
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const files = Object.values(manifest).map(({ file }) => file)
  const stylesheet = files.find((file) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('The build made no stylesheet')

  return {
    template: await withIntegrity(template.replace(/\s*<link rel="stylesheet"[^>]*>/, ''), folder),
    style: (await readFile(join(folder, stylesheet), 'utf8')).trim(),
    firstFonts: FIRST_FONTS.map((name) => {
      const file = Object.values(manifest)
        .flatMap(({ file, assets = [] }) => [file, ...assets])
        .find((asset) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(asset))
      if (!file) throw new Error(`The build made no font file ${name}`)
      return `/${file}`
    }),
    cleanUp: async () => {
      await rm(manifestFile)
      await rm(join(folder, stylesheet))
    },
  }
}
