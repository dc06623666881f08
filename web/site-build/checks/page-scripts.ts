import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'

/** Loaded with the first island that is hydrated, together with React. */
const MOUNT = 'browser/islands/mount.tsx'

/** Pages and manifest of one build agree. */
const missingText = (script: string) => `The manifest of dist/ has no ${script}: build the site again`

/** @throws where the file is missing, which means that the site is not built */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The scripts that a page loads without any interaction: its module scripts and their static imports. */
export function scriptsBeforeTouch(html: string, manifest: Manifest): string[] {
  const sources = (html.match(/<script\b[^>]*>/g) ?? [])
    .filter((tag) => tag.includes('type="module"'))
    .flatMap((tag) => /\ssrc="\/([^"]+)"/.exec(tag)?.[1] ?? [])
  return scriptsOf(
    sources.map((source) => {
      const key = Object.keys(manifest).find((name) => manifest[name]?.file === source)
      if (!key) throw new Error(missingText(source))
      return key
    }),
    manifest,
  )
}

/**
 * @returns the scripts that hydrate the page's islands
 * @throws where the site has no script of an island of the page
 */
export function islandScripts(html: string, manifest: Manifest): string[] {
  const keys = Array.from(html.matchAll(/\sdata-island="([^"]+)"/g), ([, name = '']) => {
    const key = Object.keys(manifest).find((file) => file.endsWith(`/${name}.island.tsx`))
    if (!key) throw new Error(missingText(`${name}.island.tsx`))
    return key
  })
  return keys.length > 0 ? scriptsOf([MOUNT, ...keys], manifest) : []
}

/** The files of some modules and of all that these import statically. */
export function scriptsOf(keys: string[], manifest: Manifest): string[] {
  const found = new Map<string, string>()
  const add = (key: string) => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(missingText(key))
    found.set(key, chunk.file)
    chunk.imports?.forEach(add)
  }
  keys.forEach(add)
  return [...new Set(found.values())]
}
