import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_URL } from '#web/build/site-url.ts'
import { ContentError, type Problem } from '#web/model/validation.ts'
import { views } from '#web/views.ts'

/** What a page may lead to. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

/** Their fragments name their pages, of which one at a time is there. */
const APPS: readonly string[] = [views.admin.path, '/edit']

/**
 * Checks every link within the build output: pages, anchors, pictures, and the addresses in the sitemap.
 *
 * @param siteUrl under which the output names its own pages
 * @throws ContentError with each dead link and its file
 */
export async function checkLinks(folder: string, siteUrl = SITE_URL): Promise<void> {
  // Any other does where pages name their paths alone.
  const site = new URL(siteUrl || 'https://site.invalid').origin
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const served = new Set(files.map(pathOf))
  const texts = await Promise.all(
    files
      .filter((file) => /\.(html|xml|txt)$/.test(file))
      .map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
  const anchors = new Map(texts.map(({ file, text }) => [pathOf(file), idsOf(text)]))

  const dead = texts.flatMap(({ file, text }) =>
    [...linksOf(file, text, site)].flatMap((link): Problem[] => {
      const problem = (what: string) => ({ file: `site/${file}`, path: [], message: `“${link}” ${what}` })
      const address = URL.parse(link, new URL(pathOf(file), site))
      if (!address || !SCHEMES.includes(address.protocol)) return [problem('is no address: correct it')]
      if (address.origin !== site) return []
      const path = decodePercent(address.pathname, decodeURI)
      const id = decodePercent(address.hash.slice(1), decodeURIComponent)
      if (!served.has(path)) return [problem('leads to no page: correct it, or begin it with https://')]
      const ids = id && !APPS.includes(path) && anchors.get(path)
      return ids && !ids.has(id) ? [problem('leads to no such heading')] : []
    }),
  )
  if (dead.length > 0) throw new ContentError(dead)
}

/** @returns the text as it is where it cannot be decoded: nothing has such an address */
function decodePercent(text: string, read: typeof decodeURI): string {
  try {
    return read(text)
  } catch {
    return text
  }
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
}

function idsOf(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => decode(id)))
}

/** In pages what a browser would fetch or follow; elsewhere every address of this site. */
function linksOf(file: string, text: string, site: string): Set<string> {
  if (!file.endsWith('.html')) {
    const siteAddress = new RegExp(`${site.replaceAll('.', '\\.')}[^\\s"'<>)]*`, 'g')
    return new Set(Array.from(text.matchAll(siteAddress), ([address]) => decode(address)))
  }
  const single = Array.from(text.matchAll(/\s(?:href|src)="([^"]+)"/g), ([, link = '']) => decode(link))
  const sets = Array.from(text.matchAll(/\s(?:imagesrcset|srcSet|srcset)="([^"]+)"/g), ([, set = '']) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  const previews = Array.from(text.matchAll(/content="(https?:[^"]+)"/g), ([, link = '']) => decode(link))
  return new Set([...single, ...sets.flat(), ...previews].filter((link) => !link.startsWith('data:')))
}

function decode(text: string): string {
  return text.replaceAll('&amp;', '&')
}
