import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { views } from '#web/views.ts'

/** Their fragments name their pages, of which one at a time is there. */
const APPS: readonly string[] = [views.admin.path, '/edit']

/**
 * Finds the dead links within the build output: to pages, anchors, pictures, and the addresses in the sitemap.
 *
 * @param siteUrl under which the output names its own pages
 * @returns such as `blog.html: /nothing`
 */
export function findDeadLinks(folder: string, siteUrl = SITE_URL): string[] {
  // Any other does where pages name their paths alone.
  const site = new URL(siteUrl || 'https://site.invalid').origin
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const served = new Set(files.map(pathOf))
  const texts = files
    .filter((file) => /\.(html|xml|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  const anchors = new Map(texts.map(({ file, text }) => [pathOf(file), idsOf(text)]))

  const isDead = (link: string, file: string): boolean => {
    const address = URL.parse(link, new URL(pathOf(file), site))
    if (!address) return true
    if (!address.protocol.startsWith('http')) return !['mailto:', 'tel:'].includes(address.protocol)
    if (address.origin !== site) return false
    const path = decodeURI(address.pathname)
    const id = decodeURIComponent(address.hash.slice(1))
    return !served.has(path) || Boolean(id && !APPS.includes(path) && !anchors.get(path)?.has(id))
  }
  return texts.flatMap(({ file, text }) =>
    [...linksOf(file, text, site)].filter((link) => isDead(link, file)).map((link) => `${file}: ${link}`),
  )
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
