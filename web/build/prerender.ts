import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltSite, readBuiltSite } from './built-site.ts'
import { writeFoundFiles } from './found/files.ts'
import { checkLinks } from './found/links.ts'
import { headersFile } from './headers.ts'

/** The last step of `npm run build`: one file of complete HTML for each path, and the headers they are served with. */

const SITE = 'dist/site'
const SERVER_ENTRY = 'dist/server/entry-server.js'

type ServerEntry = typeof import('../entry-server.tsx')

const { render, headOf, pagesToPrerender, articles, detailsOf } = (await import(
  pathToFileURL(SERVER_ENTRY).href
)) as ServerEntry
const built = await readBuiltSite(SITE)

for (const path of pagesToPrerender()) {
  const view = await render(path)
  const head = headOf(path, articles) + headOfFiles(built, view)
  const file = join(SITE, path === '/' ? 'index.html' : `${path}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, page(head, view))
}
await writeFile(
  join(SITE, '_headers'),
  headersFile({ style: built.style, hidden: Boolean(process.env.SITE_HIDDEN) }),
)
await writeFoundFiles(SITE, { articles, detailsOf })
await rm(dirname(SERVER_ENTRY), { recursive: true })
await built.cleanUp()
await checkLinks(SITE)

/** The style in the document, so that the first paint waits for nothing; what it will need next is fetched early. */
function headOfFiles(site: BuiltSite, view: string): string {
  return [
    ...site.firstFonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    firstPicture(view),
    `<style>${site.style}</style>`,
  ].join('')
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
  return fill(fill(built.template, '<!--head-->', head), '<!--view-->', view)
}

function fill(template: string, mark: string, content: string): string {
  if (!template.includes(mark)) throw new Error(`web/index.html has no ${mark}`)
  return template.replace(mark, () => content)
}
