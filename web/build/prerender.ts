import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ViewName, viewAt, views } from '../views.ts'
import { readBuiltSite } from './built-site.ts'
import { checkLinks } from './checks/links.ts'
import { criticalCss } from './prerender/critical-css.ts'
import { headersFile } from './prerender/headers.ts'
import { writeSeoFiles } from './seo/files.ts'

/** The last step of `npm run build`: one file of complete HTML for each path, and the headers they are served with. */

const SITE = 'dist/site'
const SERVER_ENTRY = 'dist/server/entry-server.js'

type ServerEntry = typeof import('../entry-server.tsx')

const { render, headOf, pagesToPrerender, articles, detailsOf } = (await import(
  pathToFileURL(SERVER_ENTRY).href
)) as ServerEntry
const built = await readBuiltSite(SITE)

const pages = await Promise.all(
  pagesToPrerender().map(async (path) => ({
    path,
    name: viewAt(path).name,
    html: withoutIconNames(await render(path)),
  })),
)
const styles = new Map<ViewName, string>()
for (const { name } of Object.values(views)) {
  const written = pages.filter((page) => page.name === name).map(({ html }) => html)
  styles.set(name, await criticalCss(built.style, written, await built.codeOf(name)))
}

for (const { path, name, html } of pages) {
  const head = headOf(path, articles) + headOfFiles(html, styles.get(name) ?? '')
  const file = join(SITE, path === views.home.path ? 'index.html' : `${path}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, page(head, html))
}
await writeFile(
  join(SITE, '_headers'),
  headersFile({
    styles: [...styles.values()],
    script: built.starter.code,
    hidden: Boolean(process.env.SITE_HIDDEN),
  }),
)
await writeSeoFiles(SITE, { articles, detailsOf })
await rm(dirname(SERVER_ENTRY), { recursive: true })
await built.cleanUp()
await checkLinks(SITE)

/** The icon library writes into each drawing what HTML knows, and into its class what it shows, which nothing asks for. */
function withoutIconNames(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide ([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter((name) => !name.startsWith('lucide-'))
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
}

/** All that the first paint needs is in the document; its picture is asked for early, and the rest comes after. */
function headOfFiles(view: string, style: string): string {
  return [firstPicture(view), `<style>${style}</style>`, built.starter.tag].join('')
}

/** Asks for the picture that a view opens with before the browser has read down to it. */
function firstPicture(view: string): string {
  const picture =
    /<picture><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*fetchPriority="high"/.exec(
      view,
    )
  if (!picture) return ''
  const [, srcset, sizes] = picture
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
}

function page(head: string, view: string): string {
  const whole = fill(built.template, '<html', `<html data-styles="${built.stylesheet}"`)
  return fill(fill(whole, '<!--head-->', head), '<!--view-->', view)
}

function fill(template: string, mark: string, content: string): string {
  if (!template.includes(mark)) throw new Error(`web/index.html has no ${mark}`)
  return template.replace(mark, () => content)
}
