import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError, type Problem } from '#web/content/check.ts'
import brand from '#web/content/facts/opening.json' with { type: 'json' }
import { views } from '#web/views.ts'

/**
 * Checks every link within the build output: pages, anchors, pictures, and the addresses in sitemap and RSS.
 *
 * @throws ContentError with each dead link and its file
 */
export async function checkLinks(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const served = new Set(files.map(pathOf))
  const texts = await Promise.all(
    files
      .filter((file) => /\.(html|xml|txt|webmanifest)$/.test(file))
      .map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
  const anchors = new Map(texts.map(({ file, text }) => [pathOf(file), idsOf(text)]))

  const dead = texts.flatMap(({ file, text }) =>
    [...linksOf(file, text)].flatMap((link): Problem[] => {
      const { origin, pathname, hash } = new URL(link, new URL(pathOf(file), brand.siteUrl))
      if (origin !== new URL(brand.siteUrl).origin) return []
      const problem = (what: string) => ({ file: `site/${file}`, path: [], message: `“${link}” ${what}` })
      const path = decodeURI(pathname)
      if (!served.has(path)) return [problem('leads to no page: correct it, or begin it with https://')]
      // The dashboard's fragments name its pages, of which one at a time is there.
      const ids = hash && path !== views.admin.path && anchors.get(path)
      return ids && !ids.has(decodeURIComponent(hash.slice(1))) ? [problem('leads to no such heading')] : []
    }),
  )
  if (dead.length > 0) throw new ContentError(dead)
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
}

function idsOf(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => decode(id)))
}

/** In pages what a browser would fetch or follow; elsewhere every address of this site. */
function linksOf(file: string, text: string): Set<string> {
  if (!file.endsWith('.html')) {
    const own = new RegExp(`${brand.siteUrl.replaceAll('.', '\\.')}[^\\s"'<>)]*`, 'g')
    return new Set(Array.from(text.matchAll(own), ([address]) => decode(address)))
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
