import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'
import { createTestHarness } from 'wrangler'
import { criticalCss } from '#web/build/prerender/critical-css.ts'

/** The page that only says Hello: the cost of the server, the browser and the network by themselves. */
const HELLO = '/hello'
const HELLO_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Hello"><title>Hello</title><h1>Hello</h1>'

/** Home's own first screen without scripts: the cost of what it shows at first. */
export const FIRST_SCREEN = '/first-screen'

/** Every public view. */
export const PUBLIC_VIEWS = [
  '/',
  '/blog',
  '/blog/best-chyawanprash-guide',
  '/refund-policy',
  '/disclaimer',
  '/privacy-policy',
] as const

/** What the Worker answers to a browser that is not signed in: the dashboard shows its sign-in form. */
const LOCKED = JSON.stringify({
  success: true,
  mode: 'live',
  migrated: true,
  ownerKey: 'set',
  signedIn: false,
})

export type BenchSite = {
  /** Of the server, without a slash at the end. */
  origin: string
  /** The folder with the site's files. */
  folder: string
  close(): Promise<void>
}

/** Quality of compression on the fly at Cloudflare's edge; wrangler's asset layer does not compress. */
const EDGE_QUALITY = 4
const COMPRESSED = /text|javascript|json|xml|svg/

/** Serves a copy of the build output with the floor pages beside it, as the edge does. */
export async function serveBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  cpSync('dist/site', folder, { recursive: true })
  writeFileSync(join(folder, `${HELLO}.html`), HELLO_PAGE)
  writeFileSync(join(folder, `${FIRST_SCREEN}.html`), await firstScreenOf(join(folder, 'index.html')))
  const server = createTestHarness({
    workers: [
      {
        config: {
          name: 'bench',
          compatibility_date: '2026-10-20',
          assets: { directory: folder, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
        },
      },
    ],
  })
  const { url } = await server.listen()
  const edge = await compressing(`http://localhost:${url.port}`)
  return {
    origin: `http://localhost:${(edge.address() as AddressInfo).port}`,
    folder,
    async close() {
      edge.closeAllConnections()
      edge.close()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A page's promotional strip, header and first section, with the styles that they use, and without scripts. */
async function firstScreenOf(file: string): Promise<string> {
  const $ = load(readFileSync(file, 'utf8'))
  $('script').remove()
  $('main').nextAll().remove()
  $('main > *').slice(1).remove()
  $('#root').nextAll().remove()
  const styles = $('style').text()
  $('style').remove()
  const style = await criticalCss(styles, [$.html()], [])
  $('head').append(`<style>${style}</style>`)
  return $.html()
}

/** Serves what another server serves, texts compressed with Brotli. Each file is fetched and compressed once. */
async function compressing(origin: string): Promise<Server> {
  const files = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>()

  async function compress(path: string) {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    delete headers['transfer-encoding']
    if (!COMPRESSED.test(headers['content-type'] ?? '')) return { status: response.status, headers, body }
    const params = { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY }
    return {
      status: response.status,
      headers: { ...headers, 'content-encoding': 'br' },
      body: brotliCompressSync(body, { params }),
    }
  }

  const edge = createServer(async ({ url = '/' }, response) => {
    if (url === '/api/status') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(LOCKED)
      return
    }
    const file = files.get(url) ?? compress(url)
    files.set(url, file)
    const { status, headers, body } = await file
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  })
  edge.listen(0)
  await once(edge, 'listening')
  return edge
}
